import { expect, it } from 'vitest';
import { addView } from '../../../server/domain/people/jobSeeker/jobSeeker.sql.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures, profileSteps } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The start page of a job seeker, and what they see of offers before they can apply. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));

const { newcomer, upTo } = profileSteps(() => ({ app, catalog: fixtures.catalog }));
const makeOffer = async () =>
  makeJobOffer(app.services.db, fixtures.catalog, { employerId: (await makeEmployer(app.services.db)).id });

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('shows the profile, its views, chats and offers that fit, on %s', async (_name, viewport) => {
  const { db } = app.services;
  const jobSeeker = await makeJobSeeker(db, fixtures.catalog);
  await makeOffer();
  await db.$transaction((tx) => addView(tx, jobSeeker.id, app.clock.now));
  const { page } = await signedIn(browser, app, jobSeeker, viewport);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /^Hello / }).waitFor();
  await text(page, 'Employers can find you, contact you, and read your profile.');
  await text(page, 'profile views');
  await page.getByRole('progressbar', { name: 'Profile strength' }).waitFor();
  await page.getByRole('heading', { name: 'Offers for you' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('article')
    .or(page.getByRole('main').getByRole('heading', { level: 3 }))
    .first()
    .waitFor();
  // Not the start page of employers.
  expect(await page.getByText('I need to hire').count()).toBe(0);
  await expectNoLayoutFaults(page, 'the start page of a job seeker');
  await page.getByRole('button', { name: 'Pause profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pause profile' }).click();
  await text(page, 'Employers do not find you. Your chats continue.');
});

it('leads a new job seeker to the wizard, from the start page and from an offer', async () => {
  const offer = await makeOffer();
  const { page } = await signedIn(browser, app, await newcomer(), phone);
  await page.goto('/');
  await text(page, 'Complete your profile, and our team will check and activate it.');
  await page.goto(`/Job-Offer-public-${offer.id}`);
  await text(page, 'You can apply when your profile is complete and activated.');
  const next = page.getByRole('link', { name: 'Say who you are' }).first();
  await alive(next);
  await next.click();
  await page.waitForURL('**/create-my-profile');
  await page.getByText('Step 1 of 6').waitFor();
});

it('leads to the step that is missing', async () => {
  const offer = await makeOffer();
  const { page } = await signedIn(browser, app, await upTo(3), phone);
  await page.goto(`/Job-Offer-public-${offer.id}`);
  await page.getByRole('link', { name: 'Write about yourself' }).first().click();
  await page.getByText('Step 4 of 6').waitFor();
});

it('says that a complete profile is being checked, and that a paused one cannot apply', async () => {
  const { db } = app.services;
  const offer = await makeOffer();
  const waiting = await upTo(5);
  const complete = { photoUri: '/media/photos/nina.webp', profileUpdated: true };
  await db.user.update({ where: { id: waiting.id }, data: complete });
  const { page } = await signedIn(browser, app, waiting, phone);
  await page.goto(`/Job-Offer-public-${offer.id}`);
  await text(page, 'Our team is checking your profile. You can apply as soon as it is activated.');
  await db.user.update({ where: { id: waiting.id }, data: { pausedAt: app.clock.now } });
  await page.reload();
  await page.getByRole('link', { name: 'Make your profile public' }).first().click();
  await page.waitForURL('**/account#deactivate');
});
