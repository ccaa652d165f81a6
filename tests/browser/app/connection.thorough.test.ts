import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeChatFixtures } from '../../support/chatFixtures.ts';
import { makeJobSeeker } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
import { alive, box, bubble, holdScripts, message, sendButton } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
const chat = fixture(() => makeChatFixtures(app));
let employer: User;
let jobSeeker: User;
let profile: string;
let listing: string;

beforeAll(async () => {
  const { db, reference } = app.services;
  // Browsers use the real time.
  app.clock.now = new Date();
  employer = await db.user.findUniqueOrThrow({ where: { id: chat.employerId } });
  jobSeeker = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  await db.rating.create({
    data: { employerId: employer.id, jobSeekerId: jobSeeker.id, stars: 5, changedAt: new Date() },
  });
  await reference.refresh();
  profile = new URL((await fetch(`${app.url}/Hire-Mei-in-City-Job-name-${jobSeeker.id}`)).url).pathname;
  listing = paths.jobSeekers.to({ job: reference.jobs.get(catalog.jobId)?.slug ?? '' });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectHeading = (page: Page, words: RegExp) => expect.poll(() => heading(page).textContent()).toMatch(words);
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

/** Goes to the page of a link in the footer without loading a document. */
async function follow(page: Page, name: string, title: RegExp): Promise<void> {
  await alive(footerLink(page, name));
  await footerLink(page, name).evaluate((link: HTMLElement) => link.click());
  await expectHeading(page, title);
}

async function slowDown(page: Page, rate: number): Promise<() => Promise<unknown>> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate });
  return () => device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

