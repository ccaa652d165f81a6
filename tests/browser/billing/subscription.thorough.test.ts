import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, beyondDeclines, dialogOf, enterCard, fillCard, text } from '../../support/pageSteps.ts';
import { buy } from '../../support/sandbox.ts';
import { signedIn } from '../../support/signedIn.ts';
import { boughtBy, choosePlan, openOwn } from '../../support/subscriptionPage.ts';
import { desktop, phone } from '../../support/viewports.ts';

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

async function openOffice(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page.getByRole('main').getByRole('button').first());
}

it('an employer subscribes with one charge, changes the card, cancels in two clicks and resumes', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, phone);
  const { page } = boss;
  await openOwn(page);

  const dialog = await choosePlan(page, 'monthly');
  // Nothing is sent with an incomplete card or before the terms are accepted.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payment-sandbox/v1/')) sent.push(request.url());
  });
  await dialog.getByLabel('Card number').waitFor();
  const pay = dialog.getByRole('button', { name: 'Pay SGD 49' });
  await pay.click();
  await dialog.getByText('Please accept the terms to continue.').waitFor();
  await dialog.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await pay.click();
  await dialog.getByText("Your card's CVC is incomplete.").waitFor();
  await expectNoLayoutFaults(page, 'the dialog with its messages');
  expect(sent).toEqual([]);

  await fillCard(page, '4000000000000002');
  await pay.click();
  await dialog.getByText(/^Your payment was unsuccessful\. If you continue to get errors please contact/).waitFor();

  // A price that has changed when a plan is chosen is shown, and nothing is charged until it is accepted.
  const { pricingOption } = app.services.db;
  for (const [now, amount] of [
    [147, 14_700],
    [49, 4_900],
  ] as const) {
    await pricingOption.updateMany({ where: { currency: 'SGD', recurringMode: 'MONTHLY' }, data: { amount } });
    await dialog.getByRole('radio', { name: /^Yearly/ }).check();
    await dialog.getByRole('radio', { name: /^Monthly/ }).check();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    const changed = `The price is now SGD ${now} per month. Nothing was charged. Please check it and pay again.`;
    await dialog.getByText(changed).waitFor();
    await dialog.getByRole('radio', { name: `Monthly subscription SGD ${now}/month` }).waitFor();
  }
  expect(await boughtBy(app, employer)).toEqual([]);

  // A double click leads to one subscription and one charge.
  await fillCard(page, '4242424242424242');
  await pay.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByText('Thank you! Your subscription is active.').waitFor();
  await text(page, 'Active');
  expect(await boughtBy(app, employer)).toMatchObject([
    { status: 'ACTIVE', amount: 4900, invoices: [{ amount: 4900 }] },
  ]);

  const path = await page.getByRole('link', { name: /^Download the invoice of/ }).getAttribute('href');
  const paper = await boss.context.request.get(path ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Change card' }).click();
  await enterCard(page, '5555555555554444', 'Save card');
  await text(page, 'Thank you! We will charge this card from now on.');
  await text(page, '•••• 4444');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog', { name: 'Cancel your subscription?' }).waitFor();
  await expectNoLayoutFaults(page, 'the question');
  await dialogOf(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await text(page, /^Your subscription ends on/);
  expect(await boughtBy(app, employer)).toMatchObject([{ status: 'ACTIVE', cancelAtPeriodEnd: true }]);
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await text(page, /^SGD 49 on/);
  expect(await boughtBy(app, employer)).toMatchObject([{ cancelAtPeriodEnd: false, cardLast4: '4444' }]);

  // The other plan shows its price, which is charged exactly.
  await page.getByRole('button', { name: 'Change plan' }).click();
  const change = page.getByRole('dialog', { name: 'Change to the yearly subscription' });
  await change.getByText('SGD 470/year').waitFor();
  await change.getByRole('button', { name: 'Change and pay SGD 421' }).click();
  await text(page, 'Yearly subscription');
  await expect.poll(() => page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').count()).toBe(2);
  expect(await boughtBy(app, employer)).toMatchObject([{ recurringMode: 'YEARLY', amount: 47000 }]);
  expect(beyondDeclines(boss.complaints)).toEqual([]);
});

it('what is not confirmed at the bank has no effect, and a payment and a change of plan are confirmed once', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, desktop);
  const { page } = boss;
  const payAtBank = async () => {
    const dialog = await choosePlan(page, 'monthly');
    await fillCard(page, '4000000000003220');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay SGD 49' }).click();
    await page.getByRole('heading', { name: 'Confirm this payment' }).waitFor();
  };
  await openOwn(page);
  await payAtBank();
  // A refusal at the bank is shown, and the URL has no session any more.
  const answer = (word: 'Complete' | 'Fail') => page.getByRole('button', { name: `${word} authentication` }).click();
  const hasNoSession = () => expect.poll(() => new URL(page.url()).search).toBe('');
  await answer('Fail');
  await text(page, /^Your payment was unsuccessful/);
  await hasNoSession();
  await payAtBank();
  await answer('Complete');
  await text(page, 'Thank you! Your subscription is active.');
  await text(page, 'Monthly subscription');

  const changePlan = async () => {
    await page.getByRole('button', { name: 'Change plan' }).click();
    await dialogOf(page).getByRole('button', { name: 'Change and pay SGD 421' }).click();
    await page.getByRole('heading', { name: 'Confirm this payment' }).waitFor();
  };
  await changePlan();
  await answer('Fail');
  await text(page, /^Your payment was unsuccessful/);
  await text(page, 'Monthly subscription');
  await hasNoSession();
  await changePlan();
  await answer('Complete');
  await text(page, 'Thank you! Your plan has changed.');
  await text(page, 'Yearly subscription');
  await expectNoLayoutFaults(page, 'the page that the bank led back to');
  expect(await boughtBy(app, employer)).toMatchObject([
    { recurringMode: 'YEARLY', amount: 47_000, invoices: [{ amount: 4900 }, { amount: 42_100 }] },
  ]);
  expect(boss.complaints).toEqual([]);
});

