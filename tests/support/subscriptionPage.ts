import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import type { TestApp } from './app.ts';
import { violations } from './axe.ts';
import { newPerson, type Person } from './browser.ts';
import { testPassword } from './factories.ts';

/** Steps of the browser tests of subscriptions. */

export const phone = { width: 375, height: 812 };
export const desktop = { width: 1440, height: 900 };

/** A browser with a session of this user. */
export async function signedIn(
  browser: Browser,
  app: TestApp,
  user: User,
  viewport: { width: number; height: number },
): Promise<Person> {
  const person = await newPerson(browser, app.url, { viewport, bypassCSP: true, reducedMotion: 'reduce' });
  person.context.setDefaultTimeout(20_000);
  const data = { email: user.loginEmail, password: testPassword };
  const answer = await person.context.request.post('/api/auth/sign-in/email', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person;
}

/** Waits for the hydration of a control, because the page is rendered before it listens. */
export const alive = (control: Locator) =>
  expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))), {
      timeout: 20_000,
    })
    .toBe(true);

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Waits for this text in the main part of the page. */
export const text = (page: Page, words: string | RegExp) => page.getByRole('main').getByText(words).first().waitFor();

export async function openOwn(page: Page): Promise<void> {
  await page.goto('/my-subscription');
  await alive(page.getByRole('button').last());
}

/** Chooses a plan. Returns the payment dialog after its prices have loaded. */
export async function choosePlan(page: Page, plan: 'monthly' | 'yearly'): Promise<Locator> {
  await page.getByRole('button', { name: `Subscribe ${plan}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up with Hourhand now' });
  await dialog.getByRole('radio').first().waitFor();
  return dialog;
}

export async function fillCard(page: Page, number: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name on card').fill('Erin Tan');
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Expiry date').fill('1240');
  await dialog.getByLabel('CVC').fill('123');
}

/** An employer's subscriptions that have not ended, with their paid invoices. */
export const boughtBy = ({ services: { db } }: TestApp, { id }: User) =>
  db.subscription.findMany({
    where: { employerId: id, status: { not: 'CANCELED' } },
    include: { invoices: { where: { status: 'PAID' } } },
  });

/** Expects no accessibility faults and no horizontal overflow. */
export async function expectNoLayoutFaults(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
