import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '../../access/world.ts';
import { violations } from '../../support/axe.ts';
import { connectBrowser } from '../../support/browser.ts';
import { makeOfficePages } from '../../support/officePages.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

/** Every page of the back office in light and dark, on a phone and on a laptop: a new page is looked at by itself. */

let world: World;
let browser: Browser;
let page: Page;
let addresses: string[];
beforeAll(async () => {
  [world, browser] = await Promise.all([makeWorld(), connectBrowser()]);
  const pages = await makeOfficePages(world);
  addresses = Object.keys(pages).filter((address) => pages[address] === '200');
  ({ page } = await signedIn(browser, world.app, world.people.admin, phone));
});
afterAll(async () => {
  await browser.close();
  await world.app.stop();
});

const viewports = [phone, { width: 1280, height: 800 }];

async function faultsOf(address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // Whatever the page adds after its scripts have run.
  await alive(page.getByRole('button').first());
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`:root[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
      const where = `${address} ${viewport.width} ${colorScheme}`;
      faults.push(...(await violations(page)).map((violation) => `${where}: ${violation}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${where}: scrolls sideways by ${overflow}`);
    }
  }
  return faults;
}

it('has no accessibility faults, and never scrolls sideways', async () => {
  expect(addresses.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  expect(faults).toEqual([]);
}, 900_000);
