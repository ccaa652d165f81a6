import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { violations } from '../../support/axe.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeOfficePages } from '../../support/officePages.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

/** Every page of the back office in light and dark, on a phone and on a laptop: a new page is looked at by itself. */

const fixtures = testFixtures();
const browser = testBrowser();
let page: Page;
let addresses: string[];
beforeAll(async () => {
  const pages = await makeOfficePages(fixtures);
  addresses = Object.keys(pages).filter((address) => pages[address] === '200');
  ({ page } = await signedIn(browser, fixtures.app, fixtures.people.admin, phone));
});

const viewports = [phone, { width: 1280, height: 800 }];

/** Whether a name has an id of the graph in it, such as 'Sm9iOjE' that means nothing when it is read aloud. */
const namesGlobalId = (name: string): boolean =>
  name.split(/\s+/).some((word) => /^[A-Z]\w+:\d+$/.test(Buffer.from(word, 'base64').toString('latin1')));

async function faultsOf(address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // Whatever the page adds after its scripts have run.
  await alive(page.getByRole('button').first());
  const names = await page
    .locator('button, a, input, select')
    .evaluateAll((controls) =>
      controls.flatMap((control) => [control.textContent, control.getAttribute('aria-label')]),
    );
  for (const name of names) if (namesGlobalId(name ?? '')) faults.push(`${address}: "${name}" has a global id`);
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

it('has no accessibility faults, names no control by a global id, and never scrolls sideways', async () => {
  expect(addresses.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  expect(faults).toEqual([]);
}, 900_000);
