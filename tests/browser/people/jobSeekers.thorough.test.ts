import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { alive, signIn } from '../../support/pageSteps.ts';

/** The search for job seekers, a profile, and the three kinds of contact button. */

const server = testDemo();
const browser = testBrowser();
/** Some profiles of waiters in Singapore. */
let profiles: string[];
const desktop = { viewport: { width: 1440, height: 900 } };

beforeAll(async () => {
  const list = await (await fetch(`${server.url}/waiter-job-singapore`)).text();
  profiles = [...new Set([...list.matchAll(/href="(\/Hire-[^"#]+)["#]/g)].map(([, path]) => path ?? ''))];
});

const profile = (index: number) => profiles[index] ?? '';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choose = (page: Page, label: string, value: string) =>
  page.getByRole('combobox', { name: label }).selectOption(value);
const chosen = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label }).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.label);
const contactButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Contact / })
    .first();

describe('the search', () => {
  it('follows the URL, also with Load more, back and forward', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url, desktop);
    await page.goto('/waiter-job-singapore');
    await choose(page, 'Gender', 'Female');
    await choose(page, 'Sort by', 'Hourly rate');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/waiter-job-singapore\?gender=\d+&sort=rate$/);
    const lead = page.getByText(/^\d+ waiters in Singapore match your search\.$/);
    await lead.waitFor();
    const total = Number.parseInt((await lead.textContent()) ?? '', 10);
    expect(total).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Load more' }).click();
    await cards(page).nth(10).waitFor();
    // The loaded rows belong to the same search: the total matches, and their rates are not lower.
    while ((await cards(page).count()) < total) {
      const before = await cards(page).count();
      await page.getByRole('button', { name: 'Load more' }).click();
      await cards(page).nth(before).waitFor();
    }
    const rates = (await cards(page).allInnerTexts()).map((text) => Number(/SGD\s*(\d+)/.exec(text)?.[1]));
    expect(rates).toEqual([...rates].sort((one, other) => one - other));

    await choose(page, 'City', 'London');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Job Seekers in London' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Job Seekers in Singapore' }).waitFor();
    expect([await chosen(page, 'City'), await chosen(page, 'Gender'), await chosen(page, 'Sort by')]).toEqual([
      'Singapore',
      'Female',
      'Hourly rate',
    ]);
    expect(await cards(page).count()).toBe(total);
    await page.goForward();
    await page.getByRole('heading', { name: 'Job Seekers in London' }).waitFor();
    expect(await chosen(page, 'City')).toBe('London');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says how many a changed search would find, before it is opened', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url, desktop);
    await page.goto('/waiter-job-singapore');
    await alive(page.getByRole('combobox', { name: 'Gender' }));
    const lead = page.getByText(/^\d+ waiters are looking for work in Singapore\.$/);
    const all = Number.parseInt((await lead.textContent()) ?? '', 10);
    const status = page.getByRole('search', { name: 'Job seekers' }).getByRole('status');
    await choose(page, 'Gender', 'Female');
    await status.getByText(/^\d+ waiters in Singapore match your search\.$/).waitFor();
    const female = (await status.textContent()) ?? '';
    expect(Number.parseInt(female, 10)).toBeLessThan(all);
    // The page still shows what its address says.
    expect(await lead.textContent()).toContain(String(all));
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/gender=/);
    await expect.poll(() => status.textContent()).toBe('');
    await page.getByRole('main').getByText(female, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('names the nearest searches with results when it has found none', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url, desktop);
    await page.goto('/dishwasher-job-dubai?gender=1&experience=7');
    await page.getByText('No job seekers found').waitFor();
    const nearest = page.getByRole('region', { name: 'Close to what you are looking for' }).getByRole('link');
    await nearest.first().waitFor();
    for (const text of await nearest.allInnerTexts()) expect(text).toMatch(/[1-9]\d* (person|people)$/);
    const last = nearest.last();
    const count = /(\d+) p\w+$/.exec(await last.innerText())?.[1];
    await last.click();
    await page.getByText(new RegExp(`^${count} .* looking for work in`)).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('offers a way to continue beyond its last page and when it is empty', async () => {
    const { page, context } = await newPerson(browser, server.url, desktop);
    const last = await lastPage(page, '/waiter-job-singapore');
    await page.goto(last);
    await page.getByText('No more job seekers').waitFor();
    await page.getByRole('link', { name: 'Back to the first page' }).click();
    await page.waitForURL('**/waiter-job-singapore');
    await cards(page).nth(9).waitFor();
    expect(await cards(page).count()).toBe(10);
    await context.close();
  });
});

/** The URL after the last row of a listing. */
async function lastPage(page: Page, path: string): Promise<string> {
  return page.evaluate(
    async (listing) => {
      const query = `query ($readings: [JobListingReading!]!) {
      jobListing(readings: $readings) { jobSeekers(last: 1) { pageInfo { endCursor } } } }`;
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { readings: [{ job: 'waiter', city: 'singapore' }] } }),
      });
      const { data } = await answer.json();
      return `${listing}?after=${encodeURIComponent(data.jobListing.jobSeekers.pageInfo.endCursor)}`;
    },
    await page.goto(path).then(() => path),
  );
}

it('a profile by keyboard: the photo enlarges, similar job seekers load six at a time', async () => {
  const { page, context, complaints } = await newPerson(browser, server.url, { ...desktop, reducedMotion: 'reduce' });
  await page.goto(profile(0));
  const photo = page.getByRole('button', { name: /^Enlarge the photo of/ });
  await photo.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Photo of/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await photo.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole('tab', { name: 'Job Seeker Profile' }).getAttribute('aria-selected')).toBe('true');
  expect(await cards(page).count()).toBe(6);
  const more = page.getByRole('button', { name: 'Load more' });
  await more.focus();
  await alive(more);
  await page.keyboard.press('Enter');
  await cards(page).nth(6).waitFor();
  expect(await cards(page).count()).toBe(12);
  const all = page.getByRole('link', { name: 'Find more Waiters in Singapore' });
  expect(await all.getAttribute('href')).toBe('/waiter-job-singapore');
  expect(complaints).toEqual([]);
  await context.close();
});

