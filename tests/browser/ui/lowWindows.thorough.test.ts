import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { alive, box, log, message } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';

/** Low windows: a phone on its side, and 1280 by 1024 pixels at 400 %. Nothing that stays at an edge covers what has the focus. */

const fixtures = testFixtures();
const browser = testBrowser();

it.each([
  [320, 256],
  [667, 375],
  [844, 390],
])('a chat in a window of %i by %i pixels scrolls with its page, and shows its messages', async (width, height) => {
  const { page, complaints, context } = await signedIn(browser, fixtures.app, fixtures.people.premium, {
    width,
    height,
  });
  await page.goto(`/chat/${fixtures.contacts.premium.chatId}`);
  await alive(box(page));
  const { scrolls, room } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight > window.innerHeight,
    room: document.querySelector('[role="log"]')?.closest('section')?.clientHeight ?? 0,
  }));
  expect(scrolls).toBe(true);
  expect(room).toBeGreaterThanOrEqual(100);
  const newest = log(page).getByRole('listitem').last();
  await newest.scrollIntoViewIfNeeded();
  const uncovered = await newest.evaluate((element) => {
    const { left, top, width: w, height: h } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + w / 2, top + h / 2);
    return element.contains(found) || found?.contains(element);
  });
  expect(uncovered).toBe(true);
  const words = `Can you start at ${height}?`;
  await box(page).fill(words);
  await box(page).press('Enter');
  await message(page, words).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** What has the focus and lies below a part that stays at an edge of the window, after each press of Tab. */
async function coveredOnTheWay(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main')) return null;
      const inner = focused.getBoundingClientRect();
      for (const element of document.querySelectorAll('main *, header')) {
        if (getComputedStyle(element).position !== 'sticky' || element.contains(focused)) continue;
        const outer = element.getBoundingClientRect();
        const isCovered =
          inner.top < outer.bottom - 1 &&
          inner.bottom > outer.top + 1 &&
          inner.left < outer.right - 1 &&
          inner.right > outer.left + 1;
        if (isCovered) return `${focused.outerHTML.slice(0, 80)} below ${element.outerHTML.slice(0, 60)}`;
      }
      return null;
    });
    if (fault) covered.push(fault);
  }
  return covered;
}

it.each([
  [1280, 560],
  [375, 640],
])('the bar of selected rows covers no control that gets the focus, at %i by %i', async (width, height) => {
  const { page, complaints, context } = await signedIn(browser, fixtures.app, fixtures.people.admin, {
    width,
    height,
  });
  await page.goto('/admin/contact_requests');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select contact request/ });
  await alive(boxes.first());
  // The lowest one in the window: the bar appears there.
  const last = boxes.last();
  await last.focus();
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  const bar = page.getByText('1 selected').locator('..');
  const isAbove = async () => {
    const [row, edge] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
    return row !== null && edge !== null && row.y + row.height <= edge.y + 1;
  };
  await expect.poll(isAbove).toBe(true);
  await boxes.first().focus();
  expect(await coveredOnTheWay(page, 40)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
