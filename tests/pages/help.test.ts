import { describe, expect, it } from 'vitest';
import { paths } from '../../client/app/paths.ts';
import { helpQuestions, helpRoles, helpTopics } from '../../client/features/core/help/questions.ts';
import { profileSections, referencesSection } from '../../client/features/people/profileForm/profileSections.ts';
import { accountSections } from '../../client/screens/account/settings/accountSections.ts';
import { product } from '../../client/ui/base/product.ts';
import { Visitor } from '../support/browserless.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../support/factories.ts';
import { testApp, testCatalog } from '../support/fixtures.ts';

/** The help: what it says leads somewhere, and its search and roles work without JavaScript. */

const app = testApp();
const catalog = testCatalog(app);

const pageAt = async (path: string) => (await fetch(app.url + path)).text();

/** The anchors of the answers on a page, in their order. */
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
    for (const topic of helpTopics) {
      expect(helpQuestions.filter((one) => one.topic === topic).length, topic).toBeGreaterThanOrEqual(2);
    }
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
    const html = await pageAt('/help');
    expect(shown(html).sort()).toEqual(helpQuestions.map(({ id }) => id).sort());
    expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/help"`);
    expect(html).toContain('<meta property="og:title" content="Help"');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    );
    const faq = data.find((one) => one['@type'] === 'FAQPage');
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
    expect(shown(await pageAt(`/help?${query}`)).sort()).toEqual(idsOf(role).sort());
  });

  it('a search finds all its words in any case and with or without accents, in questions first', async () => {
    const refund = await pageAt('/help?q=REFUND');
    expect(shown(refund)[0]).toBe('refund');
    expect(shown(refund)).not.toContain('photo');
    expect(shown(await pageAt(`/help?q=${encodeURIComponent('çancél')}`))[0]).toBe('cancel');
    expect(shown(await pageAt('/help?q=backup+codes'))).toEqual(['two-factor']);
    expect(shown(await pageAt('/help?q=cant+write'))).toEqual(['cannot-write']);
    // Of one role only.
    expect(shown(await pageAt('/help?for=job-seeker&q=refund'))).toEqual([]);
    expect(refund).toContain('value="REFUND"');
    const nothing = await pageAt(`/help?q=${encodeURIComponent('<b>zzz')}`);
    expect(shown(nothing)).toEqual([]);
    expect(nothing).toContain('No answers');
    expect(nothing).not.toContain('<b>zzz');
  });

  it('visitors write an email, and those who are logged in to the support chat', async () => {
    const { db } = app.services;
    const visitor = await pageAt('/help');
    expect(visitor).toContain(`href="mailto:${product.supportEmail}"`);
    expect(visitor).not.toContain('href="/chat/with-admin"');
    for (const user of [await makeEmployer(db), await makeJobSeeker(db, catalog)]) {
      const person = new Visitor(app.url);
      await person.signIn(user.loginEmail ?? '', testPassword);
      const html = await (await person.fetch('/help')).text();
      expect(html).toContain('href="/chat/with-admin"');
      expect(html).not.toContain('mailto:');
      expect(shown(html).sort()).toEqual(idsOf(user.role === 'ROLE_EMPLOYER' ? 'employer' : 'jobSeeker').sort());
    }
  });
});
