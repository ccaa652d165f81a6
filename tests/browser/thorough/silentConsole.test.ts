import { beforeAll, expect, it } from 'vitest';
import { browserFixtures } from '../../support/browserFixtures.ts';
import { makePages, onlookers, type Pages, personOf } from '../../support/everyPage.ts';
import { alive } from '../../support/pageSteps.ts';
import { desktop } from '../../support/viewports.ts';

/** The console has neither errors nor warnings on any page, even when a link to a part of the page is followed. */

const suite = browserFixtures();
let pages: Pages;
beforeAll(async () => {
  pages = await makePages(suite.fixtures);
});

it.each(onlookers)(
  'for %s',
  async (viewer) => {
    const { page, complaints } = await personOf(suite.browser, suite.fixtures, viewer, desktop);
    const found: string[] = [];
    for (const address of pages[viewer]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await alive(page.getByRole('button').first());
      await page.keyboard.press('Tab');
      const parts = page.locator('a[href^="#"]:visible');
      for (let index = 0; index < (await parts.count()); index += 1) {
        await parts.nth(index).focus();
        await page.keyboard.press('Enter');
      }
      await page.waitForLoadState('networkidle');
      found.push(...complaints.splice(0).map((complaint) => `${address}: ${complaint}`));
    }
    expect(found).toEqual([]);
  },
  600_000,
);
