import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, signIn } from '../../support/pageSteps.ts';

/** The home page: its search, carousels and links. */

const server = testDemo();
const browser = testBrowser();

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const positionOf = (of: Locator) => of.getByRole('list').evaluate((row) => row.scrollLeft);

/** The position after the movement has ended. */
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

/** The number of completely visible slides. */
const shownIn = (of: Locator) =>
  of.getByRole('list').evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.children].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= frame.left - 1 && right <= frame.right + 1;
    }).length;
  });

describe('the search', () => {
  const job = (page: Page) => page.getByRole('combobox', { name: 'I need to hire a' });

  it('opens the listing of the chosen job and city', async () => {
    const { page, context } = await newPerson(browser, server.url);
    await page.goto('/');
    await alive(job(page));
    await job(page).selectOption('barista');
    await page.waitForURL('**/barista-job');
    await page.goBack();
    await alive(job(page));
    await page.getByRole('combobox', { name: 'in', exact: true }).selectOption('Singapore');
    expect(new URL(page.url()).pathname).toBe('/');
    await job(page).selectOption('chef');
    await page.waitForURL('**/chef-job-singapore');
    await context.close();
  });

  it('is usable by keyboard, and Enter searches', async () => {
    const { page, context } = await newPerson(browser, server.url);
    await page.goto('/');
    await alive(job(page));
    await job(page).focus();
    await page.keyboard.press('b');
    await expect.poll(() => job(page).inputValue()).toMatch(/^b/);
    expect(new URL(page.url()).pathname).toBe('/');
    const chosen = await job(page).inputValue();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${chosen}-job`);
    await context.close();
  });
});

describe('the two doors', () => {
  const doors = (page: Page) => page.getByRole('navigation', { name: 'What brings you here?' });

  it('lead visitors to the page of their side, by keyboard too', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url);
    await page.goto('/');
    expect(await doors(page).getByRole('link', { name: 'I need to hire' }).getAttribute('aria-current')).toBe('page');
    await doors(page).getByRole('link', { name: 'I’m looking for work' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/find-work');
    const job = page.getByRole('combobox', { name: 'I’m looking for work as a' });
    await alive(job);
    await page.getByRole('heading', { name: 'Employers who are hiring now' }).waitFor();
    await page.getByRole('combobox', { name: 'in', exact: true }).selectOption('Singapore');
    await job.selectOption('barista');
    await page.waitForURL('**/barista-offers-singapore');
    await page.goBack();
    await page.getByRole('link', { name: 'Create your profile' }).click();
    await page.waitForURL('**/sign-up-as-a-candidate');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are not there for people who have signed in', async () => {
    const { page, context } = await newPerson(browser, server.url);
    await signIn(page, 'jobseeker@hourhand.test', '/login?next=/find-work');
    await page.getByRole('heading', { name: 'Employers who are hiring now' }).waitFor();
    expect(await doors(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create your profile' }).count()).toBe(0);
    await context.close();
  });
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
    // The clients' carousel only moves when a visitor moves it.
    const row = carousel(page, 'Clients');
    await row.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => positionOf(row)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  /** A page whose clock is controlled by the test. */
  async function timed(reducedMotion: 'reduce' | 'no-preference') {
    const person = await newPerson(browser, server.url, { viewport: { width: 768, height: 900 }, reducedMotion });
    await person.page.clock.install();
    await person.page.goto('/');
    const row = carousel(person.page, 'Testimonials');
    // React has hydrated the row.
    await expect
      .poll(() => row.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    return { ...person, row };
  }

  it('advances the testimonials automatically until a visitor interacts', async () => {
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
    // The same with the keyboard.
    await row.getByRole('button', { name: 'Previous' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(30_000);
    expect(await restOf(row)).toBe(seen);
    await context.close();
  });

  it('stops them for visitors who prefer reduced motion', async () => {
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

it.each(['/', '/find-work'])('%s is at most five screens long on a phone, and all of it fits', async (path) => {
  const { page, context } = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
  await page.goto(path);
  await page.getByRole('heading', { name: 'Companies that hire by the hour' }).waitFor();
  const { scrollHeight, scrollWidth } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(scrollHeight).toBeLessThanOrEqual(4000);
  expect(scrollWidth).toBe(375);
  await context.close();
});

it('links to each city, to offers, and in the footer to the other pages', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url);
  await page.goto('/');
  await page.getByRole('link', { name: /^Waiters in Singapore/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Job Seekers in Singapore' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'All job offers' }).click();
  await page.getByRole('heading', { level: 1, name: /^Job Offers/ }).waitFor();
  for (const [link, heading] of [
    ['Pricing', 'Pricing'],
    ['How we check people', 'How we check people'],
    ['Help', 'Help'],
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
