import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { wordsOfBadge } from '../../client/features/accounts/badge/badgeWords.ts';
import { reasonLabels } from '../../client/features/lifecycle/report/reasonLabels.ts';
import { periodNames, periods } from '../../server/domain/core/limits/periods.ts';
import { staying } from '../../server/domain/lifecycle/retention/staying.ts';
import { allJobsSlug, undisclosedGender } from '../../server/domain/people/search/search.input.ts';
import { makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** What single pages for visitors say, without JavaScript too. */

const app = testApp({
  environment: { KEEP_GUESTS_DAYS: '730', KEEP_UPLOADS_DAYS: '2', KEEP_ACTIVITY_DAYS: '31' },
});
const catalog = testCatalog(app);
beforeAll(async () => {
  await app.services.db.sex.createMany({ data: [{ name: 'Female' }, { name: undisclosedGender }] });
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
  const { db, reference } = app.services;
  const { id } = await makeJobSeeker(db, catalog);
  const page = await textOf(`/Hire-Maria-in-City-Job-Friendly-waiter-${id}`);
  const job = reference.jobs.get(catalog.jobId);
  const city = reference.cities.get(catalog.cityId);
  expect(page).not.toContain('Similar job seekers');
  expect(page).toContain(`Find more ${job?.plural} in ${city?.name}`);
  expect(page).toContain(`href="/${job?.slug}-job-${city?.name.toLowerCase().replaceAll(' ', '%20')}"`);
});

it('the privacy page names every period as it is set, and everything that stays after a deletion', async () => {
  const text = (await textOf('/privacy')).replaceAll('&#x27;', "'");
  const set = new Map([
    ['guests', 730],
    ['uploads', 2],
    ['activity', 31],
  ]);
  for (const name of periodNames) {
    const days = set.get(name) ?? periods[name].days;
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
  const { db } = app.services;
  await db.endorsement.deleteMany();
  const empty = await textOf(path);
  expect(empty).not.toContain('What our users say');
  expect(empty).not.toContain('Companies that hire by the hour');
  await db.endorsement.create({
    data: { kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text: 'On time.' },
  });
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