it('a failed renewal is shown immediately, keeps access during the grace period, and is paid with another card', async () => {
  const start = app.clock.now;
  const employer = await makeEmployer(app.services.db);
  const time = await provider.makeCustomer(employer.id);
  const boss = await signedIn(browser, app, employer, desktop);
  const { page } = boss;
  await openOwn(page);
  const dialog = await choosePlan(page, 'monthly');
  await fillCard(page, '4242424242424242');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Pay SGD 49' }).click();
  await text(page, 'SGD 49 on 1 Jul 2026');
  await page.getByRole('button', { name: 'Change card' }).click();
  await enterCard(page, '4000000000000341', 'Save card');
  await text(page, '•••• 0341');

  // The renewal fails while the page is open.
  await time.moveTo(new Date('2026-07-01T14:00:00Z'));
  await text(page, 'Your last payment failed');
  await text(page, '4 Jul 2026');
  await expectNoLayoutFaults(page, 'the failed payment');

  await time.moveTo(new Date('2026-07-04T13:00:00Z'));
  await page.reload();
  await text(page, 'Your payment failed, and your access has ended');
  const another = page.getByRole('button', { name: 'Pay with another card' });
  await alive(another);
  await another.click();
  await enterCard(page, '4242424242424242', 'Save card');
  await text(page, 'Active');
  expect(boss.complaints).toEqual([]);
  app.clock.now = start;
});

