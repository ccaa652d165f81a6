import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { boughtBy, choosePlan, openOwn } from '../../support/subscriptionPage.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Payment on the provider's hosted page, and the return from it. */

const app = testApp({ environment: { PAYMENT_FORM: 'checkout' } });
const browser = testBrowser();
testCatalog(app);

async function enterCard(page: Page, number: string, press: 'Subscribe' | 'Save card'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Erin Tan');
  await page.getByRole('button', { name: press }).click();
}

it('an employer pays on the page of the provider, returns subscribed, and changes the card there', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, phone);
  const { page } = boss;
  await openOwn(page);
  const dialog = await choosePlan(page, 'monthly');
  expect(await dialog.getByLabel('Card number').count()).toBe(0);
  const onwards = dialog.getByRole('button', { name: 'Continue to payment' });
  await onwards.click();
  await dialog.getByText('Please accept the terms to continue.').waitFor();
  await dialog.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await expectNoLayoutFaults(page, 'the dialog');
  await onwards.click();

  // After going back without a payment, it can be started again.
  await page.getByRole('heading', { name: 'Subscribe' }).waitFor();
  await page.getByRole('link', { name: 'Go back' }).click();
  await page.waitForURL('**/my-subscription');
  expect(await boughtBy(app, employer)).toEqual([]);
  await openOwn(page);
  const again = await choosePlan(page, 'yearly');
  await again.getByRole('checkbox').check();
  await again.getByRole('button', { name: 'Continue to payment' }).click();
  await enterCard(page, '4242424242424242', 'Subscribe');
  await text(page, 'Thank you! Your subscription is active.');
  await page.waitForURL(({ search }) => search === '');
  await page.getByRole('region', { name: 'Yearly subscription' }).waitFor();
  expect(await boughtBy(app, employer)).toMatchObject([{ status: 'ACTIVE', invoices: [{ amount: 47000 }] }]);

  await page.getByRole('button', { name: 'Change card' }).click();
  await page.getByRole('heading', { name: 'Save another card' }).waitFor();
  await enterCard(page, '5555555555554444', 'Save card');
  await text(page, 'Thank you! We will charge this card from now on.');
  await text(page, '•••• 4444');
  expect(boss.complaints).toEqual([]);
});

it('two tabs lead to one payment', async () => {
  const employer = await makeEmployer(app.services.db);
  const boss = await signedIn(browser, app, employer, desktop);
  const tabs = [boss.page, await boss.context.newPage()];
  for (const tab of tabs) {
    await openOwn(tab);
    const dialog = await choosePlan(tab, 'monthly');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await tab.getByLabel('Card number').waitFor();
  }
  for (const tab of tabs) await enterCard(tab, '4242424242424242', 'Subscribe');
  await text(boss.page, 'Thank you! Your subscription is active.');
  expect(await boughtBy(app, employer)).toMatchObject([{ status: 'ACTIVE', invoices: [{ amount: 4900 }] }]);
});
