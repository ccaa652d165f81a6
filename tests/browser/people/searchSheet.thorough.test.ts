import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';

/** The search on a phone: people first, and one line that opens a sheet with all filters. */

const server = testDemo();
const browser = testBrowser();
const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true };
const desktop = { viewport: { width: 1440, height: 900 }, bypassCSP: true };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const line = (page: Page) => page.locator('summary', { hasText: 'change the search' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show / });
const count = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);

it('has its first card above 330 px, and saving and reading more on one line', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, phone);
  await page.goto('/waiter-job-singapore');
  const top = await cards(page)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(330);
  expect(await line(page).innerText()).toContain('Waiter · Singapore · any hours');
  const box = async (name: string) =>
    (await page.getByText(name, { exact: true }).boundingBox()) ?? { y: 0, height: 0 };
  const [more, save] = [await box('Read more'), await box('Save this search')];
  expect(Math.abs(more.y + more.height / 2 - (save.y + save.height / 2))).toBeLessThan(8);
  await expectNoLayoutFaults(page, 'the search');
  expect(complaints).toEqual([]);
  await context.close();
});

it('has its first card above 400 px on a desktop', async () => {
  const { page, context } = await newPerson(browser, server.url, desktop);
  await page.goto('/waiter-job-singapore');
  const top = await cards(page)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
  expect(top).toBeLessThan(400);
  await context.close();
});

it('is changed in the sheet by keyboard, which says how many there are', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, { ...phone, reducedMotion: 'reduce' });
  await page.goto('/waiter-job-singapore');
  await alive(line(page));
  await line(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  const shown = async () => count(await show(page).textContent());
  await expect.poll(shown).toBeGreaterThan(10);
  const all = await shown();
  await sheet(page).getByRole('checkbox', { name: 'Verified' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(shown).toBeLessThan(all);
  expect(await violations(page)).toEqual([]);
  await expectNoLayoutFaults(page, 'the sheet');
  const verified = count(await show(page).textContent());
  await show(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/waiter-job-singapore?verified=1');
  await page.getByText(new RegExp(`^${verified} waiters? in Singapore`)).waitFor();
  await sheet(page).waitFor({ state: 'hidden' });

  // Escape changes nothing, and the focus returns.
  await line(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).getByRole('checkbox', { name: 'With video' }).check();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => line(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('?verified=1');
  expect(complaints).toEqual([]);
  await context.close();
});

it('asks for a highest rate in the currency of a city only', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, phone);
  await page.goto('/waiter-job');
  await alive(line(page));
  await line(page).click();
  await sheet(page).getByText('Choose a city to set it.').waitFor();
  await sheet(page).getByRole('combobox', { name: 'City' }).selectOption('Singapore');
  await sheet(page).getByLabel('Highest rate an hour, in SGD').fill('14');
  await sheet(page).getByRole('combobox', { name: 'City' }).selectOption('London');
  // A number of one currency is not taken for one of another.
  expect(await sheet(page).getByLabel('Highest rate an hour, in GBP').inputValue()).toBe('');
  await sheet(page).getByRole('combobox', { name: 'City' }).selectOption('Singapore');
  await sheet(page).getByLabel('Highest rate an hour, in SGD').fill('14');
  await show(page).click();
  await page.waitForURL('**/waiter-job-singapore?rate=14');
  await chips(page).getByText('Up to SGD 14 an hour').waitFor();
  for (const text of await cards(page).allInnerTexts())
    expect(Number(/SGD\s*(\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(14);
  // In all cities there is no such rate.
  await page.goto('/waiter-job?rate=14');
  await cards(page).first().waitFor();
  expect(await chips(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

describe('active filters', () => {
  it('are chips that remove them one by one, follow back and forward, and are kept by Load more', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url, desktop);
    await page.goto('/waiter-job-singapore?part-time=1&full-time=1');
    expect(await chips(page).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Part-time'),
      expect.stringContaining('Full-time'),
      'Clear filters',
    ]);
    await alive(page.getByRole('button', { name: 'Load more' }));
    await page.getByRole('button', { name: 'Load more' }).click();
    await cards(page).nth(10).waitFor();
    for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Part-time / Full-time');
    await chips(page)
      .getByRole('link', { name: /Full-time/ })
      .click();
    await page.waitForURL('**/waiter-job-singapore?part-time=1');
    await page.goBack();
    await page.waitForURL('**/waiter-job-singapore?part-time=1&full-time=1');
    await chips(page).getByText('Full-time').waitFor();
    await chips(page).getByRole('link', { name: 'Clear filters' }).click();
    await page.waitForURL('**/waiter-job-singapore');
    await expect.poll(() => chips(page).count()).toBe(0);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/waiter-job-singapore$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stay when the bar searches for something else', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url, desktop);
    await page.goto('/waiter-job-singapore?rate=14&part-time=1');
    await alive(page.getByRole('combobox', { name: 'Gender' }));
    await page.getByRole('combobox', { name: 'Job', exact: true }).selectOption('barista');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/barista-job-singapore?rate=14&part-time=1');
    await page.getByRole('combobox', { name: 'City' }).selectOption('London');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/barista-job-london?part-time=1');
    await page.getByText('More filters', { exact: true }).click();
    await expect.poll(() => sheet(page).getByRole('checkbox', { name: 'Part-time' }).isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('works without JavaScript on %s', async (_name, viewport) => {
  const { page, context } = await newPerson(browser, server.url, { ...viewport, javaScriptEnabled: false });
  await page.goto('/waiter-job-singapore');
  await line(page).click();
  const more = page.locator('details');
  await more.getByLabel('Part-time').check();
  await more.getByLabel('Words').fill('friendly');
  // On phones the fields of the bar show with the others.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Popularity');
  await more.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/waiter-job-singapore?part-time=1&q=friendly&sort=popularity');
  await chips(page)
    .getByRole('link', { name: /friendly/ })
    .click();
  await page.waitForURL('**/waiter-job-singapore?part-time=1&sort=popularity');
  expect(await cards(page).count()).toBe(10);
  await context.close();
});

it('keeps what was opened and typed before the scripts ran, until the next search', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, phone);
  let letScriptsRun = () => {};
  const waited = new Promise<void>((resolve) => {
    letScriptsRun = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto('/waiter-job-singapore', { waitUntil: 'commit' });
  await line(page).click();
  await page.locator('details').getByLabel('Words').fill('friendly');
  letScriptsRun();
  await alive(line(page));
  expect(await page.locator('details').getByLabel('Words').inputValue()).toBe('friendly');
  await page.locator('details').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/waiter-job-singapore?q=friendly');
  await chips(page).getByText('friendly').waitFor();
  await line(page).click();
  await expect.poll(() => sheet(page).getByLabel('Words').inputValue()).toBe('friendly');
  expect(complaints).toEqual([]);
  await context.close();
});

it('says that rates of all cities are ordered within each currency', async () => {
  const { page, context } = await newPerson(browser, server.url, desktop);
  await page.goto('/waiter-job?sort=rate');
  await page.getByText('each currency has an order of its own').waitFor();
  const rates = (await cards(page).allInnerTexts()).map((text) => /([A-Z]{3})\s*([\d,]+)\/hour/.exec(text)?.slice(1));
  expect(rates.every((rate) => rate?.[0] === rates[0]?.[0])).toBe(true);
  await page.goto('/waiter-job-singapore?sort=rate');
  await cards(page).first().waitFor();
  expect(await page.getByText('each currency has an order of its own').count()).toBe(0);
  await context.close();
});
