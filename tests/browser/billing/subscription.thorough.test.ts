import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog, testProvider } from '../../support/fixtures.ts';
import { focusedText } from '../../support/focus.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { boughtBy, choosePlan, fillCard, openOwn } from '../../support/subscriptionPage.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** An employer's subscription in a real browser: payment, bank confirmation, change of card, cancellation and renewal. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
const provider = testProvider(app);

it('an employer subscribes with one charge, changes the card, cancels in two clicks and resumes', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, phone);
  const { page } = boss;
  await openOwn(page);
  await expectNoLayoutFaults(page, 'the plans');

  // The documented options, with the first one selected and focused.
  const dialog = await choosePlan(page, 'monthly');
  const isFocused = (field: Element) => field === document.activeElement;
  await expect.poll(() => dialog.getByRole('radio').first().evaluate(isFocused)).toBe(true);
  expect(await dialog.getByRole('radio', { name: 'Monthly subscription SGD 49/month' }).isChecked()).toBe(true);
  await dialog.getByText('Yearly subscription SGD 470/year', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await dialog.getByRole('radio', { name: 'Yearly subscription SGD 470/year' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');

  // Nothing is sent with invalid input or before the terms are accepted.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payment_methods') || request.postData()?.includes('attemptKey'))
      sent.push(request.url());
  });
  const pay = dialog.getByRole('button', { name: 'Pay SGD 49' });
  await pay.click();
  for (const message of [
    'Please accept the terms to continue.',
    'Please enter card holder name.',
    'Invalid Credit Card Number.',
    'Invalid Expiration Date.',
    'Invalid CVC.',
  ]) {
    await dialog.getByText(message).waitFor();
  }
  expect(await dialog.getByLabel('Name on card').evaluate(isFocused)).toBe(true);
  await expectNoLayoutFaults(page, 'the dialog with its messages');
  await dialog.getByRole('checkbox', { name: /I accept the terms/ }).check();
  expect(sent).toEqual([]);

  // Input is formatted while typing, and errors disappear when they are corrected.
  await dialog.getByLabel('Card number').pressSequentially('4000000000000002');
  expect(await dialog.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
  await dialog.getByText('Visa', { exact: true }).waitFor();
  await dialog.getByText('Invalid Credit Card Number.').waitFor({ state: 'hidden' });
  await dialog.getByLabel('Expiry date').pressSequentially('1240');
  expect(await dialog.getByLabel('Expiry date').inputValue()).toBe('12/40');
  await dialog.getByLabel('Name on card').fill('Erin Tan');
  await dialog.getByLabel('CVC').fill('123');
  await pay.click();
  await dialog.getByText(/^Your payment was unsuccessful\. If you continue to get errors please contact/).waitFor();
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
  await expectNoLayoutFaults(page, 'the subscription');

  // Only the employer can download the invoice.
  const path = await page.getByRole('link', { name: /^Download the invoice of/ }).getAttribute('href');
  const paper = await boss.context.request.get(path ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await fetch(app.url + path)).status).toBe(404);

  await page.getByRole('button', { name: 'Change card' }).click();
  await fillCard(page, '5555555555554444');
  await expectNoLayoutFaults(page, 'the dialog of another card');
  await page.getByRole('button', { name: 'Save card' }).click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  await text(page, '•••• 4444');

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog', { name: 'Cancel your subscription?' }).waitFor();
  await expectNoLayoutFaults(page, 'the question');
  for (const name of ['Keep subscription', 'Cancel subscription']) {
    const label = await dialogOf(page).getByRole('button', { name }).boundingBox();
    expect(label?.height, `${name} in one line`).toBeLessThan(50);
  }
  await dialogOf(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await text(page, /^Your subscription ends on/);
  expect(await boughtBy(app, employer)).toMatchObject([{ status: 'ACTIVE', cancelAtPeriodEnd: true }]);
  await page.getByRole('button', { name: 'Resume subscription' }).click();
  await text(page, /^SGD 49 on/);
  await expect.poll(() => focusedText(page)).not.toMatch(/^(the body|something)/);
  expect(await boughtBy(app, employer)).toMatchObject([{ cancelAtPeriodEnd: false, cardLast4: '4444' }]);

  // The other plan shows its price, which is charged exactly.
  await page.getByRole('button', { name: 'Change plan' }).click();
  const change = page.getByRole('dialog', { name: 'Change to the yearly subscription' });
  await change.getByText('SGD 470/year').waitFor();
  await expectNoLayoutFaults(page, 'what the other plan comes to');
  await change.getByRole('button', { name: 'Change and pay SGD 421' }).click();
  await text(page, 'Yearly subscription');
  await expect.poll(() => page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').count()).toBe(2);
  expect(await boughtBy(app, employer)).toMatchObject([{ recurringMode: 'YEARLY', amount: 47000 }]);
  expect(boss.complaints).toEqual([]);
});

it('closing the bank’s page has no effect, and confirming on it pays once', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, desktop);
  const first = boss.page;
  await openOwn(first);
  const payAtBank = async (page: Page) => {
    const dialog = await choosePlan(page, 'yearly');
    expect(await dialog.getByRole('radio', { name: /^Yearly/ }).isChecked()).toBe(true);
    await fillCard(page, '4000000000003220');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay SGD 470' }).click();
    await page.getByRole('heading', { name: 'Confirm this payment' }).waitFor();
  };
  await payAtBank(first);
  await first.close();

  // Nothing is paid, so the payment starts again. A refusal at the bank is shown, and the URL has no session any more.
  const page = await boss.context.newPage();
  await openOwn(page);
  await payAtBank(page);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await text(page, /^Your payment was unsuccessful/);
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await payAtBank(page);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await text(page, 'Thank you! Your subscription is active.');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await text(page, 'Yearly subscription');
  expect(await boughtBy(app, employer)).toMatchObject([
    { status: 'ACTIVE', amount: 47000, invoices: [{ amount: 47000 }] },
  ]);

  expect(boss.complaints).toEqual([]);
});

