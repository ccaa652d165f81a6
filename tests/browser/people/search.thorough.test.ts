import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, holdRequests, signedInUser, signIn } from '../../support/pageSteps.ts';

const server = testDemo();
const browser = testBrowser();
const phone = { viewport: { width: 375, height: 812 }, bypassCSP: true, reducedMotion: 'reduce' } as const;
const desktop = { viewport: { width: 1440, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' } as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const line = (page: Page) => page.locator('summary', { hasText: 'change the search' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const count = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
const ratesOf = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => Number(/SGD\s*(\d+)/.exec(text)?.[1]));

it('the search says how many it would find, and follows its address with Load more, filters, back and forward', async () => {
  const { page, complaints } = await newPerson(browser, server.url, desktop);
  const choose = (label: string, value: string) =>
    page.getByRole('combobox', { name: label, exact: true }).selectOption(value);
  const chosen = (label: string) =>
    page.getByRole('combobox', { name: label }).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label);
  const search = () => page.getByRole('button', { name: 'Search' }).click();
  await page.goto('/waiter-job-singapore');
  await alive(page.getByRole('combobox', { name: 'Gender' }));
  await choose('Gender', 'Female');
  const status = page.getByRole('search', { name: 'Job seekers' }).getByRole('status');
  await status.getByText(/^\d+ waiters in Singapore match your search\.$/).waitFor();
  const female = (await status.textContent()) ?? '';
  const total = count(female);
  expect(total).toBeGreaterThan(10);
  await choose('Sort by', 'Hourly rate');
  const release = await holdRequests(page);
  await search();
  // The old count and people stay meanwhile, dimmed.
  const busy = page.getByRole('main').locator('[aria-busy="true"]');
  await busy.filter({ hasText: 'waiters are looking for work' }).waitFor();
  await busy.filter({ has: page.getByRole('article') }).waitFor();
  expect(await busy.first().evaluate((element) => Number(getComputedStyle(element).opacity))).toBeLessThan(1);
  release();
  await page.waitForURL(/\/waiter-job-singapore\?gender=\d+&sort=rate$/);
  await page.getByRole('main').getByText(female, { exact: true }).waitFor();
  // The loaded rows belong to the same search.
  while ((await cards(page).count()) < total) {
    const before = await cards(page).count();
    await page.getByRole('button', { name: 'Load more' }).press('Enter');
    await cards(page).nth(before).waitFor();
    // The focus is on the first new row.
    await expectFocusOn(page, (await cards(page).nth(before).innerText()).split('\n')[0] ?? '');
  }
  const rates = await ratesOf(page);
  expect(rates).toEqual([...rates].sort((one, other) => one - other));

  await choose('City', 'London');
  await search();
  await page.getByRole('heading', { name: 'Job Seekers in London' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Job Seekers in Singapore' }).waitFor();
  expect([await chosen('City'), await chosen('Gender')]).toEqual(['Singapore', 'Female']);
  expect(await cards(page).count()).toBe(total);
  await page.goForward();
  await page.getByRole('heading', { name: 'Job Seekers in London' }).waitFor();

  // Filters stay when the bar searches for something else, but a rate of another currency does not.
  await page.goto('/waiter-job-singapore?rate=14&part-time=1&full-time=1');
  await alive(page.getByRole('combobox', { name: 'Gender' }));
  await choose('City', 'London');
  await search();
  await page.waitForURL('**/waiter-job-london?part-time=1&full-time=1');
  await chips(page)
    .getByRole('link', { name: /Full-time/ })
    .click();
  await page.waitForURL('**/waiter-job-london?part-time=1');
  expect(complaints).toEqual([]);
});

it('on a phone, people come first, and one line opens a sheet with all filters, by keyboard', async () => {
  const { page, complaints } = await newPerson(browser, server.url, phone);
  const show = sheet(page).getByRole('button', { name: /^Show / });
  const shown = async () => count(await show.textContent());
  await page.goto('/waiter-job-singapore');
  const first = await cards(page).first().boundingBox();
  expect(first?.y).toBeLessThan(330);
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
  await sheet(page).getByRole('combobox', { name: 'City' }).selectOption('Singapore');
  await sheet(page).getByLabel('Highest rate an hour, in SGD').fill('14');
  await show.click();
  await page.waitForURL('**/waiter-job-singapore?rate=14&sort=rate');
  await chips(page).getByText('Up to SGD 14 an hour').waitFor();
  expect(complaints).toEqual([]);
});

it('a job seeker says when they can work, is found for it, and a contact is about that time', async () => {
  const { page: own, complaints } = await newPerson(browser, server.url, phone);
  await signIn(own, 'jobseeker@hourhand.test');
  const { databaseId } = await signedInUser(own);
  await own.goto('/my-profile');
  const cell = (name: string) => own.getByRole('button', { name, exact: true });
  await alive(cell('Sunday, night'));
  for (const name of ['Sunday, evening', 'Sunday, night']) {
    if ((await cell(name).getAttribute('aria-pressed')) !== 'true') await cell(name).click();
  }
  await own.getByText('Choose single hours').click();
  // The night is that of the day on which it begins.
  expect(await cell('Monday, 0:00 to 1:00').getAttribute('aria-pressed')).toBe('true');
  await cell('Monday, 5:00 to 6:00').click();
  expect(await cell('Sunday, night').getAttribute('aria-pressed')).toBe('mixed');
  await own.getByLabel('Day', { exact: true }).fill('2030-01-06');
  await own.getByRole('button', { name: 'Add this day' }).click();
  await own.getByText('6 Jan 2030: day off').waitFor();
  await own.getByRole('button', { name: 'Save my hours' }).click();
  await own.getByText('Your hours are saved.').waitFor();

  const { page, complaints: others } = await newPerson(browser, server.url, phone);
  const times = async (on: string) => {
    await page.goto('/all-job-singapore');
    await alive(line(page));
    await line(page).click();
    await sheet(page).getByLabel('On', { exact: true }).fill(on);
    await sheet(page).getByLabel('From').selectOption('23:00');
    await sheet(page).getByLabel('To').selectOption('04:00');
    await sheet(page)
      .getByRole('button', { name: /^Show \d/ })
      .click();
    await page.waitForURL(`**/all-job-singapore?on=${on}&from=23%3A00&to=04%3A00`);
  };
  const card = cards(page).filter({ has: page.locator(`h2 a[href$="-${databaseId}"]`) });
  const isListed = async () => {
    while (await page.getByRole('button', { name: 'Load more' }).isVisible()) {
      const before = await cards(page).count();
      await page.getByRole('button', { name: 'Load more' }).press('Enter');
      await cards(page).nth(before).waitFor();
    }
    return (await card.count()) > 0;
  };
  // The day off, and the Sunday after it.
  await times('2030-01-06');
  expect(await isListed()).toBe(false);
  await times('2030-01-13');
  await chips(page).getByText('Free Sun 13 Jan 2030, 23:00 to 04:00').waitFor();
  expect(await isListed()).toBe(true);
  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: /^Contact now/ }).click();
  const profile = await opened;
  const dialog = profile.getByRole('dialog');
  await dialog.getByLabel('Email').fill('friday@example.test');
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Sun 13 Jan 2030, 23:00 to 04:00.');
  await dialog.getByRole('button', { name: 'PROCEED' }).click();
  // Work of one day is paid for by the pass.
  expect(await dialog.getByRole('radio', { name: /7 days/ }).isChecked()).toBe(true);
  expect([...complaints, ...others]).toEqual([]);
});
