import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, contactAsGuest, signIn } from '../../support/pageSteps.ts';

/** The search for job seekers with its filters, a profile, and its contact button, in a real browser. */

const server = testDemo();
const browser = testBrowser();
/** Some profiles of waiters in Singapore. */
let profiles: string[];
const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, reducedMotion: 'reduce' } as const;
const desktop = { viewport: { width: 1440, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' } as const;

beforeAll(async () => {
  const list = await (await fetch(`${server.url}/waiter-job-singapore`)).text();
  profiles = [...new Set([...list.matchAll(/href="(\/Hire-[^"#]+)["#]/g)].map(([, path]) => path ?? ''))];
});

const profile = (index: number) => profiles[index] ?? '';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const line = (page: Page) => page.locator('summary', { hasText: 'change the search' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const count = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
const ratesOf = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => Number(/SGD\s*(\d+)/.exec(text)?.[1]));
/** How far below the top of the page the first card begins. */
const topOf = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top + window.scrollY);

it('the search says how many it would find, and follows its address with Load more, filters, back and forward', async () => {
  const { page, complaints } = await newPerson(browser, server.url, desktop);
  const choose = (label: string, value: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  const chosen = (label: string) =>
    page.getByRole('combobox', { name: label }).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label);
  const search = () => page.getByRole('button', { name: 'Search' }).click();
  await page.goto('/waiter-job-singapore');
  expect(await topOf(page)).toBeLessThan(400);
  await alive(page.getByRole('combobox', { name: 'Gender' }));
  const lead = page.getByText(/^\d+ waiters are looking for work in Singapore\.$/);
  const all = count(await lead.textContent());
  await choose('Gender', 'Female');
  const status = page.getByRole('search', { name: 'Job seekers' }).getByRole('status');
  await status.getByText(/^\d+ waiters in Singapore match your search\.$/).waitFor();
  const female = (await status.textContent()) ?? '';
  const total = count(female);
  expect(total).toBeGreaterThan(10);
  expect(total).toBeLessThan(all);
  // The page still shows what its address says.
  expect(count(await lead.textContent())).toBe(all);
  await choose('Sort by', 'Hourly rate');
  await search();
  await page.waitForURL(/\/waiter-job-singapore\?gender=\d+&sort=rate$/);
  await page.getByRole('main').getByText(female, { exact: true }).waitFor();
  // The loaded rows belong to the same search: the total matches, and their rates are not lower.
  while ((await cards(page).count()) < total) {
    const before = await cards(page).count();
    await page.getByRole('button', { name: 'Load more' }).click();
    await cards(page).nth(before).waitFor();
  }
  const rates = await ratesOf(page);
  expect(rates).toEqual([...rates].sort((one, other) => one - other));

  await choose('City', 'London');
  await search();
  await page.getByRole('heading', { name: 'Job Seekers in London' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Job Seekers in Singapore' }).waitFor();
  expect([await chosen('City'), await chosen('Gender'), await chosen('Sort by')]).toEqual([
    'Singapore',
    'Female',
    'Hourly rate',
  ]);
  expect(await cards(page).count()).toBe(total);
  await page.goForward();
  await page.getByRole('heading', { name: 'Job Seekers in London' }).waitFor();

  // Filters stay when the bar searches for something else, but a rate of another currency does not.
  await page.goto('/waiter-job-singapore?rate=14&part-time=1&full-time=1');
  await alive(page.getByRole('combobox', { name: 'Gender' }));
  expect(Math.max(...(await ratesOf(page)))).toBeLessThanOrEqual(14);
  await choose('City', 'London');
  await search();
  await page.waitForURL('**/waiter-job-london?part-time=1&full-time=1');
  for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Part-time / Full-time');
  await chips(page)
    .getByRole('link', { name: /Full-time/ })
    .click();
  await page.waitForURL('**/waiter-job-london?part-time=1');
  await chips(page).getByRole('link').click();
  await page.waitForURL('**/waiter-job-london');
  await expect.poll(() => chips(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('on a phone, people come first, and one line opens a sheet with all filters, by keyboard', async () => {
  const { page, complaints } = await newPerson(browser, server.url, phone);
  const show = sheet(page).getByRole('button', { name: /^Show / });
  const shown = async () => count(await show.textContent());
  await page.goto('/waiter-job-singapore');
  expect(await topOf(page)).toBeLessThan(330);
  expect(await line(page).innerText()).toContain('Waiter · Singapore · any hours');
  await alive(line(page));
  await line(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(shown).toBeGreaterThan(10);
  const all = await shown();
  await sheet(page).getByRole('checkbox', { name: 'Verified' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(shown).toBeLessThan(all);
  await expectNoLayoutFaults(page, 'the sheet');
  const verified = await shown();
  await show.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/waiter-job-singapore?verified=1');
  await page.getByText(new RegExp(`^${verified} waiters? in Singapore`)).waitFor();
  await sheet(page).waitFor({ state: 'hidden' });

  // A highest rate has the currency of a city.
  await page.goto('/waiter-job?sort=rate');
  await alive(line(page));
  await line(page).click();
  await sheet(page).getByText('Choose a city to set it.').waitFor();
  const city = sheet(page).getByRole('combobox', { name: 'City' });
  await city.selectOption('Singapore');
  await sheet(page).getByLabel('Highest rate an hour, in SGD').fill('14');
  await city.selectOption('London');
  expect(await sheet(page).getByLabel('Highest rate an hour, in GBP').inputValue()).toBe('');
  await city.selectOption('Singapore');
  await sheet(page).getByLabel('Highest rate an hour, in SGD').fill('14');
  await show.click();
  await page.waitForURL('**/waiter-job-singapore?rate=14&sort=rate');
  await chips(page).getByText('Up to SGD 14 an hour').waitFor();
  expect(complaints).toEqual([]);
});

it('the contact button knows a guest until the cookie ends, and takes a subscriber straight to the chat', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, desktop);
  const kept = () => page.evaluate(() => localStorage.getItem('hourhand-guest'));
  const open = async (index: number) => {
    await page.goto(profile(index), { waitUntil: 'networkidle' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Contact / })
      .first()
      .click();
  };
  await page.goto(profile(1));
  const payment = await contactAsGuest(page, 'Gill Guest', 'gill@example.test');
  // A second job seeker is contacted without questions.
  await open(2);
  await payment.waitFor();
  // The cookie has expired but the browser remembers the guest: it asks again, and creates no second guest by itself.
  await context.clearCookies();
  await open(3);
  const first = page.getByRole('dialog', { name: 'Contact now' });
  await first.getByText('Your details have expired.').waitFor();
  expect(await first.getByLabel('Email').inputValue()).toBe('gill@example.test');
  expect(await kept()).toBeNull();

  // A login forgets the guest.
  await page.evaluate(() => localStorage.setItem('hourhand-guest', '{"employerId":1}'));
  await signIn(page, 'premium@hourhand.test', `/login?next=${profile(4)}`);
  const chatNow = page.getByRole('main').getByRole('button', { name: 'CHAT NOW' });
  await alive(chatNow);
  await expect.poll(kept).toBeNull();
  await chatNow.click();
  await page.waitForURL(/\/chat\/\d+$/);
  expect(complaints).toEqual([]);
});
