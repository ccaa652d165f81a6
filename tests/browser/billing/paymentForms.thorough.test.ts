import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { newPerson, type Person, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { beyondDeclines, contactAsGuest, enterCard, fillCard, text } from '../../support/pageSteps.ts';
import { boughtBy, choosePlan, openOwn } from '../../support/subscriptionPage.ts';
import { phone } from '../../support/viewports.ts';

const browser = testBrowser();

/** The content security policy is in force, unlike in other tests. */
async function open(app: TestApp, employer: User): Promise<Person> {
  const person = await newPerson(browser, app.url, { viewport: phone, reducedMotion: 'reduce' });
  const data = { email: employer.loginEmail, password: testPassword };
  await person.context.request.post('/api/auth/sign-in/email', { data });
  return person;
}

function sentTo(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/payment-sandbox/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

describe('in fields on our page, with tax', () => {
  const app = testApp({ environment: { AUTOMATIC_TAX: '1', WITHDRAWAL_COUNTRIES: 'DE' } });
  const catalog = testCatalog(app);

  it('a guest gives the address that decides the tax beside the card, and can withdraw from the purchase', async () => {
    const jobSeeker = await makeJobSeeker(app.services.db, catalog);
    const { page, complaints } = await newPerson(browser, app.url, { viewport: phone, reducedMotion: 'reduce' });
    await page.goto(`/Hire-Somebody-in-Singapore-Job-anything-${jobSeeker.id}`);
    const dialog = await contactAsGuest(page, 'Gus', 'gus@example.test');
    await dialog.getByRole('checkbox', { name: /terms/ }).check();
    await fillCard(dialog);
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await dialog.getByRole('alert').getByText('Please enter your billing address: it decides the tax.').waitFor();
    await dialog.getByLabel('Country').selectOption('DE');
    await dialog.getByLabel('Address').fill('Torstr. 1');
    await dialog.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(await app.services.db.subscription.count({ where: { status: 'ACTIVE' } })).toBe(1);
    await openOwn(page);
    await page.getByRole('button', { name: 'Withdraw from purchase' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw from your purchase?' });
    await question.getByText('We refund SGD 49 to the card that paid: all that you paid.').waitFor();
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Your subscription has ended. We refund SGD 49.').waitFor();
    await page.getByRole('button', { name: 'Subscribe monthly' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('in fields on our page', () => {
  const app = testApp();
  testCatalog(app);

  it('an employer pays in the fields of the plan that is chosen, and our server sees no card', async () => {
    const employer = await makeEmployer(app.services.db);
    const { page, complaints } = await open(app, employer);
    const sent = sentTo(page);
    await openOwn(page);
    const dialog = await choosePlan(page, 'monthly');
    await dialog.getByLabel('Card number').waitFor();
    await dialog.getByRole('radio', { name: /^Yearly/ }).check();
    const pay = dialog.getByRole('button', { name: 'Pay SGD 470' });
    await pay.click();
    await dialog.getByText('Please accept the terms to continue.').waitFor();
    await dialog.getByRole('checkbox', { name: /terms/ }).check();
    await dialog.getByLabel('Card number').waitFor();
    expect(await dialog.getByLabel('Card number').count()).toBe(1);

    // Nothing was tried, and so no payment has failed.
    await pay.click();
    const alert = dialog.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toBe('Your card number is incomplete.');
    await fillCard(dialog, '4000000000009995');
    await pay.click();
    // The provider's fields say why in its own words.
    await expect
      .poll(() => alert.innerText())
      .toMatch(/^Your card has insufficient funds\.\s+Your payment was unsuccessful\./);
    await fillCard(dialog, '4242424242424242');
    await pay.click();
    await page.getByText('Thank you! Your subscription is active.').waitFor();
    expect(await boughtBy(app, employer)).toMatchObject([{ recurringMode: 'YEARLY', invoices: [{ amount: 47_000 }] }]);
    expect(sent.filter((line) => /4242|9995/.test(line.replace(/•+ \d{4}|127\.0\.0\.1:\d+/g, '')))).toEqual([]);
    expect(beyondDeclines(complaints)).toEqual([]);
  });

  it('without the script, the provider’s page takes the place of the fields', async () => {
    const { page, context } = await open(app, await makeEmployer(app.services.db));
    await context.route('**/payment-sandbox/fields.js', (route) => route.abort());
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