describe('before the scripts are there', () => {
  it('a button and a form are used', async () => {
    const { page, complaints } = await newPerson(browser, app.url, { viewport: phone });
    const release = await holdScripts(page);
    await page.goto(profile, { waitUntil: 'commit' });
    const contact = page.getByRole('button', { name: /^Contact/ }).first();
    await contact.click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog').waitFor();

    const releaseLogin = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').pressSequentially('erin@example.test');
    await page.getByLabel('Password', { exact: true }).pressSequentially('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    releaseLogin();
    await page.getByText('Wrong email or password.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('erin@example.test');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
  });

  it('a job that is chosen leads on at once; one that keys have passed waits', async () => {
    const { page, complaints } = await newPerson(browser, app.url, { viewport: phone });
    await holdScripts(page);
    const job = page.getByRole('combobox', { name: 'I need to hire a' });
    const slug = listing.match(/([\w-]+)-job/)?.[1] ?? '';
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Tab');
    await job.selectOption(slug);
    // A page that is being left would have changed its address by then.
    await page.evaluate(() => fetch('/healthz'));
    expect(new URL(page.url()).pathname).toBe('/');
    await heading(page).click();
    await page.getByRole('combobox', { name: 'on', exact: true }).selectOption({ index: 2 });
    await job.selectOption(slug);
    await page.waitForURL(`**${listing}?on=*&from=18%3A00&to=23%3A00`);
    expect(complaints).toEqual([]);
  });

  it('a form is sent although nobody has typed, and its fields are not in an address', async () => {
    const { page } = await newPerson(browser, app.url, { viewport: phone });
    await slowDown(page, 6);
    const opened: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && opened.push(new URL(request.url()).search));
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Log in' });
    await button.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
    release();
    await page.getByText('Please enter your password.').waitFor();
    expect(opened).toEqual(['']);
    expect(await button.evaluate((element: HTMLButtonElement) => element.form?.method)).toBe('post');
  });

  it('a message is written and sent once, and chats are searched', async () => {
    const words = 'Could you start on Monday evening? We are open from six until eleven.';
    const { page, complaints } = await signedIn(browser, app, employer, desktop);
    const speedUp = await slowDown(page, 12);
    const release = await holdScripts(page);
    await page.goto('/chat', { waitUntil: 'commit' });
    await box(page).click();
    await page.keyboard.type(words.slice(0, 10));
    release();
    // Typing goes on while the scripts take over the page.
    for (const letter of words.slice(10)) await page.keyboard.type(letter);
    await alive(box(page));
    await page.getByRole('button', { name: 'Send', exact: true, disabled: false }).waitFor();
    expect(await box(page).inputValue()).toBe(words);
    expect(await hasFocus(box(page))).toBe(true);
    await box(page).fill('');
    await speedUp();

    const releaseSent = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await box(page).pressSequentially('Are you free on Sunday?');
    // The button looks disabled, because the scripts do not know the text yet.
    await sendButton(page).click({ force: true });
    expect(await box(page).inputValue()).toBe('Are you free on Sunday?');
    releaseSent();
    await bubble(page, 'Are you free on Sunday?')
      .getByText(/^(Sent|Delivered|Seen)$/)
      .waitFor();
    expect(await message(page, 'Are you free on Sunday?').count()).toBe(1);
    expect(await box(page).inputValue()).toBe('');

    await page.setViewportSize(phone);
    const releaseSearch = await holdScripts(page);
    await page.goto('/chat', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.pressSequentially('Zzy');
    await page.getByRole('radio', { name: 'Unread' }).check();
    // The replay begins before React has hydrated the field.
    await slowDown(page, 12);
    releaseSearch();
    await page.getByText('No unread chat with “Zzy”').waitFor();
    expect(await search.inputValue()).toBe('Zzy');
    expect(await page.getByRole('radio', { name: 'Unread' }).isChecked()).toBe(true);
    // Later input is also applied once.
    await page.getByRole('radio', { name: 'All' }).check();
    await page.getByText('No chat with “Zzy”').waitFor();
    expect(complaints).toEqual([]);
  });

  it('back and forward show their pages', async () => {
    const { page, complaints } = await newPerson(browser, app.url);
    await page.goto('/careers');
    await follow(page, 'Terms', /^Terms/);
    /** Reloads the terms, whose scripts wait, and so does the code of their screen. */
    const reload = async () => {
      const releaseScripts = await holdScripts(page);
      const releaseScreen = await holdScripts(page, 'TermsScreen-*');
      await page.reload({ waitUntil: 'commit' });
      await expectHeading(page, /^Terms/);
      return { releaseScripts, releaseScreen };
    };
    const early = await reload();
    await page.goBack({ waitUntil: 'commit' });
    early.releaseScripts();
    early.releaseScreen();
    await expectHeading(page, /^Work at/);
    await page.goForward();
    await expectHeading(page, /^Terms/);

    // Back while the code of the screen is loading.
    const late = await reload();
    // The router numbers the entry that it starts at.
    await page.evaluate(() => window.history.replaceState(null, ''));
    late.releaseScripts();
    await expect.poll(() => page.evaluate(() => window.history.state?.idx)).toBe(0);
    await page.goBack({ waitUntil: 'commit' });
    late.releaseScreen();
    await expectHeading(page, /^Work at/);
    expect(complaints).toEqual([]);
  });
});

it('who scrolls through people has the code of what a card opens', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: phone });
  const loaded = page.waitForResponse(/assets\/contact-[^/]+\.js$/);
  await page.goto(listing);
  await alive(page.getByRole('article').first().getByRole('link').first());
  await page.mouse.wheel(0, 300);
  await loaded;
});

const unreachable = 'We cannot reach the server. Please check your connection and try again.';

it('without a connection the page and the login stay', async () => {
  const { page, context } = await signedIn(browser, app, employer, desktop);
  await page.goto(listing);
  const filter = page.getByRole('combobox', { name: 'Experience' });
  await alive(filter);
  const cards = page.getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);
  const choose = async () => {
    await filter.selectOption({ index: 1 });
    const search = page.getByRole('button', { name: 'Search', exact: true });
    if (await search.isVisible()) await search.click();
  };
  await context.setOffline(true);
  await choose();
  await page.getByText(unreachable).waitFor();
  expect(await cards.count()).toBe(count);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(listing);
  await context.setOffline(false);
  await choose();
  await page.waitForURL(/experience=/);

  const logOut = page.getByRole('button', { name: 'Log out' });
  const openMenu = async () => {
    await page.goto(paths.myJobOffers.to());
    const menu = page.getByRole('button', { name: /Menu|Erin/ }).first();
    await alive(menu);
    await page.waitForLoadState('networkidle');
    await menu.click();
    await logOut.waitFor();
  };
  await openMenu();
  await context.setOffline(true);
  await logOut.click();
  await page.getByText(unreachable).waitFor();
  await context.setOffline(false);
  await openMenu();
  await logOut.click();
  await page.waitForURL('**/');
});