it('more job seekers that cannot be loaded offline are loaded later, without a loss', async () => {
  const { page, context } = await newPerson(browser, server.url, desktop);
  await page.goto(profile(0));
  const more = page.getByRole('button', { name: 'Load more' });
  // The late part takes the place of the server's at some moment.
  await more.evaluate((button) => button.scrollIntoView());
  await alive(more);
  await context.setOffline(true);
  await more.click();
  await page.getByText('We cannot reach the server. Please check your connection and try again.').waitFor();
  expect(await cards(page).count()).toBe(6);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await cards(page).nth(6).waitFor();
  expect(await cards(page).count()).toBe(12);
  await context.close();
});

describe('the contact button', () => {
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

  async function firstContact(page: Page): Promise<void> {
    await contactButton(page).click();
    const first = dialog(page, 'Contact now');
    await first.getByLabel('Name').fill('Gill Guest');
    await first.getByRole('button', { name: 'INQUIRE NOW' }).click();
    const alert = first.getByRole('alert').getByText('Attention! You should enter at least email or WhatsApp.');
    await alert.waitFor();
    expect(await first.getByText('Attention!').count()).toBe(1);
    await first.getByLabel('Email').fill('gill@example.test');
    await first.getByRole('button', { name: 'INQUIRE NOW' }).click();
    const second = dialog(page, 'Set preferences');
    await second.getByRole('checkbox', { name: /^Part-time/ }).check();
    await second.getByRole('button', { name: 'PROCEED' }).click();
    await dialog(page, 'Sign up with Hourhand now').waitFor();
  }

  it('shows the form to a guest once, and again after an hour', async () => {
    const { page, context, complaints } = await newPerson(browser, server.url, desktop);
    await page.goto(profile(1), { waitUntil: 'networkidle' });
    await firstContact(page);
    // A second job seeker, whose dialog has no questions.
    await page.goto(profile(2), { waitUntil: 'networkidle' });
    await contactButton(page).click();
    await dialog(page, 'Sign up with Hourhand now').waitFor();
    // An hour and a second later.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('hourhand-guest') ?? '{}');
      localStorage.setItem('hourhand-guest', JSON.stringify({ ...kept, lastContactAt: Date.now() - 3_601_000 }));
    });
    await page.goto(profile(3));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => localStorage.getItem('hourhand-guest'))).toBeNull();
    await contactButton(page).click();
    // The cookie is still valid, so the dialog is prefilled and the browser remembers the guest again.
    const again = dialog(page, 'Contact now');
    await again.waitFor();
    expect(await again.getByLabel('Email').inputValue()).toBe('gill@example.test');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('hourhand-guest') ?? '{}'));
    expect(kept).toMatchObject({ employerId: expect.any(Number), employer: expect.any(String), name: 'Gill Guest' });
    // The cookie has expired but the browser remembers the guest: it asks again, and creates no second guest by itself.
    await context.clearCookies();
    await page.goto(profile(3), { waitUntil: 'networkidle' });
    await contactButton(page).click();
    await again.getByText('Your details have expired.').waitFor();
    expect(await again.getByLabel('Email').inputValue()).toBe('gill@example.test');
    expect(await page.evaluate(() => localStorage.getItem('hourhand-guest'))).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes an employer with a subscription straight to the chat', async () => {
    const person = await newPerson(browser, server.url, desktop);
    await signIn(person.page, 'premium@hourhand.test', `/login?next=${profile(4)}`);
    const chatNow = person.page.getByRole('main').getByRole('button', { name: 'CHAT NOW' });
    await alive(chatNow);
    await chatNow.click();
    await person.page.waitForURL(/\/chat\/\d+$/);
    expect(person.complaints).toEqual([]);
    await person.context.close();
  });

  /** A profile that a user opens after a guest has used the browser. The guest is forgotten. */
  async function afterGuest(who: string) {
    const person = await newPerson(browser, server.url, desktop);
    const { page } = person;
    await page.goto(profile(5));
    await page.evaluate(() => localStorage.setItem('hourhand-guest', '{"employerId":1}'));
    await signIn(page, `${who}@hourhand.test`, `/login?next=${profile(5)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hourhand-guest'))).toBeNull();
    return person;
  }

  it('tells admins who can contact job seekers', async () => {
    const { page, complaints, context } = await afterGuest('admin');
    await alive(contactButton(page));
    await contactButton(page).click();
    await page.getByRole('dialog').getByText('Only Employers can contact Job Seekers').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not there for job seekers, who edit their own profile instead', async () => {
    const { page, complaints, context } = await afterGuest('jobseeker');
    // What comes last is there, so nothing else is to come.
    await page.getByRole('heading', { name: 'Similar job seekers' }).waitFor();
    expect(await contactButton(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'CHAT NOW' }).count()).toBe(0);
    expect(await page.getByText(/cancel any time/).count()).toBe(0);
    const own = await page.evaluate(async () => {
      const query = '{ viewer { user { databaseId } } }';
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
      return (await answer.json()).data.viewer.user.databaseId;
    });
    await page.goto(`/Hire-Daniel-${own}`);
    await page.getByRole('link', { name: 'Edit my profile' }).click();
    await page.waitForURL('**/my-profile');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
