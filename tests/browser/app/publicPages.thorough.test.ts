import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { cuttingProxy } from '../../support/cuttingProxy.ts';
import { testDemo } from '../../support/demo.ts';
import { alive } from '../../support/pageSteps.ts';

/** Public pages are completely rendered by the server, for visitors and search engines. */

const persisted: Record<string, string> = JSON.parse(readFileSync('server/graphql/persisted.json', 'utf8'));

const server = testDemo();
const browser = testBrowser();
let profile: string;
let offer: string;

beforeAll(async () => {
  const list = await (await fetch(`${server.url}/waiter-job-singapore`)).text();
  profile = /href="(\/Hire-[^"]+)"/.exec(list)?.[1] ?? '';
  const offers = await (await fetch(`${server.url}/waiter-offers-singapore`)).text();
  offer = /href="(\/Job-Offer-public-\d+)"/.exec(offers)?.[1] ?? '';
});

const pages = () => [
  '/',
  '/waiter-job',
  '/waiter-job-singapore',
  profile,
  '/all-offers-all',
  offer,
  '/careers',
  '/terms',
  '/privacy',
  '/pricing',
  '/how-we-check-people',
  '/help',
  '/login',
  ...missing,
];
const missing = [
  '/no-such-page',
  '/waiter-job-atlantis',
  '/astronaut-offers-singapore',
  '/Job-Offer-public-2000000000',
];
const expectedStatus = (path: string) => (missing.includes(path) ? 404 : 200);

describe('without a browser', () => {
  it('a list has its cards, and a profile its data', async () => {
    const list = await (await fetch(`${server.url}/waiter-job-singapore`)).text();
    expect(list.match(/href="\/Hire-/g)?.length).toBeGreaterThanOrEqual(10);
    expect(list).toContain('Job Seekers in Singapore');
    expect(list).toMatch(/SGD/);
    const person = await (await fetch(`${server.url}${profile}`)).text();
    expect(person).toContain('Minimum hourly rate');
    expect(person).toMatch(/<title>[^<]+<\/title>/);
    expect(person).toContain(`<link rel="canonical" href="${server.url}${profile}"`);
  });

  it('an unknown URL is 404, a former one redirects', async () => {
    const answer = async (path: string) => {
      const response = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    const id = profile.split('-').at(-1);
    expect(await answer('/no-such-page')).toEqual([404, null]);
    expect(await answer('/astronaut-job')).toEqual([404, null]);
    expect(await answer('/waiter-job-atlantis')).toEqual([404, null]);
    expect(await answer('/Hire-Maria-in-Nowhere-Job-Nothing-2000000000')).toEqual([404, null]);
    expect(await answer(`/Hire-Old-in-Town-Job-name-${id}`)).toEqual([301, expect.stringContaining(profile)]);
    expect((await answer('/chat/shared/unknown'))[0]).toBe(404);
    // The known part of the URL remains selected in the search.
    for (const path of ['/waiter-job-atlantis', '/waiter-offers-atlantis']) {
      expect(await (await fetch(server.url + path)).text()).toMatch(/<option[^>]* value="waiter"[^>]* selected=""/);
    }
  });
});

it.each([
  ['a phone', { width: 375, height: 812 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)('every public page is clean on %s, and accessible in light and dark', async (_name, viewport) => {
  const visitor = await newPerson(browser, server.url, { viewport, reducedMotion: 'reduce', bypassCSP: true });
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql')) return;
    const { extensions } = request.postDataJSON() ?? {};
    const operation: string = persisted[extensions?.persistedQuery?.sha256Hash] ?? 'unknown';
    if (!operation.startsWith('mutation')) asked.push(operation);
  });
  for (const path of pages()) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(expectedStatus(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${path} in ${colorScheme}`).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  }
  // The server sent everything already.
  expect(asked).toEqual([]);
  expect(visitor.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await visitor.context.close();
});

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

it.each([375, 1440])(
  'the layout does not shift while a page loads on a slow connection, %i pixels wide',
  async (width) => {
    // Not Chromium's emulation of slow networks, which sometimes leaves requests without a response.
    const network = await cuttingProxy(server.url, { slowness: 120 });
    onTestFinished(network.close);
    for (const path of ['/', '/waiter-job-singapore', profile, '/all-offers-all', offer]) {
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
  },
);

describe('without JavaScript', () => {
  it('searching, reading and following links work', async () => {
    const { page, context } = await newPerson(browser, server.url, { javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'I need to hire a' }).selectOption('waiter');
    await page.getByRole('combobox', { name: 'in', exact: true }).selectOption('Singapore');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).pathname).toBe('/waiter-job-singapore');
    expect(await page.getByRole('link', { name: 'Contact now' }).count()).toBe(10);
    await page.goto(profile);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBeTruthy();
    await context.close();
  });
});

it('an address with a line break shows that it does not exist, with the menu of the site', async () => {
  const { context, page } = await newPerson(browser, server.url);
  onTestFinished(() => context.close());
  expect((await page.goto('/login%0a'))?.status()).toBe(404);
  await alive(page.getByRole('banner').getByRole('link', { name: 'Job offers' }));
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Job offers' }).click();
  await page.waitForURL('**/all-offers-all');
  await page.goBack();
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
});
