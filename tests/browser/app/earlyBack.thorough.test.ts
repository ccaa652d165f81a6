import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, holdScripts } from '../../support/pageSteps.ts';

/** Back and forward before hydration. Entries of one document change the address only, and the page follows later. */

const server = testDemo();
const browser = testBrowser();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathname = (page: Page) => new URL(page.url()).pathname;
/** The elements that the server has sent. */
const served = (page: Page) => heading(page).evaluateHandle((element) => element);

/**
 * Opens the careers, then the terms without loading a document, and reloads them. Their scripts wait, and so does the code of
 * the terms.
 */
async function reloaded() {
  const person = await newPerson(browser, server.url);
  const { page } = person;
  await page.goto('/careers');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await alive(link);
  await link.click();
  await expect.poll(() => heading(page).textContent()).toMatch(/^Terms/);
  const releaseScripts = await holdScripts(page);
  const releaseScreen = await holdScripts(page, 'TermsScreen-*');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => heading(page).textContent()).toMatch(/^Terms/);
  return { ...person, releaseScripts, releaseScreen };
}

const showsCareers = async (page: Page) => {
  await expect.poll(() => heading(page).textContent()).toBe('Work at Hourhand');
  expect(pathname(page)).toBe('/careers');
};

describe('back shows the earlier page', () => {
  it('when it was pressed before the scripts were loaded', async () => {
    const { page, complaints, releaseScripts, releaseScreen } = await reloaded();
    await page.goBack({ waitUntil: 'commit' });
    expect(pathname(page)).toBe('/careers');
    releaseScripts();
    releaseScreen();
    await showsCareers(page);
    await page.goForward();
    await expect.poll(() => heading(page).textContent()).toMatch(/^Terms/);
    expect(complaints).toEqual([]);
  });

  it('when it was pressed while the code of the screen was loading', async () => {
    const { page, complaints, releaseScripts, releaseScreen } = await reloaded();
    // The router numbers the entry that it starts at.
    await page.evaluate(() => window.history.replaceState(null, ''));
    releaseScripts();
    await expect.poll(() => page.evaluate(() => window.history.state?.idx)).toBe(0);
    await page.goBack({ waitUntil: 'commit' });
    releaseScreen();
    await showsCareers(page);
    expect(complaints).toEqual([]);
  });
});

it('back and forward before the scripts were loaded change nothing', async () => {
  const { page, complaints, releaseScripts, releaseScreen } = await reloaded();
  const before = await served(page);
  await page.goBack({ waitUntil: 'commit' });
  await page.goForward({ waitUntil: 'commit' });
  releaseScripts();
  releaseScreen();
  await alive(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  expect(await before.evaluate((element) => element.isConnected)).toBe(true);
  expect(pathname(page)).toBe('/terms');
  expect(complaints).toEqual([]);
});

it('an address that browsers and servers may write differently is the same', async () => {
  const { page, complaints } = await newPerson(browser, server.url);
  await page.addInitScript(() => {
    window.addEventListener('popstate', () => {
      throw new Error('The page was not shown for this address.');
    });
  });
  await page.goto(`/careers?a=%c3%A4 ä'"<|^+%20&b&&c={}#end`);
  await alive(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  expect(complaints).toEqual([]);
});
