import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { alive, holdScripts } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

/** What the server has rendered stays on the page, however early a click comes and however late a part's code is. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let people: Record<'admin' | 'employer' | 'jobSeeker' | 'paused' | 'rejected', User>;
let profile: string;

beforeAll(async () => {
  const { db, reference } = app.services;
  app.clock.now = new Date();
  people = {
    admin: await makeAdmin(db),
    employer: await makeEmployer(db),
    jobSeeker: await makeJobSeeker(db, catalog, { name: 'Mei Tan' }),
    paused: await makeJobSeeker(db, catalog, { active: false }),
    rejected: await makeJobSeeker(db, catalog),
  };
  const { id: jobSeekerId } = people.jobSeeker;
  const rating = { employerId: people.employer.id, jobSeekerId, stars: 5, changedAt: new Date() };
  await db.rating.create({ data: rating });
  const decision = { state: 'REJECTED', reason: 'Please add a photo.', decidedAt: new Date() } as const;
  await db.review.upsert({
    where: { jobSeekerId: people.rejected.id },
    create: { jobSeekerId: people.rejected.id, ...decision },
    update: decision,
  });
  await reference.refresh();
  const answer = await fetch(`${app.url}/Hire-Mei-in-City-Job-name-${jobSeekerId}`);
  profile = new URL(answer.url).pathname;
});

interface Row {
  viewer?: keyof typeof people;
  path: () => string | Promise<string>;
  /** The file of the part that is still loading. */
  script: string;
  /** A text of the part. */
  text: string;
  first: (page: Page) => Promise<unknown>;
}

const appearance = (page: Page) => page.getByRole('button', { name: /^Appearance/ }).click();

const rows: Record<string, Row> = {
  'a profile, when its reviews are asked for': {
    path: () => profile,
    script: 'ProfileEnd-*',
    text: 'Reviews by employers',
    first: (page) => page.getByRole('link', { name: '5 of 5 from 1 review' }).click(),
  },
  'a profile, when its job seeker is contacted': {
    path: () => profile,
    script: 'ProfileEnd-*',
    text: 'Report this profile',
    first: (page) =>
      page
        .getByRole('button', { name: /^Contact/ })
        .last()
        .click(),
  },
  'an employer’s home page': {
    viewer: 'employer',
    path: paths.home.to,
    script: 'EmployerHome-*',
    text: 'Post a job',
    first: appearance,
  },
  'a job seeker’s home page': {
    viewer: 'jobSeeker',
    path: paths.home.to,
    script: 'JobSeekerHome-*',
    text: 'Mei',
    first: appearance,
  },
  'a paused profile': {
    viewer: 'paused',
    path: () => `/Hire-Maria-in-City-Job-name-${people.paused.id}`,
    script: 'Notice-*',
    text: 'This profile is paused',
    first: appearance,
  },
  'a rejected profile': {
    viewer: 'rejected',
    path: paths.myProfile.to,
    script: 'Notice-*',
    text: 'Please change your profile',
    first: (page) => page.getByLabel('Title').first().fill('Calm cook'),
  },
  'a list without job seekers': {
    path: async () => {
      const { slug } = await app.services.db.job.create({ data: { name: 'Diver', plural: 'Divers', slug: 'diver' } });
      await app.services.reference.refresh();
      return paths.jobSeekers.to({ job: slug });
    },
    script: 'NoJobSeekers-*',
    text: 'No job seekers found',
    first: appearance,
  },
  'a company page that an admin reads': {
    viewer: 'admin',
    path: () => paths.employer.to({ id: people.employer.id }),
    script: 'AdminPanel-*',
    text: 'Support chat',
    first: appearance,
  },
  'a page that an admin views as a user': {
    viewer: 'admin',
    path: async () => {
      await app.services.db.session.updateMany({
        where: { userId: people.admin.id },
        data: { viewAsId: people.jobSeeker.id, viewAsUntil: new Date(Date.now() + 1_000_000) },
      });
      return '/terms';
    },
    script: 'ViewAsBanner-*',
    text: 'You are viewing as Mei Tan.',
    first: appearance,
  },
  'the preview of a text': {
    viewer: 'employer',
    path: async () => {
      const offer = await makeJobOffer(app.services.db, catalog, { employerId: people.employer.id });
      return paths.myJobOffer.to({ id: offer.id });
    },
    script: 'MarkdownPreview-*',
    text: 'Evenings and weekends, in a friendly team.',
    first: (page) =>
      page
        .getByRole('textbox', { name: /Description/ })
        .first()
        .press('End'),
  },
};

it.each(Object.entries(rows))('%s', async (_, { viewer, path, script, text, first }) => {
  const { page, complaints } = viewer
    ? await signedIn(browser, app, people[viewer], phone)
    : await newPerson(browser, app.url, { viewport: phone });
  const address = await path();
  // Notes every change of the page after which the text or a heading of the server's page is gone.
  await page.addInitScript((kept) => {
    document.addEventListener('DOMContentLoaded', () => {
      const look = () => [
        ...(document.body.textContent?.includes(kept) ? [kept] : []),
        ...[...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent ?? ''),
      ];
      const served = look();
      const lost = new Set<string>(served.includes(kept) ? [] : [`${kept} (not served)`]);
      Object.assign(window, { served, lost });
      new MutationObserver(() => {
        const shown = look();
        for (const one of served) if (!shown.includes(one)) lost.add(one);
      }).observe(document, { subtree: true, childList: true });
    });
  }, text);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const release = await holdScripts(page, script);
  const requested = page.waitForRequest((request) => request.url().includes('/assets/main-'));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await requested;
  await first(page);
  release();
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await alive(page.getByRole('main').locator('h1').first());
  await page.waitForLoadState('networkidle');
  const lost = await page.evaluate(() => [...(Object(window).lost as Set<string>)]);
  expect(lost).toEqual([]);
  expect(complaints).toEqual([]);
});
