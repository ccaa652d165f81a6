import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive } from '../../support/pageSteps.ts';
import { phone } from '../../support/viewports.ts';

/** Dialogs without a connection: the page stays. */

const server = testDemo();
const browser = testBrowser();

it('a dialog that cannot be loaded says so, and opens when the page was loaded again', async () => {
  const { page, context } = await newPerson(browser, server.url, { viewport: phone });
  await page.goto('/waiter-job-singapore');
  const filters = page.locator('summary', { hasText: 'change the search' });
  await alive(filters);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await filters.click();
  await page.getByText('load the page again').filter({ visible: true }).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5);
  await context.setOffline(false);
  await page.reload();
  await alive(filters);
  await filters.click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await context.close();
});

it.each([
  { dialog: 'the first step of a contact', code: 'contact-*', says: 'We cannot create contact request' },
  { dialog: 'the payment of a contact', code: 'PaymentDialog-*', says: 'load the page again' },
])('$dialog that cannot be loaded says so, and the profile stays', async ({ code, says }) => {
  const { page, context } = await newPerson(browser, server.url, { viewport: phone });
  await page.goto('/waiter-job-singapore');
  const profile = (await page.getByRole('main').locator('a[href^="/Hire-"]').first().getAttribute('href')) ?? '';
  await page.route(`**/assets/${code}.js`, (route) => route.abort());
  await page.goto(profile.replace(/#.*/, ''));
  const contact = page.getByRole('button', { name: /^Contact/ }).first();
  await alive(contact);
  await contact.click();
  if (code.startsWith('Payment')) {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(`offline-${Date.now()}@visitor.test`);
    await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
    await dialog.getByLabel('Description').fill('Two evenings a week.');
    await dialog.getByRole('button', { name: 'PROCEED' }).click();
  }
  await page.getByText(says).filter({ visible: true }).waitFor();
  await page.getByRole('button', { name: /^Enlarge the photo/ }).waitFor();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
  await context.close();
});

it('a form is not left without a question, and keeps what was typed', async () => {
  const { page, context } = await newPerson(browser, server.url, { viewport: phone });
  await page.goto('/my-job-offers-create');
  const description = page.getByRole('textbox', { name: 'Description' });
  await alive(description);
  await page.waitForLoadState('networkidle');
  await description.fill('Two evenings a week.');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Hourhand' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await description.inputValue()).toBe('Two evenings a week.');
  await context.close();
});
