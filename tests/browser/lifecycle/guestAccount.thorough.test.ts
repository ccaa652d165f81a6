import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailedCode } from '../../support/signUp.ts';

/** A guest keeps the chats in an account. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

/** A visitor who has contacted a job seeker. */
async function makeGuest(email: string) {
  const jobSeeker = await makeJobSeeker(app.services.db, catalog);
  const visitor = new Visitor(app.url);
  const { data } = await visitor.graphql(
    `mutation ($input: ContactJobSeekerInput!) { contactJobSeeker(input: $input) { __typename } }`,
    { input: { jobSeeker: encodeGlobalId('JobSeeker', jobSeeker.id), partTime: true, name: 'Gus Gordon', email } },
  );
  if (!data) throw new Error('The contact was refused.');
  return { visitor };
}

async function enterCode(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCode(app, email));
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function expectChat(page: Page): Promise<void> {
  await page.waitForURL('**/chat**');
  await page.getByRole('link', { name: /Maria/ }).first().waitFor();
}

it('a guest creates a password, and has the chat in the account', async () => {
  const email = 'gus@visitors.test';
  const { visitor } = await makeGuest(email);
  const { page, complaints } = await newPerson(browser, app.url, {
    viewport: { width: 375, height: 812 },
    bypassCSP: true,
  });
  const [name = '', value = ''] = visitor.cookieHeader.split('=');
  await page.context().addCookies([{ name, value, url: app.url }]);
  await page.goto('/create-password');
  await page.getByRole('heading', { name: 'Create a password' }).waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  expect(await violations(page)).toEqual([]);
  await expectNoLayoutFaults(page, 'the form');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, email);
  await expectChat(page);
  expect(complaints).toEqual([]);
});

it('a guest who returns in another browser signs up with the same email and has the chat', async () => {
  const email = 'gina@visitors.test';
  await makeGuest(email);
  const { page, complaints } = await newPerson(browser, app.url, { viewport: { width: 1440, height: 900 } });
  await page.goto('/create-password');
  await page.waitForURL('**/sign-up-as-a-employer');
  await page.getByLabel('Name').fill('Gina Gordon');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await enterCode(page, email);
  await expectChat(page);
  expect(complaints).toEqual([]);
});
