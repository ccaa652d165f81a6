import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { startTestApp } from '../../support/app.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { codeIn, mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { longText, makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { appCode } from '../../support/twoFactor.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The account page and the simple data form in a real browser. */

const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));

const open = async (user: User, viewport = desktop) => {
  const { page } = await signedIn(browser, app, user, viewport);
  await page.goto('/account');
  await alive(page.getByRole('button', { name: 'Change password' }));
  return page;
};
const stored = ({ id }: User) => app.services.db.user.findUniqueOrThrow({ where: { id } });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pressIn = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const fillPassword = (page: Page, password: string) =>
  dialogOf(page).getByLabel('Password', { exact: true }).fill(password);

describe('the account page', () => {
  it('leads visitors to the login and back', async () => {
    const employer = await makeEmployer(app.services.db);
    const context = await browser.newContext({ baseURL: app.url, viewport: desktop });
    const page = await context.newPage();
    await page.goto('/account');
    await page.waitForURL(/\/login\?next=/);
    await alive(page.getByRole('main').getByRole('button', { name: 'Log in' }));
    await page.getByLabel('Email').fill(employer.loginEmail ?? '');
    await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/account$/);
    await context.close();
  });

  it('changes which emails one gets, each with one click, and stops all', async () => {
    const employer = await makeEmployer(app.services.db);
    const page = await open(employer, phone);
    const messages = page.getByRole('group', { name: 'Unread messages' });
    const pressed = () => messages.getByRole('button', { pressed: true }).textContent();
    expect(await pressed()).toBe('Immediately');
    await messages.getByRole('button', { name: 'Daily' }).click();
    await expect.poll(async () => (await stored(employer)).messageMail).toBe('DAILY');
    await expect.poll(pressed).toBe('Daily');
    await press(page, 'Stop all of these emails');
    await expect.poll(async () => (await stored(employer)).messageMail).toBe('NEVER');
    await expect.poll(pressed).toBe('Off');
    await expect.poll(() => page.getByRole('button', { name: 'Stop all of these emails' }).count()).toBe(0);
    await text(page, 'We always send emails about your account');
    await page.reload();
    expect(await pressed()).toBe('Off');
    await page.context().close();
  });

  it('changes name, email and password', async () => {
    const employer = await makeEmployer(app.services.db);
    const page = await open(employer, phone);
    await expectNoLayoutFaults(page, 'the account page');

    await press(page, 'Change name');
    await dialogOf(page).getByLabel('Name').fill('Erin Other');
    await pressIn(page, 'Save');
    await text(page, 'Erin Other');

    const email = `new-${employer.id}@example.test`;
    await press(page, 'Change email');
    await dialogOf(page).getByLabel('New email').fill(email);
    await fillPassword(page, 'a wrong password');
    await pressIn(page, 'Send code');
    await dialogOf(page).getByText('The password is incorrect.').waitFor();
    await fillPassword(page, testPassword);
    await pressIn(page, 'Send code');
    await dialogOf(page).getByLabel('Code').waitFor();
    const [mail] = await mailsTo(app, email);
    await dialogOf(page).getByLabel('Code').fill(codeIn(mail));
    await pressIn(page, 'Change email');
    await text(page, email);

    await press(page, 'Change password');
    await dialogOf(page).getByLabel('Current password').fill(testPassword);
    await dialogOf(page).getByLabel('New password').fill('password1');
    await pressIn(page, 'Change password');
    await dialogOf(page).getByText('This password is too easy to guess. Please choose a less common one.').waitFor();
    await dialogOf(page).getByLabel('New password').fill('another horse battery');
    await pressIn(page, 'Change password');
    await page.getByText('Password changed. Your other browsers are logged out.').waitFor();
    expect(await stored(employer)).toMatchObject({ name: 'Erin Other', loginEmail: email });
  });

  it('logs out another browser, and all of them', async () => {
    const employer = await makeEmployer(app.services.db);
    const other = await signedIn(browser, app, employer, desktop);
    const page = await open(employer);
    await page.getByRole('button', { name: /^Log out Chrome/ }).click();
    await pressIn(page, 'Log out');
    await page.getByText('Logged out.').waitFor();
    await page.getByRole('button', { name: /^Log out Chrome/ }).waitFor({ state: 'detached' });
    await other.page.goto('/account');
    await other.page.waitForURL(/\/login/);

    const third = await open(employer);
    await press(page, 'Log out everywhere');
    await pressIn(page, 'Log out everywhere');
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await third.goto('/account');
    await third.waitForURL(/\/login/);
  });

  it('sets two-factor login up, asks for it at the next login, and turns it off', async () => {
    const employer = await makeEmployer(app.services.db);
    const page = await open(employer, phone);
    await press(page, 'Set up');
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await press(page, 'Continue');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    // The phone that shows the code cannot scan it.
    const opener = page.getByRole('link', { name: 'Open the app on this device' });
    expect(await opener.getAttribute('href')).toMatch(/^otpauth:\/\/totp\//);
    await page.getByRole('button', { name: 'Copy the key' }).waitFor();
    await expectNoLayoutFaults(page, 'setting two-factor login up');
    const key = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
    const codeNow = () => appCode(key);
    await page.getByLabel('Code from the app').fill('000000');
    await press(page, 'Turn on');
    await text(page, 'The code is incorrect. Each code is valid for 30 seconds.');
    await page.getByLabel('Code from the app').fill(await codeNow());
    await press(page, 'Turn on');
    const codes = page.getByRole('list', { name: 'Backup codes' }).locator('code');
    await codes.first().waitFor();
    const [backupCode = '', anotherCode = ''] = await codes.allTextContents();
    await press(page, 'I have saved the codes');
    await press(page, 'New backup codes');
    await pressIn(page, 'Cancel');

    const { page: second } = await signedIn(browser, app, employer, desktop);
    await second.goto('/login');
    await alive(second.getByRole('main').getByRole('button', { name: 'Log in' }));
    await second.getByLabel('Email').fill(employer.loginEmail ?? '');
    await second.getByRole('textbox', { name: 'Password' }).fill(testPassword);
    await second.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await second.getByRole('heading', { name: 'Two-factor login' }).waitFor();
    await expectNoLayoutFaults(second, 'the second step of the login');
    await press(second, 'Use a backup code');
    await second.getByLabel('Backup code').fill(backupCode);
    await second.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await second.waitForURL(/\/chat/);

    await press(page, 'Turn off');
    await fillPassword(page, testPassword);
    await page.getByLabel('Code from your app, or a backup code').fill(anotherCode);
    await pressIn(page, 'Turn off');
    await page.getByRole('button', { name: 'Set up' }).waitFor();
    expect(await stored(employer)).toMatchObject({ twoFactorEnabled: false });
  });

  it('of an admin who needs two-factor login is reached only after setting it up', async () => {
    const strict = await startTestApp({ environment: { ADMIN_TWO_FACTOR: '1' } });
    const { page } = await signedIn(browser, strict, await makeAdmin(strict.services.db), desktop);
    await page.goto('/admin/contact_requests');
    await page.getByRole('heading', { name: 'Set up two-factor login' }).waitFor();
    await alive(page.getByRole('button', { name: 'Continue' }));
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await press(page, 'Continue');
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const key = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
    await page.getByLabel('Code from the app').fill(await appCode(key));
    await press(page, 'Turn on');
    await press(page, 'I have saved the codes');
    await page.waitForURL(/\/admin\/contact_requests/);
    await page.getByRole('heading', { name: 'Contact requests' }).waitFor();
    await strict.stop();
  });

  it('downloads the data', async () => {
    const page = await open(await makeEmployer(app.services.db));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Hourhand-data.zip');
  });

  it('deletes the account after the right password', async () => {
    const employer = await makeEmployer(app.services.db);
    const page = await open(employer);
    await press(page, 'Delete account');
    await fillPassword(page, 'a wrong password');
    await pressIn(page, 'Delete account');
    await dialogOf(page).getByText('The password is incorrect.').waitFor();
    expect(await stored(employer)).toMatchObject({ deletedAt: null });
    await fillPassword(page, testPassword);
    await pressIn(page, 'Delete account');
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await stored(employer)).toMatchObject({ name: 'Deleted user' });
  });
});

