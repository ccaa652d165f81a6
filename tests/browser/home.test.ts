import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newPerson } from '../support/browser.ts';
import { type ServerProcess, startDemo } from '../support/serverProcess.ts';

/** The home page below the search: what moves, and what leads on. */

let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const positionOf = (of: Locator) => of.getByRole('list').evaluate((row) => row.scrollLeft);

/** Where it is once it has come to rest. */
async function restOf(of: Locator): Promise<number> {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await positionOf(of);
        return last === before;
      },
      { interval: 200 },
    )
    .toBe(true);
  return last;
}

/** How many slides one sees whole. */
const shownIn = (of: Locator) =>
  of.getByRole('list').evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.children].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });

describe('the carousels', () => {
  it.each([
    [375, 1, 1],
    [768, 3, 3],
    [1440, 3, 5],
  ])('show at %i px %i testimonials and %i clients', async (width, testimonials, clients) => {
    const { page, context, complaints } = await newPerson(browser, server.url, { viewport: { width, height: 900 } });
    await page.goto('/');
    expect(await shownIn(carousel(page, 'Testimonials'))).toBe(testimonials);
    expect(await shownIn(carousel(page, 'Clients'))).toBe(clients);
    // The clients wait for somebody who wants to see more of them.
    const row = carousel(page, 'Clients');
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => positionOf(row)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  /** A page whose time is moved by the test. */
  async function timed(reducedMotion: 'reduce' | 'no-preference') {
    const person = await newPerson(browser, server.url, { viewport: { width: 768, height: 900 }, reducedMotion });
    await person.page.clock.install();
    await person.page.goto('/');
    const row = carousel(person.page, 'Testimonials');
    // The page is alive: React knows the row.
    await expect
      .poll(() => row.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    return { ...person, row };
  }

  it('moves the testimonials on by itself, until somebody looks closer', async () => {
    const { page, row, context } = await timed('no-preference');
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return positionOf(row);
      })
      .toBeGreaterThan(0);
    await row.getByRole('list').hover();
    const seen = await restOf(row);
    await page.clock.runFor(30_000);
    expect(await restOf(row)).toBe(seen);
    // The same for somebody who has come by keyboard.
    await row.getByRole('button', { name: 'Previous' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await restOf(row)).toBe(seen);
    await context.close();
  });

  it('keeps them still for those who want less motion', async () => {
    const { page, row, context } = await timed('reduce');
    for (let times = 0; times < 4; times += 1) {
      await page.clock.runFor(5_000);
      expect(await restOf(row)).toBe(0);
    }
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => positionOf(row)).toBeGreaterThan(0);
    await context.close();
  });
});

it('leads to each city, to offers, and by its footer to what else there is', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url);
  await page.goto('/');
  await page.getByRole('link', { name: /^Waiters in Singapore/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Job Seekers in Singapore' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'All job offers' }).click();
  await page.getByRole('heading', { level: 1, name: /^Job Offers/ }).waitFor();
  for (const [link, heading] of [
    ['Careers', 'Work at Hourhand'],
    ['Terms', 'Terms'],
    ['Privacy', 'Privacy'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});
