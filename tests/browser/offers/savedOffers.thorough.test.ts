import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { JobOffer, User } from '../../../server/generated/prisma/client.ts';
import { makeAlerted, nextMorning, publish } from '../../discovery/offerAlert/fixtures.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Saving offers, the list of them, and the alert about new ones, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);
let employer: User;

beforeAll(async () => {
  employer = await makeEmployer(app.services.db, { name: 'Erin Tan' });
});

const makeOffer = (): Promise<JobOffer> =>
  makeJobOffer(app.services.db, here, { employerId: employer.id, createdAt: app.clock.now });
const listPath = async () => {
  const { db } = app.services;
  const job = await db.job.findUniqueOrThrow({ where: { id: here.jobId } });
  const city = await db.city.findUniqueOrThrow({ where: { id: here.cityId } });
  return `/${job.slug}-offers-${city.slug}`;
};
/** The bookmark on the card of this offer. */
const bookmark = (page: Page, { id }: { id: number }) =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/Job-Offer-public-${id}"]`) })
    .getByRole('button', { name: /^Save offer/ });
const pressed = (page: Page, offer: { id: number }) => bookmark(page, offer).getAttribute('aria-pressed');
const savedBy = async ({ id }: User) =>
  (await app.services.db.savedJobOffer.findMany({ where: { jobSeekerId: id } })).map(({ jobOfferId }) => jobOfferId);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('a job seeker saves offers, finds them in the list and removes them, on %s', async (_name, viewport) => {
  const { db } = app.services;
  const [first, second] = [await makeOffer(), await makeOffer()];
  const maria = await makeJobSeeker(db, here);
  const person = await signedIn(browser, app, maria, viewport);
  const { page } = person;

  await page.goto('/saved-offers');
  await text(page, 'No saved offers yet');
  await expectNoLayoutFaults(page, 'the empty list');

  // On a card, which stays a link.
  await page.goto(await listPath());
  await alive(bookmark(page, first));
  expect(await pressed(page, first)).toBe('false');
  await bookmark(page, first).click();
  await page.getByText('Offer saved.').waitFor();
  expect(await savedBy(maria)).toEqual([first.id]);
  await expectNoLayoutFaults(page, 'the list of offers');
  await page.reload();
  expect([await pressed(page, first), await pressed(page, second)]).toEqual(['true', 'false']);
  await page.locator(`a[href="/Job-Offer-public-${second.id}"]`).click();
  await page.waitForURL(`**/Job-Offer-public-${second.id}`);

  // On the page of the offer, by keyboard.
  app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  const save = page.getByRole('button', { name: 'Save offer', exact: true });
  await save.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Offer saved.').waitFor();
  await expectNoLayoutFaults(page, 'the offer');

  // The list has the one that was saved last first. What is closed says so.
  await db.jobOffer.update({ where: { id: first.id }, data: inState('FILLED') });
  if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
  else await page.getByRole('button', { name: 'Account of Maria' }).click();
  await page.getByRole('link', { name: 'Saved offers' }).click();
  await text(page, 'No longer available');
  const entries = page.getByRole('list', { name: 'Saved offers' }).getByRole('listitem');
  expect(await entries.first().getByRole('link').first().getAttribute('href')).toBe(`/Job-Offer-public-${second.id}`);
  await expectNoLayoutFaults(page, 'the saved offers');
  await page.getByRole('button', { name: /^Remove the offer saved on/ }).click();
  await page.getByText('No longer available').waitFor({ state: 'detached' });
  expect(await savedBy(maria)).toEqual([second.id]);
  // Pressed by mistake, and again.
  for (const [state, saved] of [
    ['false', []],
    ['true', [second.id]],
    ['false', []],
  ] as const) {
    await bookmark(page, second).click();
    await expect.poll(() => pressed(page, second)).toBe(state);
    // A reload would abort a request that has not been sent yet.
    await expect.poll(() => savedBy(maria)).toEqual(saved);
  }
  await page.reload();
  await text(page, 'No saved offers yet');
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

it('a bookmark that could not be saved is undone with a message', async () => {
  const offer = await makeOffer();
  const maria = await makeJobSeeker(app.services.db, here);
  const { page, context } = await signedIn(browser, app, maria, desktop);
  await page.goto(await listPath());
  await alive(bookmark(page, offer));
  await bookmark(page, offer).hover();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.abort();
  });
  await bookmark(page, offer).click();
  // It is shown at once, before the server has answered.
  await expect.poll(() => pressed(page, offer)).toBe('true');
  release();
  await expect.poll(() => pressed(page, offer)).toBe('false');
  await page
    .getByText(/offline|connection|internet/i)
    .first()
    .waitFor();
  expect(await savedBy(maria)).toEqual([]);
  await context.close();
});

