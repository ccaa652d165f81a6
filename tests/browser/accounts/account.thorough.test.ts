import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { termsVersion } from '../../../server/domain/accounts/terms/terms.input.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { deliverWebhooks } from '../../../server/webhooks/deliver.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, testPassword } from '../../support/factories.ts';
import { picture } from '../../support/files.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { codeIn, mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { appCode } from '../../support/twoFactor.ts';
import { desktop, phone } from '../../support/viewports.ts';
import { webhookReceiver } from '../../support/webhookReceiver.ts';

const app = testApp({ environment: { WEBHOOKS_TO_PRIVATE: '1' } });
const browser = testBrowser();
const catalog = testCatalog(app);
const receiver = webhookReceiver();

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

it('an employer accepts new terms and changes name, email, password and mails, on a phone', async () => {
  const outdated = { termsVersion: '2020-02-02', termsAcceptedAt: new Date('2020-02-03T10:00:00Z') };
  const employer = await makeEmployer(app.services.db, outdated);
  const page = await open(employer, phone);
  await expectNoLayoutFaults(page, 'the account page with the banner');
  const banner = page.getByRole('complementary', { name: 'Terms' });
  expect(await banner.getByRole('link', { name: 'terms', exact: true }).getAttribute('href')).toBe('/terms');
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => banner.count()).toBe(0);
  expect((await stored(employer)).termsVersion).toBe(termsVersion);

  await press(page, 'Change name');
  await dialogOf(page).getByLabel('Name').fill('Erin Other');
  await pressIn(page, 'Save');
  await text(page, 'Erin Other');

  const email = `new-${employer.id}@example.test`;
  await press(page, 'Change email');
  await dialogOf(page).getByLabel('New email').fill(email);
  await fillPassword(page, testPassword);
  await pressIn(page, 'Send code');
  await dialogOf(page).getByLabel('Code').waitFor();
  const [mail] = await mailsTo(app, email);
  await dialogOf(page).getByLabel('Code').fill(codeIn(mail));
  await pressIn(page, 'Change email');
  await text(page, email);

  await press(page, 'Change password');
  await dialogOf(page).getByLabel('Current password').fill(testPassword);
  await dialogOf(page).getByLabel('New password').fill('another horse battery');
  await pressIn(page, 'Change password');
  await page.getByText('Password changed. Your other browsers are logged out.').waitFor();
  expect(await stored(employer)).toMatchObject({ name: 'Erin Other', loginEmail: email });

  const messages = page.getByRole('group', { name: 'Unread messages' });
  await messages.getByRole('button', { name: 'Daily' }).click();
  await expect.poll(async () => (await stored(employer)).messageMail).toBe('DAILY');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Hourhand-data.zip');
});

it('an employer logs out another browser, and all of them, and deletes the account', async () => {
  const employer = await makeEmployer(app.services.db);
  const other = await open(employer);
  const page = await open(employer);
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await pressIn(page, 'Log out');
  await page.getByRole('button', { name: /^Log out Chrome/ }).waitFor({ state: 'detached' });
  await other.goto('/account');
  await other.waitForURL(/\/login/);
  await press(page, 'Log out everywhere');
  await pressIn(page, 'Log out everywhere');
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  const last = await open(employer);
  await press(last, 'Delete account');
  await fillPassword(last, testPassword);
  await pressIn(last, 'Delete account');
  await last.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await stored(employer)).toMatchObject({ name: 'Deleted user' });
});

it('an employer writes the company page, and a visitor finds it from an offer', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan', company: null });
  const page = await open(employer, phone);
  const save = page.getByRole('region', { name: 'Company' }).getByRole('button', { name: 'Save' });
  await page.getByLabel('Company name').fill('Blue Door Café');
  await page.getByLabel('About the company').fill('We **bake** in Tiong Bahru.');
  const buffer = await picture(500, 400).png().toBuffer();
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Choose another logo').waitFor({ state: 'attached' });
  await save.click();
  await page.getByText('Company saved.').waitFor();
  await page.getByAltText('Your logo').waitFor();

  const offer = await makeJobOffer(db, catalog, { employerId: employer.id, company: 'Blue Door Café' });
  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  await visitor.page.goto(`/Job-Offer-public-${offer.id}`);
  const link = visitor.page.getByRole('link', { name: 'Blue Door Café', exact: true });
  await alive(link);
  await link.click();
  await visitor.page.waitForURL(`**/employers/${employer.id}`);
  await visitor.page.getByRole('heading', { level: 1, name: 'Blue Door Café' }).waitFor();
  await text(visitor.page, 'Employer page of Erin');
  await text(visitor.page, 'We bake in Tiong Bahru.');
  await visitor.page.getByAltText('Logo of Blue Door Café').waitFor();
  expect(visitor.complaints).toEqual([]);
});

