import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { wordsOfBadge } from '../../client/features/accounts/badge/badgeWords.ts';
import { helpQuestions, helpRoles, helpTopics } from '../../client/features/core/help/questions.ts';
import { reasonLabels } from '../../client/features/lifecycle/report/reasonLabels.ts';
import { profileSections, referencesSection } from '../../client/features/people/profileForm/profileSections.ts';
import { accountSections } from '../../client/screens/account/settings/Setting.tsx';
import { product } from '../../client/ui/base/product.ts';
import { periodNames, periods } from '../../server/domain/core/limits/periods.ts';
import { keyGroupNames } from '../../server/domain/core/viewer/keyGroups.input.ts';
import { staying } from '../../server/domain/lifecycle/retention/staying.ts';
import { matchParts } from '../../server/domain/people/search/bestMatch.input.ts';
import { allJobsSlug, undisclosedGender } from '../../server/domain/people/search/search.input.ts';
import { noPayment } from '../../server/payment/none.ts';
import { Visitor } from '../support/browserless.ts';
import { erasedAt, inState, makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { Program, programOf } from '../support/program.ts';
import { structuredData } from './structuredData.ts';

const app = testApp({
  environment: { KEEP_GUESTS_DAYS: '730', KEEP_UPLOADS_DAYS: '2', KEEP_ACTIVITY_DAYS: '31' },
});
const db = testDb(app);
const catalog = testCatalog(app);
beforeAll(async () => {
  await db.sex.createMany({ data: [{ name: 'Female' }, { name: undisclosedGender }] });
  await app.services.reference.refresh();
});

const textOf = async (path: string) => (await (await fetch(new URL(path, app.url))).text()).replaceAll('<!-- -->', '');

it('a page preloads the font file that its style sheet uses for Latin text, and no other', async () => {
  const page = await textOf('/');
  const preloads = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2"([^>]*)>/g)];
  expect(preloads).toHaveLength(1);
  const [, font = '', attributes = ''] = preloads[0] ?? [];
  // Fonts are fetched without credentials, so a preload with credentials is fetched twice.
  expect(attributes).toMatch(/crossorigin="anonymous"/i);
  const styles = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => textOf(href));
  const faces = (await Promise.all(styles))
    .join('')
    .split('@font-face')
    .filter((face) => face.includes(font));
  expect(faces).toHaveLength(1);
  expect(faces[0]).toContain('unicode-range:U+??,');
  // The first visit also uses it as soon as it has loaded.
  expect(faces[0]).toContain('font-display:swap');
  const response = await fetch(new URL(font, app.url));
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});

it('no search is filtered by a gender that people do not say', async () => {
  const page = await textOf(paths.jobSeekers.to({ job: allJobsSlug }));
  expect(page).toMatch(/<option[^>]*>Female</);
  expect(page).not.toMatch(new RegExp(`<option[^>]*>${undisclosedGender}<`));
});

it('a profile links to the listing of its job and city, even without similar job seekers', async () => {
  const { reference } = app.services;
  const { id } = await makeJobSeeker(db, catalog);
  const page = await textOf(`/Hire-Maria-in-City-Job-Friendly-waiter-${id}`);
  const job = reference.jobs.get(catalog.jobId);
  const city = reference.cities.get(catalog.cityId);
  expect(page).not.toContain('Similar job seekers');
  expect(page).toContain(`Find more ${job?.plural} in ${city?.name}`);
  expect(page).toContain(`href="/${job?.slug}-job-${city?.name.toLowerCase().replaceAll(' ', '%20')}"`);
});

