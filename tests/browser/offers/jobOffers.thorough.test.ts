import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, signIn } from '../../support/pageSteps.ts';

/** Job offers, from the search to the chat with an employer. */

const server = testDemo();
const browser = testBrowser();
let offer: string;

beforeAll(async () => {
  offer = /\/Job-Offer-public-\d+/.exec(await text('/waiter-offers-singapore'))?.[0] ?? '';
});

const answer = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const text = async (path: string) => (await answer(path)).text();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

describe('without a browser', () => {
  it('a list has its title and count, and an offer has JobPosting data', async () => {
    const list = await text('/waiter-offers-singapore');
    expect(list).toContain('Waiter Job Offers in Singapore');
    expect(list).toMatch(/\d+ job offers are available now/);
    expect(list.match(/<article/g)?.length).toBe(12);
    // The city and the country have the same name here.
    expect(list.match(/Singapore, Singapore/g)?.length).toBe(12);
    expect(list).not.toContain('"JobPosting"');
    expect(await text('/all-offers-all')).toContain('Job Offers on Hourhand');

    const page = await text(offer);
    const canonical = `<link rel="canonical" href="${server.url}${offer}"`;
    expect(page).toMatch(/ needs Waiters in Singapore/);
    expect(page).toContain(canonical);
    expect(await text(offer.replace('Job-Offer-public', 'Display-job-offer'))).toContain(canonical);
    const posting = /<script type="application\/ld\+json">(.+?"JobPosting".+?)<\/script>/.exec(page)?.[1] ?? '{}';
    expect(JSON.parse(posting)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Waiter',
      jobLocation: { address: { addressLocality: 'Singapore' } },
      baseSalary: { currency: 'SGD', value: { unitText: 'HOUR' } },
    });
  });

  it('a missing page links to others, and other spellings of a URL redirect', async () => {
    const known = async (path: string) => {
      const response = await answer(path);
      return [response.status, response.headers.get('location'), /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]];
    };
    expect(await known('/waiter-offers-atlantis')).toEqual([404, null, 'We are not in that city yet']);
    expect(await known('/astronaut-offers-singapore')).toEqual([404, null, 'We do not have that job yet']);
    expect(await known('/Job-Offer-public-2000000000')).toEqual([404, null, 'This job offer is not available']);
    expect(await known('/Waiter-Offers-Singapore')).toEqual([301, '/waiter-offers-singapore', undefined]);
    expect(await known('/waiter-offers-singapore?after=nothing')).toEqual([302, '/waiter-offers-singapore', undefined]);
    expect(await text('/astronaut-offers-singapore')).toContain('href="/waiter-offers-singapore"');
  });
});

it('searching, paging and reading work without JavaScript', async () => {
  const { page, context } = await newPerson(browser, server.url, { javaScriptEnabled: false });
  await page.goto('/all-offers-all');
  await page.getByRole('combobox', { name: 'Job' }).selectOption('Waiter');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Singapore');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(new URL(page.url()).pathname).toBe('/waiter-offers-singapore');
  const first = await cards(page).first().textContent();
  await page.getByRole('button', { name: 'Load more' }).click();
  expect(new URL(page.url()).search).toContain('after=');
  expect(await cards(page).first().textContent()).not.toBe(first);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('heading', { name: 'About the work' }).waitFor();
  await context.close();
});

it('a job seeker searches, reads, logs in, applies and lands in the chat', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
  await page.goto('/all-offers-all');
  await page.getByRole('combobox', { name: 'Job' }).selectOption('Waiter');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Singapore');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/waiter-offers-singapore');
  await page.getByRole('heading', { name: 'Waiter Job Offers in Singapore' }).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await cards(page).nth(12).waitFor();
  const shown = await cards(page).count();
  await cards(page).nth(12).getByRole('link').click();
  const title = page.getByRole('heading', { level: 1, name: /needs Waiters in Singapore/ });
  await title.waitFor();
  const name = (await title.textContent())?.split(' ')[0] ?? '';
  // Back restores the list with everything that was loaded.
  await page.goBack();
  await page.getByRole('heading', { name: 'Waiter Job Offers in Singapore' }).waitFor();
  expect(await cards(page).count()).toBe(shown);
  await page.goForward();
  await title.waitFor();

  const contact = page.getByRole('main').getByRole('link', { name: `Contact ${name}` });
  await contact.first().click();
  await page.waitForURL('**/login-as-a-candidate?next=*');
  await signIn(page, 'jobseeker@hourhand.test', null);
  await title.waitFor();
  const address = page.url();
  const apply = page.getByRole('main').getByRole('button', { name: `Contact ${name}` });
  // The login leads back to the sheet.
  const sheet = page.getByRole('dialog', { name: 'Apply as waiter' });
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await sheet.waitFor({ state: 'detached' });
  await alive(apply.first());
  await apply.first().click();
  const message = sheet.getByLabel(`Your message to ${name}`);
  expect(await message.inputValue()).toContain('I would like to apply for your job offer ‘Waiter in Singapore’');
  await message.fill('I carry five plates.');
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('log').getByText('I carry five plates.').waitFor();

  // The list and the offer show the application.
  await page.goto('/my-applications');
  await page.getByRole('row').filter({ hasText: 'Waiter in Singapore' }).filter({ hasText: 'Sent' }).first().waitFor();
  await page.goto(address);
  const chat = page.getByRole('main').getByRole('link', { name: `Chat with ${name}` });
  expect(await chat.first().getAttribute('href')).toMatch(/^\/chat\/\d+$/);
  expect(complaints).toEqual([]);
  await context.close();
});

it('an employer sees that only job seekers can apply', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, {
    viewport: { width: 1440, height: 900 },
  });
  await signIn(page, 'premium@hourhand.test', `/login?next=${offer}`);
  const apply = page.getByRole('main').getByRole('button', { name: /^Contact/ });
  await alive(apply.first());
  await apply.first().click();
  await page.getByRole('dialog').getByText('Only Job Seekers can apply to Job Offers').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
