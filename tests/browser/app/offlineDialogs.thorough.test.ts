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