it('a profile tells search engines who it is of, no more than its page says, and the rating', async () => {
  const { publicUrl, reference } = app.services;
  const profile = { name: 'Maria Santos', email: 'maria@example.test', photoUri: '/uploads/maria.webp' };
  const { id } = await makeJobSeeker(db, catalog, profile);
  const { url } = await fetch(`${app.url}/Hire-Maria-in-City-Job-Friendly-waiter-${id}`);
  const html = await textOf(url);
  expect(structuredData(html, 'ProfilePage').mainEntity).toEqual({
    '@type': 'Person',
    name: 'Maria',
    url: publicUrl + new URL(url).pathname,
    jobTitle: reference.jobs.get(catalog.jobId)?.name,
    address: { '@type': 'PostalAddress', addressLocality: reference.cities.get(catalog.cityId)?.name },
    image: `${publicUrl}/uploads/maria.webp`,
  });
  expect(structuredData(html, 'Service')).toBeUndefined();
  const employer = await makeEmployer(db);
  await db.rating.create({ data: { employerId: employer.id, jobSeekerId: id, stars: 4, changedAt: new Date() } });
  expect(structuredData(await textOf(url), 'Service').aggregateRating).toMatchObject({
    ratingValue: 4,
    reviewCount: 1,
  });
});

it('a search is newest first, unless its address asks for the best match, and the page says what that is', async () => {
  await makeJobSeeker(db, catalog, { name: 'Bestina', matchScore: 90 });
  await makeJobSeeker(db, catalog, { name: 'Newman' });
  const order = (html: string) => html.match(/(Bestina|Newman)(?=<span[^>]*> \(opens)/g);
  const listing = await textOf(paths.jobSeekers.to({ job: allJobsSlug }));
  expect(order(listing)).toEqual(['Newman', 'Bestina']);
  expect(listing).not.toContain('Why this order?');
  const home = await textOf('/');
  expect(home).toContain('href="/all-job?sort=match"');
  const best = await textOf('/all-job?sort=match');
  expect(order(best)).toEqual(['Bestina', 'Newman']);
  for (const { words, points } of Object.values(matchParts)) {
    expect(home).toContain(`${words}: up to ${points}`);
    expect(best).toContain(`${words}: up to ${points}`);
  }
});

it('the privacy page names every period as it is set, and everything that stays after a deletion', async () => {
  const text = (await textOf('/privacy')).replaceAll('&#x27;', "'");
  const set: Record<string, number> = { guests: 730, uploads: 2, activity: 31 };
  for (const name of periodNames) {
    const days = set[name] ?? periods[name].days;
    const { data, from } = periods[name];
    expect(text).toContain(`${data}: ${days === 1 ? '1 day' : `${days} days`} after ${from}.`);
  }
  for (const { data, reason } of staying) expect(text).toContain(`${data}: ${reason}.`);
});

it('the page that says what is checked explains each badge and each reason of a report', async () => {
  const html = await textOf('/how-we-check-people');
  for (const words of [...Object.values(wordsOfBadge), ...Object.values(reasonLabels)]) expect(html).toContain(words);
  expect(html).toContain('What we do not check');
  expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/how-we-check-people"`);
});

it('prices, help and what is checked are in the footer and in the sitemap', async () => {
  const [, footer = ''] = (await textOf('/terms')).split('<footer');
  const xml = await textOf('/sitemaps/pages.xml');
  for (const path of ['/pricing', '/how-we-check-people', '/help']) {
    expect(footer).toContain(`href="${path}"`);
    expect(xml).toContain(`${path}</loc>`);
  }
});

it.each(['/', '/find-work'])('%s shows clients and testimonials only if admins have added some', async (path) => {
  await db.endorsement.deleteMany();
  const empty = await textOf(path);
  expect(empty).not.toContain('What our users say');
  expect(empty).not.toContain('Companies that hire by the hour');
  const words = { name: 'Grace Lim', subTitle: 'Baker', text: 'On time.' };
  await db.endorsement.create({ data: { kind: 'TESTIMONIAL', ...words } });
  const quoted = await textOf(path);
  expect(quoted).toContain('What our users say');
  expect(quoted).toContain('On time.');
  expect(quoted).not.toContain('Companies that hire by the hour');
});

it('the search for work leads to the offers, without JavaScript too', async () => {
  const { jobs, cities } = app.services.reference;
  const [job, city] = [jobs.get(catalog.jobId), cities.get(catalog.cityId)];
  const locationOf = async (query: string) =>
    (await fetch(`${app.url}/find-work?${query}`, { redirect: 'manual' })).headers.get('location');
  expect(await locationOf(`job=${job?.slug}&city=0`)).toBe(`/${job?.slug}-offers-all`);
  expect(await locationOf(`job=${job?.slug}&city=${city?.slug}`)).toBe(`/${job?.slug}-offers-${city?.slug}`);
});

const statusOf = async (path: string) => (await fetch(app.url + path, { redirect: 'manual' })).status;

it('a deleted job seeker is 410, a paused or unknown one is 404', async () => {
  const deleted = await makeJobSeeker(db, catalog, { ...erasedAt(new Date()), active: false });
  const paused = await makeJobSeeker(db, catalog, { active: false });
  expect(await statusOf(`/Hire-Maria-${deleted.id}`)).toBe(410);
  expect(await statusOf(`/Hire-Maria-${paused.id}`)).toBe(404);
  expect(await statusOf('/Hire-Maria-2000000000')).toBe(404);
  // Users of other roles have no such page.
  const employer = await makeEmployer(db, erasedAt(new Date()));
  expect(await statusOf(`/Hire-Maria-${employer.id}`)).toBe(404);
});

it('a paused profile, which its job seeker still sees, is kept out of search engines', async () => {
  const { reference } = app.services;
  const paused = await makeJobSeeker(db, catalog, { active: false });
  const own = await new Visitor(app.url).signIn(paused);
  const [job, city] = [reference.jobs.get(catalog.jobId), reference.cities.get(catalog.cityId)];
  const address = { ...paused, job: job?.name ?? null, city: city?.name ?? null };
  const page = await own.fetch(paths.jobSeeker.to(address));
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
});

it('a deleted offer is 410, a closed or unknown one is 404', async () => {
  const employer = await makeEmployer(db);
  const closed = await makeJobOffer(db, catalog, { employerId: employer.id, ...inState('FILLED') });
  const last = await makeJobOffer(db, catalog, { employerId: employer.id, slug: 'last' });
  await db.jobOffer.delete({ where: { id: last.id } });
  for (const path of ['Job-Offer-public', 'Display-job-offer']) {
    expect(await statusOf(`/${path}-${last.id}`)).toBe(410);
    expect(await statusOf(`/${path}-${closed.id}`)).toBe(404);
    expect(await statusOf(`/${path}-${last.id + 1}`)).toBe(404);
  }
});

it('a city whose name looks like a file name has its pages', async () => {
  const { reference } = app.services;
  const [job, country] = await Promise.all([db.job.findFirstOrThrow(), db.country.findFirstOrThrow()]);
  for (const name of ['St.Gallen', 'Washington D.C']) {
    const slug = name.toLowerCase().replace(/\W+/g, '-');
    const city = await db.city.create({ data: { name, slug, countryId: country.id, recommendedPrices: [10] } });
    await makeJobSeeker(db, catalog, { cityId: city.id });
  }
  await reference.refresh();
  expect(await statusOf(`/${job.slug}-job-st.gallen`)).toBe(200);
  expect(await statusOf(`/${job.slug}-job-washington%20d.c`)).toBe(200);
  expect(await statusOf('/no-such-file.js')).toBe(404);
});

it('an invalid page cursor is not a server error', async () => {
  expect(await statusOf('/careers')).toBe(200);
  expect(await statusOf('/careers?after=nothing')).toBe(404);
  expect(await statusOf('/all-job?after=nothing')).toBe(302);
  expect(await statusOf('/all-offers-all?after=nothing')).toBe(302);
});

it('a page that a program asks for with a key is refused, and not as if it were down', async () => {
  const owner = await new Visitor(app.url).signIn(await makeEmployer(db));
  const valid = await programOf(owner, { groups: keyGroupNames });
  const answersTo = async (program: Program) => {
    const answers = await Promise.all(['/', '/jobs/1', '/api/nothing'].map((path) => program.fetch(path)));
    return answers.map(({ status, headers }) => `${status} ${headers.get('content-type')?.split(';')[0]}`);
  };
  expect(await answersTo(valid)).toEqual(['403 text/html', '403 text/html', '403 application/json']);
  const invalid = new Program(app.url, 'nothing');
  expect(await answersTo(invalid)).toEqual(['401 text/html', '401 text/html', '401 application/json']);
});

describe('the prices', () => {
  const cities = { london: 0, nowhere: 0 };

  beforeAll(async () => {
    const { reference } = app.services;
    const cityIn = async (name: string, currencyCode: string) => {
      const country = await db.country.create({
        data: { name: `Land of ${name}`, currencyCode, currencySymbol: currencyCode, currencyName: currencyCode },
      });
      const city = { name, slug: name.toLowerCase(), countryId: country.id, recommendedPrices: [10] };
      return (await db.city.create({ data: city })).id;
    };
    cities.london = await cityIn('London', 'GBP');
    cities.nowhere = await cityIn('Nowhere', 'CHF');
    await db.pricingOption.create({ data: { currency: 'GBP', recurringMode: 'MONTHLY', amount: 3900 } });
    await db.pricingOption.create({ data: { currency: 'GBP', recurringMode: 'PASS', amount: 1500 } });
    await reference.refresh();
  });

  const plain = (html: string) =>
    html
      .replace(/<script.*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('\u00a0', ' ');
  const pageAt = async (path: string) => plain(await (await fetch(app.url + path)).text());

  it('are those of the default currency without a city, and for what is no city', async () => {
    for (const query of ['', '?city=', '?city=0', '?city=x', '?city=2000000000', '?city=99999999999999']) {
      const text = await pageAt(`/pricing${query}`);
      expect(text, query).toContain('Monthly subscription SGD 49 /month');
      expect(text, query).toContain('Save 20% SGD 470 /year');
      expect(text, query).not.toContain('Prices for hiring in');
      expect(text, query).not.toContain('for 7 days');
    }
  });

  it('are in the currency of the chosen city, with its pass', async () => {
    const text = await pageAt(`/pricing?city=${cities.london}`);
    expect(text).toContain('Prices for hiring in London');
    expect(text).toContain('Monthly subscription GBP 39 /month');
    expect(text).toContain('Pass GBP 15 for 7 days');
    expect(text).not.toContain('SGD 49');
  });

  it('of a city without prices are in the default currency, and the page says so', async () => {
    const text = await pageAt(`/pricing?city=${cities.nowhere}`);
    expect(text).toContain('We have no price in CHF yet, so they are in SGD.');
    expect(text).toContain('SGD 49 /month');
  });

  it('change when an admin changes them', async () => {
    const where = { currency_recurringMode: { currency: 'GBP', recurringMode: 'MONTHLY' } } as const;
    await db.pricingOption.update({ where, data: { amount: 4100 } });
    expect(await pageAt(`/pricing?city=${cities.london}`)).toContain('GBP 41 /month');
  });

  it('are those of their own city for employers, who get to their subscription', async () => {
    const employer = await makeEmployer(db, { cityId: cities.london });
    const person = await new Visitor(app.url).signIn(employer);
    const html = await (await person.fetch('/pricing')).text();
    expect(plain(html)).toContain('for 7 days');
    expect(html).toMatch(/<main.*href="\/my-subscription"/s);
    expect(await pageAt('/pricing')).toContain('Find job seekers');
  });

  it('say that nobody can pay where no payment provider is set up', async () => {
    const message = 'Payments are unavailable at the moment Please contact support@hourhand.test .';
    expect(await pageAt('/pricing')).not.toContain(message);
    const { payment } = app.services;
    Object.assign(app.services, { payment: noPayment });
    const text = await pageAt('/pricing?city=0').finally(() => Object.assign(app.services, { payment }));
    expect(text).toContain(message);
  });

  it('offers its prices to search engines', async () => {
    const html = await (await fetch(`${app.url}/pricing`)).text();
    expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/pricing"`);
    expect(structuredData(html, 'Service').offers).toEqual([
      { '@type': 'Offer', name: 'Monthly subscription', price: 49, priceCurrency: 'SGD' },
      { '@type': 'Offer', name: 'Yearly subscription', price: 470, priceCurrency: 'SGD' },
    ]);
  });
});

const shown = (html: string) => [...html.matchAll(/<div id="([a-z-]+)" [^>]*class="[^"]*answer/g)].map(([, id]) => id);
const idsOf = (role: string) =>
  helpQuestions.filter(({ roles }) => roles.some((one) => one === role)).map(({ id }) => id);

/** Of pages that only members see. */
const sections = new Map<string, readonly { anchor: string }[]>([
  [paths.account.to(), Object.values(accountSections)],
  [paths.myProfile.to(), [...Object.values(profileSections), referencesSection]],
]);

describe('the questions', () => {
  it('are some for each role and each topic, each with an anchor of its own', () => {
    const ids = helpQuestions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const role of helpRoles) expect(idsOf(role).length, role).toBeGreaterThanOrEqual(10);
    for (const topic of helpTopics)
      expect(helpQuestions.filter((one) => one.topic === topic).length, topic).toBeGreaterThanOrEqual(2);
  });

  it.each([...new Set(helpQuestions.map(({ link }) => link.href))])('lead to %s, which exists', async (href) => {
    const [path = '', anchor] = href.split('#');
    const answer = await fetch(app.url + path, { redirect: 'manual' });
    const leadsToLogin = answer.status === 302 && /^\/(login|sign-up)/.test(answer.headers.get('location') ?? '');
    expect(leadsToLogin || answer.status === 200, `${answer.status} ${answer.headers.get('location')}`).toBe(true);
    if (!anchor) return;
    const isThere = leadsToLogin
      ? sections.get(path)?.some((section) => section.anchor === anchor)
      : (await answer.text()).includes(`id="${anchor}"`);
    expect(isThere, anchor).toBe(true);
  });
});

