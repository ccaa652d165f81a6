import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { JobOffer } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));
let offers: JobOffer[];
let names: { job: string; city: string };
let list: string;

beforeAll(async () => {
  const { db } = app.services;
  const { jobId, cityId } = fixtures.catalog;
  const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  const city = await db.city.findUniqueOrThrow({ where: { id: cityId } });
  names = { job: job.name, city: city.name };
  list = `/${job.slug}-offers-${city.slug}`;
  const { id: employerId } = await makeEmployer(db, { name: 'Nadia Rahman', company: 'Little Jakarta' });
  offers = [];
  for (let count = 0; count < 14; count += 1)
    offers.push(await makeJobOffer(db, fixtures.catalog, { employerId, company: 'Little Jakarta' }));
});

const addressOf = (offer: JobOffer | undefined) => `/Job-Offer-public-${offer?.id}`;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
async function search(page: Page): Promise<void> {
  await page.goto('/all-offers-all');
  await page.getByRole('combobox', { name: 'Job' }).selectOption(names.job);
  await page.getByRole('combobox', { name: 'City' }).selectOption(names.city);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(`**${list}`);
}

it('a visitor searches, reads and logs in, asks first, applies, and follows the application, on a phone', async () => {
  const { db } = app.services;
  const jane = await makeJobSeeker(db, fixtures.catalog, { name: 'Jane Goh' });
  const person = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
  const { page } = person;
  await search(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await cards(page).nth(13).waitFor();
  await cards(page).nth(13).getByRole('link').click();
  const title = page.getByRole('heading', { level: 1, name: /^Nadia needs / });
  await title.waitFor();
  const address = new URL(page.url()).pathname;

  // The login leads back to the sheet.
  await page.getByRole('main').getByRole('link', { name: 'Contact Nadia' }).first().click();
  await page.waitForURL('**/login-as-a-candidate?next=*');
  await page.getByLabel('Email').fill(jane.loginEmail ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const sheet = page.getByRole('dialog', { name: /^Apply as / });
  await sheet.waitFor();
  await expectNoLayoutFaults(page, 'the sheet');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const question = page.getByRole('dialog', { name: 'Ask a question' });
  await question.getByLabel('Your message to Nadia').fill('Is it near the station?');
  await question.getByRole('button', { name: 'Send question' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('log').getByText('Is it near the station?').waitFor();

  await page.goto(address);
  const apply = page.getByRole('main').getByRole('button', { name: 'Contact Nadia' }).first();
  await alive(apply);
  await apply.click();
  const message = sheet.getByLabel('Your message to Nadia');
  expect(await message.inputValue()).toMatch(/^Hello Nadia,/);
  await message.fill('I carry five plates.');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('log').getByText('I carry five plates.').waitFor();

  await page.goto(address);
  await text(page, 'You have applied for this job.');
  await page.getByRole('main').getByRole('link', { name: 'See your applications' }).click();
  await page.waitForURL('**/my-applications');
  await page.getByText('Sent', { exact: true }).first().waitFor();
  expect(person.complaints).toEqual([]);
});

it('a job seeker saves offers, also without a connection, finds them in the list and sets the alert', async () => {
  const { db } = app.services;
  const [first, second] = [offers.at(-1), offers.at(-2)];
  const maria = await makeJobSeeker(db, fixtures.catalog, { name: 'Maria Santos' });
  const { page, complaints } = await signedIn(browser, app, maria, desktop);
  const bookmark = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${addressOf(first)}"]`) })
    .getByRole('button', { name: /^Save offer/ });
  const pressed = () => bookmark.getAttribute('aria-pressed');
  await page.goto(list);
  await alive(bookmark);
  await page.route('**/graphql', (route) => route.abort());
  await bookmark.click();
  await page.getByText('We cannot reach the server.').first().waitFor();
  await expect.poll(pressed).toBe('false');
  await page.unroute('**/graphql');
  await bookmark.click();
  await page.getByText('Offer saved.').waitFor();
  await page.reload();
  expect(await pressed()).toBe('true');
  // A card stays a link. On the page of the offer, by keyboard.
  await page.locator(`a[href="${addressOf(second)}"]`).click();
  await page.waitForURL(`**${addressOf(second)}`);
  const save = page.getByRole('button', { name: 'Save offer', exact: true });
  await save.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Offer saved.').waitFor();

  // What is closed says so.
  await db.jobOffer.update({ where: { id: first?.id ?? 0 }, data: inState('FILLED') });
  await page.getByRole('button', { name: 'Account of Maria' }).click();
  await page.getByRole('link', { name: 'Saved offers' }).click();
  await text(page, 'No longer available');
  await page.getByRole('button', { name: /^Remove the offer saved on/ }).click();
  await page.getByText('No longer available').waitFor({ state: 'detached' });
  const daily = page.getByRole('radio', { name: 'Daily' });
  await alive(daily);
  await daily.check();
  await page.getByText('Job alert is on: daily.').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
});
