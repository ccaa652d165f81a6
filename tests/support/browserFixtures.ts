import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Fixtures, makeFixtures } from '../access/fixtures.ts';
import { connectBrowser } from './browser.ts';

/** The people of the access tests and a browser, for all tests of a file. Read both in tests and hooks only. */
export function browserFixtures(): { readonly fixtures: Fixtures; readonly browser: Browser } {
  let opened: { fixtures: Fixtures; browser: Browser } | undefined;
  const current = () => {
    if (!opened) throw new Error('The fixtures are made before the first test.');
    return opened;
  };
  beforeAll(async () => {
    const [fixtures, browser] = await Promise.all([makeFixtures(), connectBrowser()]);
    opened = { fixtures, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.fixtures.app.stop();
  });
  return {
    get fixtures() {
      return current().fixtures;
    },
    get browser() {
      return current().browser;
    },
  };
}
