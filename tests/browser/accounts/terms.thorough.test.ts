import { expect, it } from 'vitest';
import { termsVersion } from '../../../server/domain/accounts/terms/terms.input.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { mailedCode } from '../../support/signUp.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** What people are told of the terms, and how they accept them. */

const app = testApp();
const catalog = testCatalog(app);
const browser = testBrowser();

const outdated = { termsVersion: '2020-02-02', termsAcceptedAt: new Date('2020-02-03T10:00:00Z') };
const stored = (email: string) => app.services.db.user.findFirstOrThrow({ where: { email } });
const asked = (user: User, viewport = desktop) => signedIn(browser, app, user, viewport);

it('a sign-up says that it accepts the terms, leads to them, and stores their version', async () => {
  const { page } = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  await page.goto('/sign-up-as-a-employer');
  await page.getByText('By signing up, you accept our terms.').waitFor();
  const note = page.getByRole('main');
  expect(await note.getByRole('link', { name: 'terms', exact: true }).getAttribute('href')).toBe('/terms');
  expect(await note.getByRole('link', { name: 'privacy page' }).getAttribute('href')).toBe('/privacy');
  await page.getByLabel('Name').fill('Nora New');
  await page.getByLabel('Email').fill('nora@terms.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
  await note.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCode(app, 'nora@terms.test'));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect
    .poll(async () => (await app.services.db.user.count({ where: { email: 'nora@terms.test' } })) > 0)
    .toBe(true);
  expect((await stored('nora@terms.test')).termsVersion).toBe(termsVersion);
  await page.context().close();
});

it('a visitor who contacts someone is told in the dialog, and its version is stored', async () => {
  const maria = await makeJobSeeker(app.services.db, catalog, { name: 'Maria Terms' });
  const { page } = await newPerson(browser, app.url, { viewport: desktop, bypassCSP: true });
  await page.goto(`/Hire-Maria-in-Singapore-Job-anything-${maria.id}`);
  const contact = page.getByRole('button', { name: 'Contact Maria' }).first();
  await alive(contact);
  await contact.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('gus@terms.test');
  await dialog.getByRole('button', { name: 'INQUIRE NOW' }).click();
  await dialog.getByText('By proceeding, you accept our terms.').waitFor();
  await dialog.getByLabel('Part-time').check();
  await dialog.getByRole('button', { name: 'PROCEED' }).click();
  await expect
    .poll(async () => (await app.services.db.user.count({ where: { email: 'gus@terms.test' } })) > 0)
    .toBe(true);
  expect((await stored('gus@terms.test')).termsVersion).toBe(termsVersion);
  await page.context().close();
});

it('a changed version is asked for on every page, keeps no one from anything, and is gone when it is accepted', async () => {
  const employer = await makeEmployer(app.services.db, outdated);
  for (const viewport of [phone, desktop]) {
    const { page } = await asked(employer, viewport);
    await page.goto('/all-job');
    await page.getByRole('complementary', { name: 'Terms' }).waitFor();
    await expectNoLayoutFaults(page, 'a page with the banner');
    await page.context().close();
  }
  const { page, complaints } = await asked(employer);
  await page.goto('/all-job');
  const banner = page.getByRole('complementary', { name: 'Terms' });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Post a job' }).first().click();
  await page.waitForURL('**/my-job-offers-create');
  expect(await banner.getByRole('link', { name: 'terms', exact: true }).getAttribute('href')).toBe('/terms');
  const accept = banner.getByRole('button', { name: 'Accept' });
  await alive(accept);
  await accept.click();
  await expect.poll(() => banner.count()).toBe(0);
  expect((await stored(employer.email ?? '')).termsVersion).toBe(termsVersion);
  await page.reload();
  expect(await banner.count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('admins see which version a person has accepted, and when', async () => {
  const { db } = app.services;
  const admin = await makeAdmin(db);
  const [jobSeeker, employer] = [await makeJobSeeker(db, catalog, outdated), await makeEmployer(db, outdated)];
  const { page } = await asked(admin);
  for (const path of [`/admin/candidates/${jobSeeker.id}`, `/employers/${employer.id}`]) {
    await page.goto(path);
    await page.getByText('Of Feb 02, 2020, accepted Feb 03, 2020').waitFor();
  }
  await page.context().close();
});
