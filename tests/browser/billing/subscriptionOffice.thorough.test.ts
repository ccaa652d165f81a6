import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { buy } from '../../support/sandbox.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Subscriptions in the back office, in a real browser. */

const app = testApp();
const browser = testBrowser();
testCatalog(app);
const provider = testProvider(app);
let admin: User;

beforeAll(async () => {
  const { db, reference } = app.services;
  await db.country.create({
    data: { name: 'Japan', currencyCode: 'JPY', currencySymbol: '¥', currencyName: 'Japanese yen' },
  });
  await reference.refresh();
  admin = await makeAdmin(db);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page.getByRole('main').getByRole('button').first());
}

it('an admin gives a subscription with its last day and a reason, and ends it', async () => {
  const employer = await makeEmployer(app.services.db, { name: 'Gwen Gifted' });
  const office = await signedIn(browser, app, admin, desktop);
  const { page } = office;
  await open(page, '/admin/subscriptions');
  await text(page, 'No subscriptions yet');
  await expectNoLayoutFaults(page, 'the empty list');
  await page.getByRole('button', { name: 'Give a subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a subscription' });
  // The first field selects the employer.
  const employerField = dialog.getByLabel('Employer');
  await expect.poll(() => employerField.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  for (const message of ['Please choose an employer.', 'Please choose the last day.', 'Please provide a reason.']) {
    await dialog.getByText(message).waitFor();
  }
  await expectNoLayoutFaults(page, 'the dialog with its messages');
  await dialog.getByLabel('Employer').fill('Gwen');
  await page.getByRole('option', { name: /Gwen Gifted/ }).click();
  await dialog.getByLabel('Last day').fill('2026-01-01');
  await dialog.getByLabel('Reason').fill('Thank you for your patience');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await dialog.getByText('Please choose a day in the future.').waitFor();
  await dialog.getByLabel('Last day').fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();

  // The employer's page in the back office shows the end, the admin and the reason.
  await page.waitForURL(`**/admin/employer_subscriptions/${employer.id}`);
  await page.getByRole('heading', { level: 1, name: 'Gwen Gifted' }).waitFor();
  await text(page, /^Premium$/);
  await page.getByRole('button', { name: /^Details/ }).click();
  await text(page, 'Thank you for your patience');
  await text(page, admin.name);
  await expectNoLayoutFaults(page, 'the employer’s subscriptions');
  const given = await app.services.db.subscription.findFirstOrThrow({ where: { employerId: employer.id } });
  expect(given.currentPeriodEnd).toEqual(new Date('2026-12-31T23:59:59Z'));

  await page.getByRole('button', { name: 'End now' }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'Not premium');
  await text(page, 'Ended');
  expect(office.complaints).toEqual([]);
});

it('an admin sees the revenue, filters the list, and refunds an invoice on a phone', async () => {
  const employer = await makeEmployer(app.services.db, { name: 'Pia Paying' });
  await buy(app, provider, employer, { mode: 'YEARLY' });
  const office = await signedIn(browser, app, admin, phone);
  const { page } = office;
  await open(page, '/admin/subscriptions');
  await text(page, 'SGD 39.17');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Kind').selectOption('Paid');
  await page.waitForURL('**/admin/subscriptions?kind=paid');
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect.poll(() => rows.count()).toBe(1);
  await expectNoLayoutFaults(page, 'the list on a phone');
  await page.getByRole('link', { name: 'Pia Paying' }).click();
  // Both pages have a button for details.
  await page.getByRole('heading', { level: 1, name: 'Pia Paying' }).waitFor();
  const { stripeCustomerId } = await app.services.db.user.findUniqueOrThrow({ where: { id: employer.id } });
  await provider.stripe.customers.update(stripeCustomerId ?? '', {
    address: { line1: '1 Raffles Place', country: 'SG' },
  });
  await page.getByRole('button', { name: 'Billing details' }).click();
  const details = page.getByRole('dialog', { name: 'Billing details' });
  await details.getByText('1 Raffles Place').waitFor();
  await details.getByText('Singapore').waitFor();
  await expectNoLayoutFaults(page, 'the billing details');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog', { name: 'Refund invoice' }).waitFor();
  await expectNoLayoutFaults(page, 'the question');
  await dialogOf(page).getByRole('button', { name: 'Refund SGD 470' }).click();
  await text(page, 'Refunded');
  await text(page, 'Not premium');
  await expectNoLayoutFaults(page, 'the employer’s subscriptions on a phone');
  expect(office.complaints).toEqual([]);
});

it('billing details that could not be loaded are loaded by trying again', async () => {
  const employer = await makeEmployer(app.services.db);
  const { page, context } = await signedIn(browser, app, admin, desktop);
  await open(page, `/admin/employer_subscriptions/${employer.id}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Billing details' }).click();
  const details = page.getByRole('dialog', { name: 'Billing details' });
  await details.getByText('You are offline').waitFor();
  await context.setOffline(false);
  await details.getByRole('button', { name: 'Try again' }).click();
  await details.getByText('None yet.').waitFor();
});

it('only admins can change, add and delete prices', async () => {
  const office = await signedIn(browser, app, admin, desktop);
  const { page } = office;
  await open(page, '/admin/prices');
  await expectNoLayoutFaults(page, 'the prices');
  await page.getByRole('button', { name: 'Edit Monthly subscription in SGD' }).click();
  await dialogOf(page).getByLabel('Price per month').fill('59.505');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await dialogOf(page).getByText('Please provide a price.').waitFor();
  await dialogOf(page).getByLabel('Price per month').fill('59.50');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await text(page, 'SGD 59.50/month');

  await page.getByRole('button', { name: 'Add a price' }).click();
  await dialogOf(page).getByLabel('Currency').selectOption({ label: 'JPY · Japanese yen' });
  await dialogOf(page).getByRole('radio', { name: 'Yearly' }).check();
  await dialogOf(page).getByLabel('Price per year').fill('52800');
  await expectNoLayoutFaults(page, 'the dialog of a new price');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await text(page, 'JPY 52,800/year');
  const stored = await app.services.db.pricingOption.findMany({ orderBy: [{ currency: 'asc' }, { amount: 'asc' }] });
  expect(stored.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['JPY', 52800],
    ['SGD', 5950],
    ['SGD', 47000],
  ]);
  await page.getByRole('button', { name: 'Delete Yearly subscription in JPY' }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('JPY 52,800/year').first().waitFor({ state: 'detached' });
  expect(office.complaints).toEqual([]);

  const boss = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
  for (const path of ['/admin/prices', '/admin/subscriptions', `/admin/employer_subscriptions/${admin.id}`]) {
    expect((await boss.page.goto(path))?.status(), path).toBe(403);
  }
});
