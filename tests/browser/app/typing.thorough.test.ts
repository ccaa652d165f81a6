import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { announced, recordSpoken } from '../../support/liveRegions.ts';
import { alive, box, holdRequests, holdScripts, signIn } from '../../support/pageSteps.ts';
import { desktop } from '../../support/viewports.ts';

/** Somebody who types early on a slow device keeps the focus and every letter. */

const server = testDemo();
const browser = testBrowser();
const words = 'Could you start on Monday evening? We are open from six until eleven.';

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

it('goes on typing while the scripts take over the page', async () => {
  const { page, complaints } = await newPerson(browser, server.url, { viewport: desktop });
  await signIn(page, 'premium@hourhand.test');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  await box(page).click();
  await page.keyboard.type(words.slice(0, 10));
  release();
  for (const letter of words.slice(10)) await page.keyboard.type(letter);
  await alive(box(page));
  await page.getByRole('button', { name: 'Send', exact: true, disabled: false }).waitFor();
  expect(await box(page).inputValue()).toBe(words);
  expect(await hasFocus(box(page))).toBe(true);
  expect(complaints).toEqual([]);
});

it('types in a field of the next page as soon as it is there', async () => {
  const { page, complaints } = await newPerson(browser, server.url, { viewport: desktop });
  await page.addInitScript(recordSpoken);
  await page.goto('/');
  const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await alive(login);
  // Earlier than any hand.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLElement>('main input[name="email"]');
      if (!field) return;
      observer.disconnect();
      field.focus();
    }).observe(document, { childList: true, subtree: true });
  });
  await login.click();
  await expect.poll(async () => (await announced(page)).join()).toContain('Log in');
  expect(await hasFocus(page.getByLabel('Email'))).toBe(true);
  expect(complaints).toEqual([]);
});

it('is in another field of a form while its answer comes', async () => {
  const { page, complaints } = await newPerson(browser, server.url, { viewport: desktop });
  await page.addInitScript(recordSpoken);
  await page.goto('/barista-job');
  const search = page.getByRole('search', { name: 'Job seekers' });
  const city = search.getByRole('combobox', { name: 'City' });
  const gender = search.getByRole('combobox', { name: 'Gender' });
  await alive(city);
  await city.selectOption('Singapore');
  const release = await holdRequests(page);
  await search.getByRole('button', { name: 'Search' }).click();
  await gender.focus();
  release();
  await page.waitForURL('**/barista-job-singapore');
  await expect.poll(async () => (await announced(page)).join()).toContain('Singapore');
  expect(await hasFocus(gender)).toBe(true);
  expect(complaints).toEqual([]);
});
