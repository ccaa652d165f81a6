import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';

/** Integrators read the API document and try its calls. */

const app = testApp();
const browser = testBrowser();
testCatalog(app);
let email: string;

beforeAll(async () => {
  email = (await makeEmployer(app.services.db)).loginEmail ?? '';
});

/** Tries the call with this operationId, and returns the status of the response. */
async function tryOut(page: Page, tag: string, operation: string, body?: unknown): Promise<string> {
  const call = page.locator(`#operations-${tag.replaceAll(' ', '_')}-${operation}`);
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  if (body !== undefined) await call.locator('textarea').fill(JSON.stringify(body));
  await call.getByRole('button', { name: 'Execute' }).click();
  return (await call.locator('.live-responses-table .response-col_status').last().innerText()).trim().slice(0, 3);
}

const open = (page: Page, tag: string) => page.locator('.opblock-tag', { hasText: tag }).first().click();

it.each([375, 1440])('fits a screen %i pixels wide, below the header of the product', async (width) => {
  const { page, complaints } = await newPerson(browser, app.url, { viewport: { width, height: 900 } });
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /Hourhand REST API/ }).waitFor();
  expect(await page.title()).toBe('Hourhand REST API');
  await open(page, 'Job offers');
  await page.locator('#operations-Job_offers-getJobOffers .opblock-summary-control').click();
  await page.getByRole('button', { name: 'Try it out' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const green = await page
    .locator('.opblock-post .opblock-summary-method')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(green).toBe('rgb(20, 105, 74)');
  expect(complaints).toEqual([]);
});

it('tries a public call, logs in, and tries a protected one', async () => {
  const { page, complaints } = await newPerson(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await page.goto('/api/docs');
  await open(page, 'Reference data');
  expect(await tryOut(page, 'Reference data', 'getCountries')).toBe('200');
  await open(page, 'Accounts');
  expect(await tryOut(page, 'Accounts', 'signIn', { email, password: testPassword })).toBe('200');
  await open(page, 'Users');
  expect(await tryOut(page, 'Users', 'getGetUserInfo')).toBe('200');
  expect(complaints).toEqual([]);
});

it('is usable by keyboard', async () => {
  const { page, complaints } = await newPerson(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await page.goto('/api/docs');
  const tag = page.getByRole('button', { name: 'Expand operation' }).first();
  await tag.waitFor();
  await tag.focus();
  await page.keyboard.press('Enter');
  const call = page.locator('#operations-Accounts-signIn .opblock-summary-control');
  await call.waitFor();
  await call.focus();
  expect(await call.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Try it out' }).waitFor();
  expect(complaints).toEqual([]);
});

it('has no accessibility faults', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await page.goto('/api/docs');
  await open(page, 'Job offers');
  await page.locator('#operations-Job_offers-getJobOffers').waitFor();
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const serious = await page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function')
      throw new Error('axe');
    // The reader itself has a link inside the button of a call, with the address of the call.
    const { violations } = await axe.run({ rules: { 'nested-interactive': { enabled: false } } });
    return violations.map(
      (one: { id: string; impact: string; nodes: { html: string }[] }) =>
        `${one.impact} ${one.id}: ${one.nodes[0]?.html.slice(0, 200)}`,
    );
  });
  expect(serious).toEqual([]);
});
