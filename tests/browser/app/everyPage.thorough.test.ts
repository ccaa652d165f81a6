import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { cuttingProxy } from '../../support/cuttingProxy.ts';
import { testDemo } from '../../support/demo.ts';
import { makePages, onlookers, personOf } from '../../support/everyPage.ts';
import { fixture } from '../../support/fixtures.ts';
import { alive } from '../../support/pageSteps.ts';
import { phone } from '../../support/viewports.ts';

/** What holds for every page, so that a new one is looked at by itself; and how pages load. */

const fixtures = testFixtures();
const demo = testDemo();
const browser = testBrowser();
const pages = fixture(() => makePages(fixtures));

/** Pages that look like those of visitors, for whom they are visited. */
const isRepeated = (address: string) =>
  pages.visitor.includes(address) && address !== '/' && !address.startsWith('/Hire-');

/** Whether a name has an id of the graph in it, such as 'Sm9iOjE' that means nothing when it is read aloud. */
const namesGlobalId = (name: string): boolean =>
  name.split(/\s+/).some((word) => /^[A-Z]\w+:\d+$/.test(Buffer.from(word, 'base64').toString('latin1')));

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.title()).replace(/^\(\d+\) /, '') === '') faults.push('no title');
  const names = await page
    .locator('button, a, input, select')
    .evaluateAll((controls) =>
      controls.flatMap((control) => [control.textContent, control.getAttribute('aria-label')]),
    );
  for (const name of names) if (namesGlobalId(name ?? '')) faults.push(`"${name}" has a global id`);
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [{ width: 1280, height: 800 }, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`:root[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    faults.push(...(await violations(page)).map((violation) => `${viewport.width} ${colorScheme}: ${violation}`));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) faults.push(`${viewport.width}: scrolls sideways by ${overflow}`);
  }
  return faults;
}

it.each(onlookers)(
  'has no accessibility faults, asks for nothing again, and begins with a way past its menus, for %s',
  async (viewer) => {
    const { page, complaints } = await personOf(browser, fixtures, viewer, phone);
    let asked: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      // A mutation, such as the count of who looks at a profile.
      if (request.url().includes('/graphql') && !body.includes('"input"')) asked.push(body);
    });
    const found: string[] = [];
    const addresses = pages[viewer].filter((address) => viewer === 'visitor' || !isRepeated(address));
    for (const address of viewer === 'visitor' ? [...addresses, '/no-such-page'] : addresses) {
      asked = [];
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await alive(page.getByRole('button').first());
      await page.waitForLoadState('networkidle');
      const faults = viewer === 'visitor' && asked.length > 0 ? [`asks ${asked}`] : [];
      await page.keyboard.press('Tab');
      const parts = page.locator('a[href^="#"]:visible');
      for (let index = 0; index < (await parts.count()); index += 1) {
        await parts.nth(index).focus();
        await page.keyboard.press('Enter');
        // The first leads past all menus.
        const isMain = await page.evaluate(() => document.activeElement?.closest('main') != null);
        if (index === 0 && !isMain) faults.push('cannot skip to its content');
      }
      faults.push(...(await faultsOf(page)));
      faults.push(...complaints.splice(0).filter((text) => address !== '/no-such-page' || !text.includes('404')));
      found.push(...faults.map((fault) => `${address}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
  900_000,
);

/** The cumulative layout shift so far. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

/** Whether the page is scrolled as far as requested or possible, and has the images there. Runs in the page. */
function isShownAt(top: number): boolean {
  const { documentElement, images } = document;
  // Some are in a row that goes on beside the window, or not shown at this width: these are not loaded.
  const isThere = (image: HTMLImageElement) => {
    const { top, left } = image.getBoundingClientRect();
    return image.checkVisibility() && top <= window.innerHeight && left <= window.innerWidth;
  };
  return (
    window.scrollY >= Math.min(top, documentElement.scrollHeight - window.innerHeight) - 1 &&
    [...images].every((image) => image.complete || (image.loading === 'lazy' && !isThere(image)))
  );
}

it.each([375, 1440])('does not shift while it loads on a slow connection, %i pixels wide', async (width) => {
  // Not Chromium's emulation of slow networks, which sometimes leaves requests without a response.
  const network = await cuttingProxy(demo.url, { slowness: 120 });
  onTestFinished(network.close);
  const list = await (await fetch(`${demo.url}/waiter-job-singapore`)).text();
  const profile = /href="(\/Hire-[^"]+)"/.exec(list)?.[1] ?? '';
  for (const path of ['/', '/waiter-job-singapore', profile, '/all-offers-all']) {
    // Nothing is cached from the previous page.
    const { page, context } = await newPerson(browser, network.url, { viewport: { width, height: 900 } });
    await page.goto(path);
    await alive(page.getByRole('heading', { level: 1 }));
    for (let screen = 1; screen <= 4; screen += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForFunction(isShownAt, screen * 700);
    }
    expect(await shifted(page), path).toBeLessThanOrEqual(0.02);
    await context.close();
  }
});

it('can be searched and read without JavaScript, by former and wrong addresses too, and says what needs it', async () => {
  const { page } = await newPerson(browser, demo.url, { javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'I need to hire a' }).selectOption('waiter');
  await page.getByRole('combobox', { name: 'in', exact: true }).selectOption('Singapore');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(new URL(page.url()).pathname).toBe('/waiter-job-singapore');
  expect(await page.getByRole('link', { name: 'Contact now' }).count()).toBe(10);
  const link = page.getByRole('main').locator('a[href^="/Hire-"]').first();
  const profile = (await link.getAttribute('href'))?.replace(/#.*/, '') ?? '';
  // A former address of the profile.
  await page.goto(`/Hire-Old-in-Town-Job-name-${profile.split('-').at(-1)}`);
  expect(new URL(page.url()).pathname).toBe(profile);
  const note = page.locator('noscript p');
  expect(await note.textContent()).toMatch(/^JavaScript is turned off in your browser\./);
  expect((await note.boundingBox())?.height).toBeGreaterThan(0);
  for (const path of ['/waiter-job-atlantis', '/waiter-offers-atlantis']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    // What is known of the address remains in the search.
    expect(await page.locator('option[value="waiter"]:checked').count()).toBeGreaterThan(0);
  }
});
