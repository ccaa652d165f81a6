import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { signedIn } from '../../support/signedIn.ts';

/** Integrators write queries in GraphiQL. */

const app = testApp();
const browser = testBrowser();
testCatalog(app);
let employer: Awaited<ReturnType<typeof makeEmployer>>;
const viewport = { width: 1440, height: 900 };

beforeAll(async () => {
  employer = await makeEmployer(app.services.db, { name: 'Erin Tan' });
});

const address = (query: string) => `/api/graphiql?query=${encodeURIComponent(query)}`;

/** Presses 'Execute', and returns what stands in the answer as soon as it has one. */
async function run(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Execute/ }).click();
  const answer = page.locator('.result-window');
  await expect.poll(() => answer.innerText(), { timeout: 20_000 }).toMatch(/"data"|"errors"/);
  // Editors draw spaces that do not break.
  return (await answer.innerText()).replaceAll('\u00a0', ' ');
}

it.each([375, 1440])('loads from our own files alone, %i pixels wide', async (width) => {
  const { page, complaints } = await newPerson(browser, app.url, { viewport: { width, height: 900 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/api/graphiql');
  await page.getByRole('button', { name: /Execute/ }).waitFor();
  await page.locator('.view-line').first().waitFor();
  await expect.poll(() => asked.filter((url) => url.endsWith('/graphql')).length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith(app.url) && !/^(?:data|blob):/.test(url))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(complaints).toEqual([]);
});

it('asks with the rights of who is logged in', async () => {
  const query = '{ viewer { kind firstName } }';
  const visitor = await newPerson(browser, app.url, { viewport });
  await visitor.page.goto(address(query));
  expect(await run(visitor.page)).toContain('ANONYMOUS');
  const { page, complaints } = await signedIn(browser, app, employer, viewport);
  await page.goto(address(query));
  const answer = await run(page);
  expect(answer).toContain('"kind": "EMPLOYER"');
  expect(answer).toContain('"requested": 3');
  expect(complaints).toEqual([]);
});