describe('without JavaScript', () => {
  it('the page has all answers with their anchors, and is ready for search engines', async () => {
    const html = await textOf('/help');
    expect(shown(html).sort()).toEqual(helpQuestions.map(({ id }) => id).sort());
    expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/help"`);
    expect(html).toContain('<meta property="og:title" content="Help"');
    const faq = structuredData(html, 'FAQPage');
    expect(faq.mainEntity).toHaveLength(helpQuestions.length);
    expect(faq.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: helpQuestions[0]?.question,
      acceptedAnswer: { '@type': 'Answer', text: helpQuestions[0]?.answer },
    });
  });

  it.each([
    ['for=job-seeker', 'jobSeeker'],
    ['for=employer', 'employer'],
    ['for=guest', 'guest'],
  ])('%s shows the questions of that role', async (query, role) => {
    expect(shown(await textOf(`/help?${query}`)).sort()).toEqual(idsOf(role).sort());
  });

  it('a search finds all its words in any case and with or without accents, in questions first', async () => {
    const refund = await textOf('/help?q=REFUND');
    expect(shown(refund)[0]).toBe('refund');
    expect(shown(refund)).not.toContain('photo');
    expect(shown(await textOf(`/help?q=${encodeURIComponent('çancél')}`))[0]).toBe('cancel');
    expect(shown(await textOf('/help?q=backup+codes'))).toEqual(['two-factor']);
    expect(shown(await textOf('/help?q=cant+write'))).toEqual(['cannot-write']);
    // Of one role only.
    expect(shown(await textOf('/help?for=job-seeker&q=refund'))).toEqual([]);
    expect(refund).toContain('value="REFUND"');
    const nothing = await textOf(`/help?q=${encodeURIComponent('<b>zzz')}`);
    expect(shown(nothing)).toEqual([]);
    expect(nothing).toContain('No answers');
    expect(nothing).not.toContain('<b>zzz');
  });

  it('visitors write an email, and those who are logged in to the support chat', async () => {
    const visitor = await textOf('/help');
    expect(visitor).toContain(`href="mailto:${product.supportEmail}"`);
    expect(visitor).not.toContain('href="/chat/with-admin"');
    for (const user of [await makeEmployer(db), await makeJobSeeker(db, catalog)]) {
      const person = await new Visitor(app.url).signIn(user);
      const html = await (await person.fetch('/help')).text();
      expect(html).toContain('href="/chat/with-admin"');
      expect(html).not.toContain('mailto:');
      expect(shown(html).sort()).toEqual(idsOf(user.role === 'ROLE_EMPLOYER' ? 'employer' : 'jobSeeker').sort());
    }
  });
});
