import type { Browser, Page } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { shoot } from './camera.ts';

/** The way of a visitor who becomes a paying employer: from the home page to the chat. */
export async function shootVisitorWay(browser: Browser, base: string): Promise<void> {
  for (const width of [375, 1440]) {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: width === 375 ? 667 : 900 },
    });
    const page = await context.newPage();
    const take = (name: string) => shoot(page, `way-${name}-${width}`);
    await page.goto(paths.home.to(), { waitUntil: 'networkidle' });
    await take('home');
    await page.goto(paths.jobSeekers.to({ job: 'waiter', city: 'Singapore' }), { waitUntil: 'networkidle' });
    await take('search');
    const profile = await page.locator('a[href^="/Hire-"]').first().getAttribute('href');
    await page.goto(profile ?? '', { waitUntil: 'networkidle' });
    await take('profile');
    // What follows are dialogs, which fit the window.
    const see = (name: string) => shootWindow(page, `way-${name}-${width}`);
    await page
      .getByRole('button', { name: /^Contact / })
      .last()
      .click();
    await page.getByRole('button', { name: 'INQUIRE NOW' }).waitFor();
    await see('contact-1');
    await page.getByLabel('Email').fill(`way-${width}-${Date.now()}@example.test`);
    await page.getByRole('button', { name: 'INQUIRE NOW' }).click();
    await page.getByRole('button', { name: 'PROCEED' }).waitFor();
    await see('contact-2');
    await page.getByRole('checkbox', { name: /^Part-time/ }).check();
    await page.getByLabel('Description').fill('Two evenings a week in our restaurant, from 6 to 11 pm.');
    await page.getByRole('button', { name: 'PROCEED' }).click();
    await page.getByLabel('Card number').waitFor();
    await see('payment');
    await pay(page);
    await page.waitForURL('**/chat/shared/**');
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await see('chat');
    await context.close();
  }
}

/** In the open payment dialog. */
export async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel(/^Expir/).fill('12/30');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('dialog').getByRole('checkbox').last().check();
  await page.getByRole('button', { name: /^Pay/ }).click();
}

async function shootWindow(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await shoot(page, name, { wholePage: false });
}
