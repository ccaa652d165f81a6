import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { newPerson, type Person, testBrowser } from '../../support/browser.ts';
import { makeEmployer, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { text } from '../../support/pageSteps.ts';
import { refuseStripeScript, serveStripeScript } from '../../support/stripeScript.ts';
import { boughtBy, choosePlan, openOwn } from '../../support/subscriptionPage.ts';
import { phone } from '../../support/viewports.ts';

/**
 * Paying in the provider's fields on our page, with a stand-in for the provider's script, and on the provider's own page, with
 * the return from it.
 */

const browser = testBrowser();

/** The content security policy is in force, unlike in other tests. */
async function open(app: TestApp, employer: User): Promise<Person> {
  const person = await newPerson(browser, app.url, { viewport: phone, reducedMotion: 'reduce' });
  const data = { email: employer.loginEmail, password: testPassword };
  await person.context.request.post('/api/auth/sign-in/email', { data });
  return person;
}

async function enter(dialog: Locator, number: string): Promise<void> {
  await dialog.getByLabel('Card number of the provider').fill(number);
  await dialog.getByLabel('Expiry of the provider').fill('12/40');
  await dialog.getByLabel('CVC of the provider').fill('123');
}

/** What our own server is sent. */
function sentTo(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/payment-sandbox/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

async function enterCard(page: Page, number: string, press: 'Subscribe' | 'Save card'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Erin Tan');
  await page.getByRole('button', { name: press }).click();
}

describe('in fields on our page', () => {
  const app = testApp({ environment: { PAYMENT_FORM: 'elements' } });
  testCatalog(app);

  it('an employer pays in the fields of the plan that is chosen, and our server sees no card', async () => {
    const employer = await makeEmployer(app.services.db);
    const { page, context, complaints } = await open(app, employer);
    await serveStripeScript(context);
    const sent = sentTo(page);
    await openOwn(page);
    // The script is loaded with the fields, not with the page.
    expect(sent.filter((line) => line.includes('js.stripe.com'))).toEqual([]);
    const dialog = await choosePlan(page, 'monthly');
    await dialog.getByLabel('Card number of the provider').waitFor();
    expect(await dialog.getByLabel('Name on card').count()).toBe(0);
    await dialog.getByRole('radio', { name: /^Yearly/ }).check();
    const pay = dialog.getByRole('button', { name: 'Pay SGD 470' });
    await pay.click();
    await dialog.getByText('Please accept the terms to continue.').waitFor();
    await dialog.getByRole('checkbox', { name: /terms/ }).check();
    await dialog.getByLabel('Card number of the provider').waitFor();
    expect(await dialog.getByLabel('Card number of the provider').count()).toBe(1);

    await enter(dialog, '4000000000009995');
    await pay.click();
    // The provider's fields say why in its own words.
    const alert = dialog.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/^Your card has insufficient funds\.\s+Your payment was unsuccessful\./);
    await enter(dialog, '4242424242424242');
    await pay.click();
    await page.getByText('Thank you! Your subscription is active.').waitFor();
    expect(await boughtBy(app, employer)).toMatchObject([{ recurringMode: 'YEARLY', invoices: [{ amount: 47_000 }] }]);
    expect(sent.filter((line) => /4242|9995/.test(line.replace(/•+ \d{4}/g, '')))).toEqual([]);
    expect(complaints.filter((line) => !line.includes('status of 402'))).toEqual([]);
  });

  it('the bank leads back to the page, which says that it is paid', async () => {
    const employer = await makeEmployer(app.services.db);
    const { page, context, complaints } = await open(app, employer);
    await serveStripeScript(context);
    await openOwn(page);
    const dialog = await choosePlan(page, 'monthly');
    await enter(dialog, '4000000000003220');
    await dialog.getByRole('checkbox', { name: /terms/ }).check();
    await dialog.getByRole('button', { name: 'Pay SGD 49' }).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await text(page, 'Thank you! Your subscription is active.');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await boughtBy(app, employer)).toMatchObject([{ status: 'ACTIVE', invoices: [{ amount: 4900 }] }]);
    expect(complaints).toEqual([]);
  });

  it('without the script, the provider’s page takes the place of the fields', async () => {
    const { page, context } = await open(app, await makeEmployer(app.services.db));
    await refuseStripeScript(context);
    await openOwn(page);
    const dialog = await choosePlan(page, 'monthly');
    await dialog.getByText('Enter your card on the secure page of our payment provider.').waitFor();
    await dialog.getByRole('checkbox', { name: /terms/ }).check();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Subscribe' }).waitFor();
  });
});

describe('on the page of the provider', () => {
  const app = testApp({ environment: { PAYMENT_FORM: 'checkout' } });
  testCatalog(app);

  it('an employer pays on the page of the provider, returns subscribed, and changes the card there', async () => {
    const employer = await makeEmployer(app.services.db);
    const boss = await open(app, employer);
    const { page } = boss;
    await openOwn(page);
    const dialog = await choosePlan(page, 'monthly');
    expect(await dialog.getByLabel('Card number').count()).toBe(0);
    const onwards = dialog.getByRole('button', { name: 'Continue to payment' });
    await dialog.getByRole('checkbox', { name: /I accept the terms/ }).check();
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
});
