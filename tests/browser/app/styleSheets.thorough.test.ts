import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, opensTab } from '../../support/pageSteps.ts';

/** A page contains its styles, and nothing loads them a second time. */

const server = testDemo();
const browser = testBrowser();

/** The style sheets that pages of this context requested, and whose texts the page contains. */
async function sheetsOf(page: Page, requested: readonly string[]) {
  await alive(page.getByRole('banner').getByRole('link', { name: 'Hourhand' }));
  await page.waitForLoadState('networkidle');
  const enclosed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-href]')].flatMap(({ dataset }) =>
      (dataset.href ?? '').split(' ').map((name) => name.replace('enclosed:', '')),
    ),
  );
  return { enclosed, twice: enclosed.filter((sheet) => requested.includes(sheet)) };
}

it('on a first page, on one that it leads to, and on one in another tab', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url);
  const requested: string[] = [];
  context.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await page.goto('/waiter-job-singapore');
  const first = await sheetsOf(page, requested);
  expect(first.enclosed.length).toBeGreaterThan(5);
  // Only the one of every page, which the next page needs as a file.
  expect(first.twice).toEqual([expect.stringMatching(/\/main-/)]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
  await page.goBack();
  const card = page.getByRole('main').getByRole('article').first();
  requested.length = 0;
  const tab = await opensTab(page, () => card.getByRole('link').first().click());
  const next = await sheetsOf(tab, requested);
  expect(next.enclosed.length).toBeGreaterThan(5);
  expect(next.twice).toEqual([]);
  expect(complaints).toEqual([]);
});
