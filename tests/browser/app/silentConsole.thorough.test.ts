import { expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { makePages, onlookers, personOf } from '../../support/everyPage.ts';
import { fixture } from '../../support/fixtures.ts';
import { alive } from '../../support/pageSteps.ts';
import { desktop } from '../../support/viewports.ts';

/** The console has neither errors nor warnings on any page, even when a link to a part of the page is followed. */

const fixtures = testFixtures();
const browser = testBrowser();
const pages = fixture(() => makePages(fixtures));

it.each(onlookers)(
  'for %s',
  async (viewer) => {
    const { page, complaints } = await personOf(browser, fixtures, viewer, desktop);
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