it('sets two-factor login up, asks for it at the next login, and turns it off', async () => {
  const employer = await makeEmployer(app.services.db);
  const page = await open(employer, phone);
  await press(page, 'Set up');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await press(page, 'Continue');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectNoLayoutFaults(page, 'setting two-factor login up');
  const key = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(await appCode(key));
  await press(page, 'Turn on');
  const codes = page.getByRole('list', { name: 'Backup codes' }).locator('code');
  await codes.first().waitFor();
  const [backupCode = '', anotherCode = '', thirdCode = ''] = await codes.allTextContents();
  await press(page, 'I have saved the codes');
  const { page: second } = await newPerson(browser, app.url, { viewport: desktop, bypassCSP: true });
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

  // What goes on acting for the account needs both again, ten minutes later.
  app.clock.now = new Date(Date.now() + 11 * 60_000);
  await page.getByRole('link', { name: 'Set up keys' }).click();
  await press(page, 'New key');
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('Rota program');
  await dialogOf(page)
    .getByRole('checkbox', { name: /^Chats/ })
    .check();
  await pressIn(page, 'Create key');
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await proof.getByText('Please also enter a code from your app.').waitFor();
  await expectNoLayoutFaults(page, 'a proof with a code');
  await proof.getByLabel('Code from your app, or a backup code').fill(thirdCode);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Your new key' }).locator('code').waitFor();
  app.clock.now = new Date();

  await page.goto('/account');
  await press(page, 'Turn off');
  await fillPassword(page, testPassword);
  await page.getByLabel('Code from your app, or a backup code').fill(anotherCode);
  await pressIn(page, 'Turn off');
  await page.getByRole('button', { name: 'Set up' }).waitFor();
  expect(await stored(employer)).toMatchObject({ twoFactorEnabled: false });
});

it('an employer adds an endpoint of webhooks, tests it and sends an event again', async () => {
  app.clock.now = new Date();
  const erin = await makeEmployer(app.services.db);
  const page = await open(erin, phone);
  await page.getByRole('link', { name: 'Set up webhooks' }).click();
  await text(page, 'No endpoints yet');
  await press(page, 'Add an endpoint');
  const dialog = dialogOf(page);
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('checkbox', { name: /^Message/ }).check();
  await expectNoLayoutFaults(page, 'the form of webhooks');
  // The login is too long ago, so the password is asked for, and the form goes on by itself.
  app.clock.now = new Date(Date.now() + 11 * 60_000);
  await pressIn(page, 'Save');
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await proof.getByText('The password is incorrect.').waitFor();
  await expectNoLayoutFaults(page, 'the form of a proof');
  await proof.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await proof.getByRole('button', { name: 'Continue' }).click();
  const shown = page.getByRole('dialog', { name: 'The secret of your endpoint' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  await shown.getByRole('button', { name: 'Close' }).click();
  app.clock.now = new Date();
  await page.getByRole('button', { name: /^Send a test event/ }).click();
  await page.getByText('A test event is on its way.').waitFor();
  receiver.answers.push((response) => response.writeHead(418).end());
  await deliverWebhooks(app.inBackground);
  await page.reload();
  await page.getByText('Waiting').waitFor();
  const again = page.getByRole('button', { name: /^Send again: test/ });
  await alive(again);
  await again.click();
  await page.getByText('The event is on its way.').waitFor();
  await deliverWebhooks(app.inBackground);
  expect(receiver.events(secret).map(({ type }) => type)).toEqual(['test', 'test']);
  await page.reload();
  await page.getByText('Delivered').waitFor();
  await page.getByRole('button', { name: /^Delete / }).click();
  await pressIn(page, 'Confirm');
  await text(page, 'No endpoints yet');
});
