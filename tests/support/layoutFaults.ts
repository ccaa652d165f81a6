import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';

export async function expectNoLayoutFaults(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