it('a plan change that requires confirmation by the bank takes effect after the confirmation', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, phone);
  const { page } = boss;
  await openOwn(page);
  const dialog = await choosePlan(page, 'monthly');
  await fillCard(page, '4000000000003220');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Pay SGD 49' }).click();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await text(page, 'Monthly subscription');

  const change = async (answer: 'Complete' | 'Fail') => {
    await page.getByRole('button', { name: 'Change plan' }).click();
    await dialogOf(page).getByRole('button', { name: 'Change and pay SGD 421' }).click();
    await page.getByRole('heading', { name: 'Confirm this payment' }).waitFor();
    await page.getByRole('button', { name: `${answer} authentication` }).click();
  };
  await change('Fail');
  await text(page, /^Your payment was unsuccessful/);
  await text(page, 'Monthly subscription');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await change('Complete');
  await text(page, 'Thank you! Your plan has changed.');
  await text(page, 'Yearly subscription');
  await expectNoLayoutFaults(page, 'the page that the bank led back to');
  // The failed attempt is not listed as an invoice.
  expect(await page.getByRole('list', { name: 'Invoices' }).getByRole('listitem').count()).toBe(2);
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
  await text(page, 'SGD 49 on Jul 01, 2026');
  await page.getByRole('button', { name: 'Change card' }).click();
  await fillCard(page, '4000000000000341');
  await page.getByRole('button', { name: 'Save card' }).click();
  await text(page, '•••• 0341');

  // The renewal fails while the page is open.
  await time.moveTo(new Date('2026-07-01T14:00:00Z'));
  await text(page, 'Your last payment failed');
  await text(page, 'Jul 04, 2026');
  await expectNoLayoutFaults(page, 'the failed payment');

  await time.moveTo(new Date('2026-07-04T13:00:00Z'));
  await page.reload();
  await text(page, 'Your payment failed, and your access has ended');
  await expectNoLayoutFaults(page, 'the lapsed subscription');

  const another = page.getByRole('button', { name: 'Pay with another card' });
  await alive(another);
  await another.click();
  await fillCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay SGD 49' }).click();
  await page.getByText('Thank you! Your subscription is active.').waitFor();
  await text(page, 'Active');

  // After the cancellation it ends with its period, and the plans are offered again.
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel subscription' }).click();
  await text(page, /^Your subscription ends on/);
  await time.moveTo(new Date('2026-09-01T12:00:00Z'));
  await page.reload();
  await text(page, /^Your subscription ended on/);
  await page.getByRole('button', { name: 'Subscribe monthly' }).waitFor();
  await expectNoLayoutFaults(page, 'the ended subscription');
  expect(boss.complaints).toEqual([]);
  app.clock.now = start;
});

