import { expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { inState, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Applying to an offer, asking about it, and what became of it, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

async function offerOf(name: string) {
  const employer = await makeEmployer(app.services.db, { name, company: 'Little Jakarta' });
  return makeJobOffer(app.services.db, here, { employerId: employer.id, company: 'Little Jakarta' });
}
const textsOf = async ({ id }: User) =>
  (await app.services.db.message.findMany({ where: { userId: id } })).map((message) => message.text);

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('a job seeker asks first, then applies, and follows the application, on %s', async (_name, viewport) => {
  const { db } = app.services;
  const { id } = await offerOf('Nadia Rahman');
  const jane = await makeJobSeeker(db, here, { name: 'Jane Goh' });
  const { page, complaints } = await signedIn(browser, app, jane, viewport);
  await page.goto(`/Job-Offer-public-${id}`);
  const ask = page.getByRole('button', { name: 'Ask a question' });
  await alive(ask);
  await ask.click();
  const question = page.getByRole('dialog', { name: 'Ask a question' });
  await question.getByText('Nadia, Little Jakarta').waitFor();
  await question.getByLabel('Your message to Nadia').fill('Is it near the station?');
  await question.getByRole('button', { name: 'Send question' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('log').getByText('Is it near the station?').waitFor();
  // Headers name the company of the public page.
  await page.getByText('Nadia, Little Jakarta').filter({ visible: true }).first().waitFor();
  expect(await db.jobApplication.count({ where: { jobSeekerId: jane.id } })).toBe(0);

  // The address of the sheet opens it.
  await page.goto(`/Job-Offer-public-${id}#apply`);
  const sheet = page.getByRole('dialog', { name: /^Apply as / });
  const message = sheet.getByLabel('Your message to Nadia');
  await message.waitFor();
  expect(await message.inputValue()).toMatch(/^Hello Nadia,/);
  await expectNoLayoutFaults(page, 'the sheet');
  await message.fill(' ');
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await sheet.getByText('Message needs non-blank text').waitFor();
  await message.fill('I carry five plates.');
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  expect(await textsOf(jane)).toEqual(['Is it near the station?', 'I carry five plates.']);

  await page.goto(`/Job-Offer-public-${id}`);
  await text(page, 'You have applied for this job.');
  await page.getByRole('main').getByRole('link', { name: 'See your applications' }).click();
  await page.waitForURL('**/my-applications');
  await page.getByText('Nadia, Little Jakarta').first().waitFor();
  await page.getByText('Sent', { exact: true }).first().waitFor();
  await expectNoLayoutFaults(page, 'the applications');
  expect(complaints).toEqual([]);
});

it('a job seeker sees on cards what they have applied for, and in the list what was closed', async () => {
  const { db } = app.services;
  const { id } = await offerOf('Nadia Rahman');
  const jane = await makeJobSeeker(db, here);
  const { page } = await signedIn(browser, app, jane, phone);
  await page.goto(`/Job-Offer-public-${id}#apply`);
  await page.getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.goto('/all-offers-all');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/Job-Offer-public-${id}"]`) });
  await card.getByText('Applied', { exact: true }).waitFor();
  expect(await card.getByText('APPLY NOW').count()).toBe(0);
  await db.jobOffer.update({ where: { id }, data: inState('FILLED') });
  await page.goto('/my-applications?state=NEW');
  await text(page, 'closed since then');
  await page.goto('/my-applications?state=HIRED');
  await page
    .getByRole('link', { name: 'Find job offers' })
    .or(page.getByText(/No applications/))
    .first()
    .waitFor();
});
