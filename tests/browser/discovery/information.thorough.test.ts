import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, signIn } from '../../support/pageSteps.ts';

/** Help, prices and how people are checked: as one types, by keyboard, by a link to an answer, and without JavaScript. */

const server = testDemo();
const browser = testBrowser();

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help' });
const roles = (page: Page) => page.getByRole('navigation', { name: 'Who asks?' });
const answers = (page: Page) => page.locator('summary').count();

describe('the help', () => {
  it('narrows the questions as one types, and says how many are left', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url);
    await page.goto('/help');
    await alive(field(page));
    const all = await answers(page);
    await field(page).fill('invoice');
    await page
      .getByRole('status')
      .getByText(/^\d answers?$/)
      .waitFor();
    expect(await answers(page)).toBeLessThan(all);
    await page.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await page.getByText('You can download an invoice for each payment').waitFor();
    // The role keeps the words, and the address of both can be sent to someone.
    await roles(page).getByRole('link', { name: 'Job seekers' }).click();
    await page.waitForURL('**/help?for=job-seeker&q=invoice');
    await page.getByText('No answers').waitFor();
    await roles(page).getByRole('link', { name: 'All' }).click();
    await page.waitForURL('**/help?for=all&q=invoice');
    expect(await field(page).inputValue()).toBe('invoice');
    await field(page).fill('');
    await expect.poll(() => answers(page)).toBe(all);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens the answer that an address leads to', async () => {
    const { page, context } = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
    await page.goto('/help#refund');
    const answer = page.locator('#refund');
    await answer.getByText('Our team decides').waitFor();
    await expect
      .poll(() => answer.evaluate((element) => element.getBoundingClientRect().top))
      .toSatisfy((top: number) => top > 60 && top < 600);
    await context.close();
  });

  it('shows a job seeker the question of an employer whose address was sent', async () => {
    const { page, context } = await newPerson(browser, server.url);
    await signIn(page, 'jobseeker@hourhand.test', '/login?next=/help');
    await roles(page).getByRole('link', { name: 'Job seekers' }).waitFor();
    expect(await page.locator('#refund').count()).toBe(0);
    await page.goto('/help#refund');
    await page.getByText('Our team decides').waitFor();
    await context.close();
  });

  it('is in the menu of those who are logged in, and leads to the chat with the team', async () => {
    const { page, context } = await newPerson(browser, server.url);
    await signIn(page, 'jobseeker@hourhand.test', '/login?next=/saved-offers');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
    await page.waitForURL('**/help');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await page.waitForURL(/\/chat\/\d+$/);
    await context.close();
  });
});

describe('without JavaScript', () => {
  it('the help is searched, and its answers open', async () => {
    const { page, context } = await newPerson(browser, server.url, { javaScriptEnabled: false });
    await page.goto('/help?for=employer');
    await field(page).fill('vat number');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help?for=employer&q=vat+number');
    expect(await answers(page)).toBe(1);
    await page.locator('summary').click();
    await page.getByText('under “Billing details” first').waitFor();
    await context.close();
  });

  it('prices follow the chosen city', async () => {
    const { page, context } = await newPerson(browser, server.url, { javaScriptEnabled: false });
    await page.goto('/pricing');
    await page.getByLabel('Where do you hire?').selectOption({ label: 'London (GBP)' });
    await page.getByRole('button', { name: 'Show prices' }).click();
    await page.waitForURL(/\/pricing\?city=\d+$/);
    await page.getByText('Prices for hiring in London.').waitFor();
    await context.close();
  });
});

it('the badges of a profile lead to what they mean', async () => {
  const { page, context } = await newPerson(browser, server.url);
  await page.goto('/how-we-check-people');
  await page.getByRole('heading', { name: 'What we do not check' }).waitFor();
  await page.goto('/all-job');
  const profile = await page.locator('a[href^="/Hire-"]').first().getAttribute('href');
  await page.goto(profile ?? '');
  await page.getByRole('main').getByRole('link', { name: 'How we check people' }).click();
  await page.waitForURL('**/how-we-check-people#badges');
  await context.close();
});
