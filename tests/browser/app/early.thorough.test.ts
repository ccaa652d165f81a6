import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { testDemo } from '../../support/demo.ts';
import { box, bubble, holdScripts, message, sendButton, signIn } from '../../support/pageSteps.ts';

/** Input and clicks before hydration are not lost. */

const server = testDemo();
const browser = testBrowser();

it('a button opens its dialog', async () => {
  const { page, complaints } = await newPerson(browser, server.url);
  await page.goto('/waiter-job');
  const profile = (await page.getByRole('main').locator('a[href^="/Hire-"]').first().getAttribute('href')) ?? '';
  const release = await holdScripts(page);
  await page.goto(profile, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Contact/ })
    .first()
    .click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('dialog').waitFor();
  expect(complaints).toEqual([]);
});

it('a menu that was opened stays open', async () => {
  const { page, complaints } = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const login = page.getByRole('link', { name: 'Log in' }).first();
  await login.waitFor();
  // By script, because a press elsewhere closes a menu. It is replayed after what was pressed before.
  await page.getByRole('button', { name: /^Appearance/ }).evaluate((button: HTMLButtonElement) => button.click());
  release();
  await page.getByRole('button', { name: /^Appearance: light/ }).waitFor();
  expect(await login.isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

it('a typed search and a choice are applied', async () => {
  const { page, complaints } = await newPerson(browser, server.url, { viewport: { width: 375, height: 812 } });
  await signIn(page, 'jobseeker@hourhand.test', '/login-as-a-candidate');
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  await search.pressSequentially('Zzy');
  await page.getByRole('radio', { name: 'Unread' }).check();
  expect(new URL(page.url()).search).toBe('');
  // On a slow device the replay begins before React has hydrated the field.
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  release();
  await page.getByText('No unread chat with “Zzy”').waitFor();
  expect(await search.inputValue()).toBe('Zzy');
  expect(await page.getByRole('radio', { name: 'Unread' }).isChecked()).toBe(true);
  // Later input is also applied once.
  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByText('No chat with “Zzy”').waitFor();
  expect(complaints).toEqual([]);
});

it('a message is sent once', async () => {
  const { page, complaints } = await newPerson(browser, server.url);
  await signIn(page, 'premium@hourhand.test');
  const release = await holdScripts(page);
  await page.goto('/chat', { waitUntil: 'commit' });
  await box(page).pressSequentially('Are you free on Sunday?');
  // The button looks disabled, because the scripts do not know the text yet.
  await sendButton(page).click({ force: true });
  expect(await box(page).inputValue()).toBe('Are you free on Sunday?');
  release();
  await bubble(page, 'Are you free on Sunday?')
    .getByText(/^(Sent|Delivered|Seen)$/)
    .waitFor();
  expect(await message(page, 'Are you free on Sunday?').count()).toBe(1);
  expect(await box(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

it('a login is submitted', async () => {
  const { page, complaints } = await newPerson(browser, server.url);
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').pressSequentially('premium@hourhand.test');
  await page.getByLabel('Password', { exact: true }).pressSequentially('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  release();
  await page.getByText('Wrong email or password.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('premium@hourhand.test');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});