describe('the simple data form', () => {
  it('saves number and description, and leads to pausing the profile', async () => {
    const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog);
    const { page } = await signedIn(browser, app, jobSeeker, phone);
    await page.goto('/my-data');
    const save = page.getByRole('button', { name: 'Save' });
    await alive(save);
    await page.getByRole('heading', { name: 'Please enter your data' }).waitFor();
    await page.getByRole('link', { name: 'Facebook' }).waitFor();
    await expectNoLayoutFaults(page, 'the simple data form');
    await page.getByLabel('Description').fill('Too short.');
    await save.click();
    await text(page, 'Please enter a valid description.');
    await page.getByLabel('Description').fill(longText);
    await page.getByLabel('WhatsApp phone number').fill('+65 9123 4599');
    await save.click();
    await page.getByText('Thank you! Information saved.').waitFor();
    expect(await stored(jobSeeker)).toMatchObject({ whatsApp: '+6591234599', description: longText.trim() });

    await page.getByRole('link', { name: 'Need to deactivate your account?' }).click();
    await page.getByRole('heading', { name: 'Pause or delete' }).waitFor();
    await press(page, 'Pause profile');
    await pressIn(page, 'Pause profile');
    await text(page, /^Paused since/);
    expect(await stored(jobSeeker)).toMatchObject({ active: false });
    await press(page, 'Make it public');
    await text(page, 'Public. Employers can find and contact you.');
    expect(await stored(jobSeeker)).toMatchObject({ active: true, pausedAt: null });
  });

  it('is not for employers', async () => {
    const { page } = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
    const response = await page.goto('/my-data');
    expect(response?.status()).toBe(403);
  });
});
