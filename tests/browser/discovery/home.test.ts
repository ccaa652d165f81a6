import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive } from '../../support/pageSteps.ts';

/** The home page with its search, its doors, carousels and links; and the help. */

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

it('the doors lead visitors to their side, whose search opens a listing, by keyboard too; each is short on a phone', async () => {
  const viewport = { width: 375, height: 812 };
  const { page, context, complaints } = await newPerson(browser, server.url, { viewport });
  const city = page.getByRole('combobox', { name: 'in', exact: true });
  const job = page.getByRole('combobox', { name: 'I need to hire a' });
  const doors = page.getByRole('navigation', { name: 'What brings you here?' });
  const expectShort = async () => {
    await page.getByRole('heading', { name: 'Companies that hire by the hour' }).waitFor();
    const { scrollHeight, scrollWidth } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    // At most five screens, and nothing is beside them.
    expect(scrollHeight).toBeLessThanOrEqual(4000);
    expect(scrollWidth).toBe(375);
  };
  await page.goto('/');
  await expectShort();
  await alive(job);
  await job.selectOption('barista');
  await page.waitForURL('**/barista-job');
  await page.goBack();
  await alive(job);
  await city.selectOption('Singapore');
  expect(new URL(page.url()).pathname).toBe('/');
  // Keys that pass others choose nothing.
  await job.focus();
  await page.keyboard.press('c');
  await expect.poll(() => job.inputValue()).toMatch(/^c/);
  expect(new URL(page.url()).pathname).toBe('/');
  const chosen = await job.inputValue();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${chosen}-job-singapore`);

  await page.goto('/');
  expect(await doors.getByRole('link', { name: 'I need to hire' }).getAttribute('aria-current')).toBe('page');
  await doors.getByRole('link', { name: 'I’m looking for work' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/find-work');
  await page.getByRole('heading', { name: 'Employers who are hiring now' }).waitFor();
  await expectShort();
  const wanted = page.getByRole('combobox', { name: 'I’m looking for work as a' });
  await alive(wanted);
  await city.selectOption('Singapore');
  await wanted.selectOption('barista');
  await page.waitForURL('**/barista-offers-singapore');
  await page.goBack();
  await page.getByRole('link', { name: 'Create your profile' }).click();
  await page.waitForURL('**/sign-up-as-a-candidate');
  expect(complaints).toEqual([]);
  await context.close();
});

it('the testimonials advance until a visitor interacts, and not for who prefers reduced motion', async () => {
  const viewport = { width: 768, height: 900 };
  const { page, context } = await newPerson(browser, server.url, { viewport, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const row = carousel(page, 'Testimonials');
  await alive(row);
  for (let times = 0; times < 2; times += 1) {
    await page.clock.runFor(5_000);
    expect(await restOf(row)).toBe(0);
  }
  // The clients' carousel only moves when a visitor moves it.
  await carousel(page, 'Clients').getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => positionOf(carousel(page, 'Clients'))).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await alive(row);
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

it('links lead to each city, to offers and to the other pages, of which the help narrows as one types', async () => {
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
    ['Careers', 'Work at Hourhand'],
    ['Terms', 'Terms'],
    ['Privacy', 'Privacy'],
    ['Help', 'Help'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  const field = page.getByRole('searchbox', { name: 'Search the help' });
  const roles = page.getByRole('navigation', { name: 'Who asks?' });
  const answers = () => page.locator('summary').count();
  await alive(field);
  const all = await answers();
  await field.fill('invoice');
  await page
    .getByRole('status')
    .getByText(/^\d answers?$/)
    .waitFor();
  expect(await answers()).toBeLessThan(all);
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.getByText('You can download an invoice for each payment').waitFor();
  // The role keeps the words, and the address of both can be sent to someone.
  await roles.getByRole('link', { name: 'Job seekers' }).click();
  await page.waitForURL('**/help?for=job-seeker&q=invoice');
  await page.getByText('No answers').waitFor();
  await roles.getByRole('link', { name: 'All' }).click();
  await page.waitForURL('**/help?for=all&q=invoice');
  expect(await field.inputValue()).toBe('invoice');
  await field.fill('');
  await expect.poll(answers).toBe(all);
  // So can the address of an answer.
  await page.goto('/help#refund');
  const answer = page.locator('#refund');
  await answer.getByText('Our team decides').waitFor();
  await expect
    .poll(() => answer.evaluate((element) => element.getBoundingClientRect().top))
    .toSatisfy((top: number) => top > 60 && top < 600);
  expect(complaints).toEqual([]);
  await context.close();
});
