import { expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { personOf } from '../../support/everyPage.ts';
import { alive } from '../../support/pageSteps.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** 'Skip to content' is the first thing that Tab reaches. It moves the focus past all menus. */

const fixtures = testFixtures();
const browser = testBrowser();

it.each([
  ['visitor', '/careers', desktop],
  ['visitor', '/all-offers-all', phone],
  ['employer', '/my-job-offers', desktop],
  ['admin', '/admin/contact_requests', desktop],
  ['admin', '/admin/jobs', phone],
] as const)('for %s at %s', async (onlooker, address, viewport) => {
  const { page, complaints, context } = await personOf(browser, fixtures, onlooker, viewport);
  await page.goto(address);
  await alive(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  const focused = () =>
    page.evaluate((menus) => {
      const { activeElement } = document;
      return { isMain: activeElement?.closest('main') !== null, inMenu: activeElement?.closest(menus) !== null };
    }, 'nav[aria-label="Main"], nav[aria-label="Back office"]');
  expect(await focused()).toEqual({ isMain: true, inMenu: false });
  await page.keyboard.press('Tab');
  expect(await focused()).toEqual({ isMain: true, inMenu: false });
  expect(complaints).toEqual([]);
  await context.close();
});
