import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { makeWorld, type World } from '../access/world.ts';
import { connectBrowser } from './browser.ts';

/** The people of the access tests and a browser, for all tests of a file. Read both in tests and hooks only. */
export function browserWorld(): { readonly world: World; readonly browser: Browser } {
  let opened: { world: World; browser: Browser } | undefined;
  const current = () => {
    if (!opened) throw new Error('The world is made before the first test.');
    return opened;
  };
  beforeAll(async () => {
    const [world, browser] = await Promise.all([makeWorld(), connectBrowser()]);
    opened = { world, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.world.app.stop();
  });
  return {
    get world() {
      return current().world;
    },
    get browser() {
      return current().browser;
    },
  };
}
