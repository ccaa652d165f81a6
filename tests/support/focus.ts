import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus: its first line, or what is wrong with it. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'the body';
    const { top, bottom, width, height } = focused.getBoundingClientRect();
    if (!focused.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2) return 'something hidden';
    const header = document.querySelector('dialog') ? 0 : (document.querySelector('header')?.clientHeight ?? 0);
    if (bottom <= header || top >= innerHeight) return 'something off-screen';
    return focused.innerText.replace(/\s+/g, ' ').trim();
  });

/** Waits until what has the focus, in view, begins with this text. */
export const expectFocusOn = (page: Page, beginning: string): Promise<void> =>
  expect.poll(async () => (await focusedText(page)).slice(0, beginning.length)).toBe(beginning);