it('an admin gives a subscription, filters the list, and refunds an invoice, on a phone', async () => {
  const { db } = app.services;
  const gifted = await makeEmployer(db, { name: 'Gwen Gifted' });
  const payer = await makeEmployer(db, { name: 'Pia Paying' });
  await buy(app, provider, payer, { mode: 'YEARLY' });
  const { page, complaints } = await signedIn(browser, app, admin, phone);
  await openOffice(page, '/admin/subscriptions');
  await page.getByRole('button', { name: 'Give a subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a subscription' });
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await dialog.getByText('Please choose an employer.').waitFor();
  await dialog.getByLabel('Employer').fill('Gwen');
  await page.getByRole('option', { name: /Gwen Gifted/ }).click();
  await dialog.getByLabel('Reason').fill('Thank you for your patience');
  await dialog.getByLabel('Last day').fill('2026-12-31');
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  // The employer's page in the back office shows the end, the admin and the reason.
  await page.waitForURL(`**/admin/employer_subscriptions/${gifted.id}`);
  await text(page, /^Premium$/);
  await page.getByRole('button', { name: /^Details/ }).click();
  await text(page, 'Thank you for your patience');
  await text(page, admin.name);
  const given = await db.subscription.findFirstOrThrow({ where: { employerId: gifted.id } });
  expect(given.currentPeriodEnd).toEqual(new Date('2026-12-31T23:59:59Z'));

  await openOffice(page, '/admin/subscriptions');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Kind').selectOption('Paid');
  await page.waitForURL('**/admin/subscriptions?kind=paid');
  const link = page.getByRole('link', { name: 'Pia Paying' });
  await link.waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Gwen Gifted' }).count()).toBe(0);
  await link.click();
  // Both pages have a button for details.
  await page.getByRole('heading', { level: 1, name: 'Pia Paying' }).waitFor();
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: 'Refund' }).click();
  await dialogOf(page).getByLabel('Amount').fill('470');
  await dialogOf(page).getByLabel('Reason').fill('The café has closed.');
  await dialogOf(page).getByRole('button', { name: 'Refund SGD 470' }).click();
  await text(page, 'Refunded');
  await text(page, 'Not premium');
  expect(complaints).toEqual([]);
});

it('an admin changes, adds and deletes prices, and an employer buys the new pass, which ends by itself', async () => {
  const { db } = app.services;
  const office = await signedIn(browser, app, admin, desktop);
  await openOffice(office.page, '/admin/prices');
  const dialog = dialogOf(office.page);
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await office.page.getByRole('button', { name: 'Edit Monthly subscription in SGD' }).click();
  await dialog.getByLabel('Price per month').fill('59.50');
  await save();
  await text(office.page, 'SGD 59.50/month');
  for (const [currency, kind, label, price, saved] of [
    ['JPY · Japanese yen', 'Yearly', 'Price per year', '52800', 'JPY 52,800/year'],
    ['SGD · Singapore dollar', 'Pass of 7 days, ends by itself', 'Price for 7 days', '19', 'SGD 19 for 7 days'],
  ] as const) {
    await office.page.getByRole('button', { name: 'Add a price' }).click();
    await dialog.getByLabel('Currency').selectOption({ label: currency });
    await dialog.getByRole('radio', { name: kind }).check();
    await dialog.getByLabel(label).fill(price);
    await save();
    await text(office.page, saved);
  }
  await office.page.getByRole('button', { name: 'Delete Yearly subscription in JPY' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await office.page.getByText('JPY 52,800/year').first().waitFor({ state: 'detached' });
  const stored = await db.pricingOption.findMany({ orderBy: { amount: 'asc' } });
  expect(stored.map(({ currency, amount }) => `${currency} ${amount}`)).toEqual(['SGD 1900', 'SGD 5950', 'SGD 47000']);
  expect(office.complaints).toEqual([]);

  const employer = await makeEmployer(db);
  const { page, complaints } = await signedIn(browser, app, employer, phone);
  await openOwn(page);
  await page.getByRole('button', { name: 'Buy a pass' }).click();
  const payment = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  expect(await payment.getByRole('radio', { name: 'Pass SGD 19 for 7 days' }).isChecked()).toBe(true);
  // As shown before the purchase. The provider's clock is another one.
  const end = formatDay(new Date(app.clock.now.getTime() + 7 * 86_400_000));
  await payment.getByText(`You pay SGD 19 today. It ends by itself on ${end}, and is not renewed.`).waitFor();
  await payment.getByRole('checkbox', { name: 'I accept the terms.' }).check();
  await fillCard(page, '4242424242424242');
  await payment.getByRole('button', { name: 'Pay SGD 19' }).click();
  await text(page, /, is not renewed$/);
  const [bought] = await boughtBy(app, employer);
  expect(bought).toMatchObject({ recurringMode: 'PASS', cancelAtPeriodEnd: true, invoices: [{ amount: 1900 }] });
  const endOf = bought?.currentPeriodEnd ?? expect.fail('Nothing was bought.');
  await text(page, `${formatDay(endOf)}, is not renewed`);
  await expectNoLayoutFaults(page, 'the pass');
  app.clock.now = endOf;
  await openOwn(page);
  await text(page, /^Your pass ended on/);
  await page.getByRole('button', { name: 'Buy a pass' }).waitFor();
  expect(complaints).toEqual([]);
});
