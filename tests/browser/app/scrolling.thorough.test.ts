import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { newPerson, type Person, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, holdScripts } from '../../support/pageSteps.ts';

/** Where a page begins, and that hydration does not move what its reader has scrolled. */

const server = testDemo();
const browser = testBrowser();
let person: Person;
let page: Page;
beforeEach(async () => {
  person = await newPerson(browser, server.url);
  ({ page } = person);
});

const position = () => page.evaluate(() => window.scrollY);
const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const title = (text: RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor();

/** Goes to another page without loading a document, and back. */
async function leaveAndReturn(): Promise<void> {
  await footerLink('Careers').evaluate((link: HTMLElement) => link.click());
  await title(/^Work at/);
  await expect.poll(position).toBe(0);
  await page.goBack();
  await title(/^Terms/);
}

it('a page that is scrolled before hydration stays there, and is shown there again', async () => {
  const release = await holdScripts(page);
  await page.goto('/terms', { waitUntil: 'commit' });
  await title(/^Terms/);
  await scrollTo(700);
  release();
  await alive(footerLink('Careers'));
  expect(await position()).toBe(700);
  await leaveAndReturn();
  await expect.poll(position).toBe(700);
  expect(person.complaints).toEqual([]);
});

it('a reloaded page stays where it is scrolled meanwhile', async () => {
  await page.goto('/terms');
  await alive(footerLink('Careers'));
  await scrollTo(400);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(position).toBeGreaterThan(0);
  // The browser goes on to restore the position until a person scrolls.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 250);
  await expect.poll(position).toBeGreaterThan(600);
  const left = await position();
  release();
  await alive(footerLink('Careers'));
  expect(await position()).toBe(left);
  await leaveAndReturn();
  await expect.poll(position).toBe(left);
  expect(person.complaints).toEqual([]);
});

it('a page of an earlier document is shown where it was left', async () => {
  await page.goto('/terms');
  await alive(footerLink('Careers'));
  await scrollTo(500);
  await footerLink('Careers').evaluate((link: HTMLElement) => link.click());
  await title(/^Work at/);
  await page.reload();
  await alive(footerLink('Careers'));
  await page.goBack();
  await title(/^Terms/);
  await expect.poll(position).toBe(500);
  expect(person.complaints).toEqual([]);
});
