import { expect, it } from 'vitest';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, makeReference, testPassword } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Banning a person on their record, and what they read at the login. */

const app = testApp();
const browser = testBrowser();

it('an admin bans a job seeker and lifts it; the login says that the account is closed', async () => {
  const { db, reference } = app.services;
  const person = await makeJobSeeker(db, await makeReference(db), { name: 'Mei Tan' });
  await reference.refresh();
  const { page, complaints } = await signedIn(browser, app, await makeAdmin(db), phone);
  await page.goto(`/admin/candidates/${person.id}`);
  const ban = page.getByRole('button', { name: 'Ban Mei Tan' });
  await alive(ban);
  await ban.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('They are logged out and blocked').waitFor();
  await dialog.getByLabel('Reason').fill('Asked for money');
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Ban' }).click();
  await page.getByText('Banned since').waitFor();
  await expectNoLayoutFaults(page, 'the banned record');

  const banned = await newPerson(browser, app.url, { viewport: desktop, bypassCSP: true, reducedMotion: 'reduce' });
  await banned.page.goto('/login');
  const email = banned.page.getByLabel('Email');
  await alive(email);
  await email.fill(person.loginEmail ?? '');
  await banned.page.getByLabel('Password', { exact: true }).fill(testPassword);
  await banned.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await banned.page.getByText(`This account is closed. Write to ${app.services.supportEmail}.`).waitFor();

  await page.getByRole('button', { name: 'Lift the ban' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the ban' }).click();
  await page.getByText('The ban is lifted.').waitFor();
  await ban.waitFor();
  expect(complaints).toEqual([]);
});