it('a visitor is led to the login and back, and employers see no bookmark', async () => {
  const offer = await makeOffer();
  const maria = await makeJobSeeker(app.services.db, here);
  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  const { page } = visitor;
  await page.goto(await listPath());
  expect(await bookmark(page, offer).count()).toBe(0);
  await page.goto(`/Job-Offer-public-${offer.id}`);
  await page.getByRole('link', { name: 'Save offer' }).click();
  await page.waitForURL('**/login-as-a-candidate?**');
  await page.getByLabel('Email').fill(maria.email ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**/Job-Offer-public-${offer.id}`);
  const save = page.getByRole('button', { name: 'Save offer', exact: true });
  await save.click();
  await expect.poll(() => savedBy(maria)).toEqual([offer.id]);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();

  const hiring = await signedIn(browser, app, employer, desktop);
  expect((await hiring.page.goto('/saved-offers'))?.status()).toBe(403);
  for (const path of [await listPath(), `/Job-Offer-public-${offer.id}`]) {
    await hiring.page.goto(path);
    expect(await hiring.page.getByText('Save offer').count(), path).toBe(0);
    expect(await hiring.page.getByRole('button', { name: /^Save offer/ }).count(), path).toBe(0);
  }
  await hiring.context.close();
});

it('the page leads a visitor to the login, and loads more offers', async () => {
  const { db } = app.services;
  const visitor = await newPerson(browser, app.url);
  await visitor.page.goto('/saved-offers');
  await visitor.page.waitForURL('**/login-as-a-candidate?next=%2Fsaved-offers');
  await visitor.context.close();

  const maria = await makeJobSeeker(db, here);
  for (let count = 0; count < 14; count += 1) {
    const { id } = await makeOffer();
    await db.savedJobOffer.create({ data: { jobSeekerId: maria.id, jobOfferId: id } });
  }
  const { page, context, complaints } = await signedIn(browser, app, maria, desktop);
  await page.goto('/saved-offers');
  const entries = page.getByRole('list', { name: 'Saved offers' }).getByRole('article');
  expect(await entries.count()).toBe(12);
  const more = page.getByRole('button', { name: 'Load more' });
  await alive(more);
  await more.click();
  await expect.poll(() => entries.count()).toBe(14);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a job seeker sets the alert, and stops it with the link in a mail', async () => {
  const { db } = app.services;
  const { email, ...maria } = await makeAlerted(app, here, 'OFF');
  const alertOf = async () => (await db.offerAlert.findUnique({ where: { userId: maria.id } }))?.frequency ?? 'OFF';
  const person = await signedIn(browser, app, { email, ...maria }, phone);
  const { page } = person;
  await page.goto('/saved-offers');
  const daily = page.getByRole('radio', { name: 'Daily' });
  await alive(daily);
  await daily.check();
  await page.getByText('Job alert is on: daily.').waitFor();
  await text(page, 'Every day at 8:00 AM');
  expect(await alertOf()).toBe('DAILY');
  await page.reload();
  expect(await daily.isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Weekly' }).check();
  await expect.poll(alertOf).toBe('WEEKLY');
  await daily.check();
  await expect.poll(alertOf).toBe('DAILY');

  await publish(app, here, { employerId: employer.id });
  await nextMorning(app);
  const [mail] = await mailsTo(app, email);
  const link = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const reader = await newPerson(browser, app.url, { javaScriptEnabled: false, viewport: phone });
  await reader.page.goto(link);
  await reader.page.getByText('You get one email a day').waitFor();
  expect(await alertOf()).toBe('DAILY');
  await reader.page.getByRole('group', { name: 'New job offers' }).getByRole('button', { name: 'Off' }).click();
  await reader.page.getByText('You do not get emails about new job offers.').waitFor();
  expect(await alertOf()).toBe('OFF');
  await page.goto(link);
  await expectNoLayoutFaults(page, 'the link in a mail');
  await page.goto('/saved-offers');
  expect(await page.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
  expect([...person.complaints, ...reader.complaints]).toEqual([]);
  await person.context.close();
  await reader.context.close();
});

it('without a job and a city, the alert leads to the profile', async () => {
  const newcomer = await makeJobSeeker(app.services.db, here, { jobId: null, cityId: null });
  const { page, context } = await signedIn(browser, app, newcomer, desktop);
  await page.goto('/saved-offers');
  await page.getByRole('main').getByRole('link', { name: 'profile' }).click();
  await page.waitForURL('**/my-profile');
  await context.close();
});