it('job seekers and admins see that they need no subscription, and a visitor logs in first', async () => {
  const seeker = await signedIn(browser, app, await makeJobSeeker(app.services.db, catalog), phone);
  await seeker.page.goto('/my-subscription');
  await text(seeker.page, 'Hourhand is free for job seekers');
  await expectNoLayoutFaults(seeker.page, 'the job seeker’s page');
  const visitor = await newPerson(browser, app.url);
  await visitor.page.goto('/my-subscription');
  expect(new URL(visitor.page.url()).pathname + new URL(visitor.page.url()).search).toBe(
    '/login-as-a-employer?next=%2Fmy-subscription',
  );

  // Without a connection the page remains, and actions report the failure.
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, desktop);
  await openOwn(boss.page);
  await boss.page.waitForLoadState('networkidle');
  await boss.context.setOffline(true);
  await boss.page.getByRole('button', { name: 'Subscribe monthly' }).click();
  await dialogOf(boss.page).getByText('You are offline').waitFor();
  await boss.context.setOffline(false);
  await dialogOf(boss.page).getByRole('button', { name: 'Try again' }).click();
  await dialogOf(boss.page).getByLabel('Card number').waitFor();
  expect([...seeker.complaints, ...visitor.complaints]).toEqual([]);
});

it('a price that changed while the dialog was open is shown, and nothing is charged until it is accepted', async () => {
  const { db } = app.services;
  const price = { currency: 'SGD', recurringMode: 'MONTHLY' } as const;
  const employer = await makeEmployer(db);
  const { page, complaints } = await signedIn(browser, app, employer, phone);
  await openOwn(page);
  const dialog = await choosePlan(page, 'monthly');
  await fillCard(page, '4242424242424242');
  await dialog.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await db.pricingOption.updateMany({ where: price, data: { amount: 14_700 } });
  await dialog.getByRole('button', { name: 'Pay SGD 49' }).click();
  await dialog
    .getByText('The price is now SGD 147 per month. Nothing was charged. Please check it and pay again.')
    .waitFor();
  await dialog.getByRole('radio', { name: 'Monthly subscription SGD 147/month' }).waitFor();
  expect(await boughtBy(app, employer)).toEqual([]);
  await expectNoLayoutFaults(page, 'the dialog with the new price');
  await dialog.getByRole('button', { name: 'Pay SGD 147' }).click();
  await page.getByText('Thank you! Your subscription is active.').waitFor();
  expect(await boughtBy(app, employer)).toMatchObject([{ amount: 14_700, invoices: [{ amount: 14_700 }] }]);
  await db.pricingOption.updateMany({ where: price, data: { amount: 4900 } });
  expect(complaints).toEqual([]);
});

it('a second tab with another plan is told which one was bought', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, desktop);
  const [first, second] = [boss.page, await boss.context.newPage()];
  for (const [tab, plan] of [
    [first, 'monthly'],
    [second, 'yearly'],
  ] as const) {
    await openOwn(tab);
    const dialog = await choosePlan(tab, plan);
    await fillCard(tab, '4242424242424242');
    await dialog.getByRole('checkbox', { name: /I accept the terms/ }).check();
  }
  await dialogOf(first).getByRole('button', { name: 'Pay SGD 49' }).click();
  await first.getByText('Thank you! Your subscription is active.').waitFor();
  await dialogOf(second).getByRole('button', { name: 'Pay SGD 470' }).click();
  await dialogOf(second)
    .getByText('You already have the monthly subscription, so nothing was charged. You can change it in your account.')
    .waitFor();
  expect(await boughtBy(app, employer)).toMatchObject([{ recurringMode: 'MONTHLY', invoices: [{ amount: 4900 }] }]);
});
