import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { makePages, onlookers, type Pages, personOf } from '../../support/everyPage.ts';
import { makeSubscription } from '../../support/factories.ts';

/** Badges, counts and dots are whole on the narrowest phones, also after long names. */

const narrow = { width: 320, height: 700 };

const fixtures = testFixtures();
const browser = testBrowser();
let pages: Pages;
beforeAll(async () => {
  pages = await makePages(fixtures);
  const { db } = fixtures.app.services;
  const { jobSeeker, employer, admin } = fixtures.people;
  const name = 'Maria-Fernanda Konstantinopolitanskaya';
  await makeSubscription(db, employer.id, fixtures.app.clock.now);
  for (const { id } of [jobSeeker, employer]) {
    await db.user.update({ where: { id }, data: { name, emailVerified: true } });
  }
  // Something is unread for everyone.
  const chats = await db.chat.findMany({ select: { id: true } });
  for (const { id: chatId } of chats) {
    const message = await db.message.create({ data: { chatId, userId: admin.id, text: 'Are you free on Sunday?' } });
    await db.chat.update({ where: { id: chatId }, data: { lastMessageId: message.id, nbMessages: { increment: 1 } } });
    await db.chatParticipant.updateMany({ where: { chatId }, data: { lastMessageId: message.id } });
  }
});

/** What is cut, covered by another part or outside of the window. A badge in what is folded or closed is not counted. */
const lostBadges = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-badge]')].filter((badge) =>
      badge.checkVisibility(),
    );
    const lost = shown.flatMap((badge) => {
      const { left, right, width, height } = badge.getBoundingClientRect();
      const faults = [];
      if (width < 6 || height < 6) faults.push('is too small');
      if (left < 0 || right > document.documentElement.clientWidth + 1) faults.push('is outside of the window');
      for (let parent = badge.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX === 'visible') continue;
        const edges = parent.getBoundingClientRect();
        const scrolls =
          /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth;
        if (!scrolls && (left < edges.left - 1 || right > edges.right + 1))
          faults.push(`is cut by ${parent.className}`);
      }
      const row = badge.closest('td, th')?.parentElement;
      const beside = [...(row?.children ?? [])].filter((cell) => !cell.contains(badge) && cell.textContent?.trim());
      for (const cell of beside) {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const own = badge.getBoundingClientRect();
        // What the cell cuts off covers nothing.
        const isCut = getComputedStyle(cell).overflowX !== 'visible';
        const end = isCut ? cell.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
        const over = [...range.getClientRects()].some(
          (text) =>
            text.width > 1 &&
            cell.checkVisibility() &&
            !cell.querySelector('button, input') &&
            text.left < own.right - 1 &&
            Math.min(text.right, end) > own.left + 1 &&
            text.top < own.bottom - 1 &&
            text.bottom > own.top + 1,
        );
        if (over) faults.push(`is under '${cell.textContent}'`);
      }
      return faults.map((fault) => `${badge.textContent || badge.className} ${fault}`);
    });
    return { count: shown.length, lost: [...new Set(lost)] };
  });

it.each(onlookers)('for %s', async (onlooker) => {
  const { page, context } = await personOf(browser, fixtures, onlooker, narrow);
  const faults: string[] = [];
  let seen = 0;
  for (const address of pages[onlooker]) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    const { count, lost } = await lostBadges(page);
    seen += count;
    faults.push(...lost.map((fault) => `${address}: ${fault}`));
  }
  await page.goto(paths.home.to());
  await page.getByRole('button', { name: 'Menu' }).click();
  const { lost } = await lostBadges(page);
  expect([...faults, ...lost]).toEqual([]);
  expect(seen, 'badges').toBeGreaterThan(onlooker === 'visitor' ? 1 : 8);
  await context.close();
});
