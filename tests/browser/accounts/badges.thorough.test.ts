import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Getting badges on the account page and on the record, and seeing them on the public pages. */

const app = testApp();
const browser = testBrowser();

const codeTo = async (number: string) => /^\d{6}/.exec((await mailsTo(app, number))[0]?.text ?? '')?.[0] ?? '';

it('a job seeker verifies the phone, an admin the identity, and visitors see both', async () => {
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const maria = await makeJobSeeker(db, catalog, { name: 'Maria Santos', emailVerified: true });
  const { page, complaints } = await signedIn(browser, app, maria, phone);
  await page.goto('/account');
  const verify = page.getByRole('button', { name: 'Verify your phone' });
  await alive(verify);
  await verify.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill('+65 8123 4567');
  await expectNoLayoutFaults(page, 'the number');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = dialog.getByLabel('Code');
  await code.waitFor();
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await code.getAttribute('inputmode')).toBe('numeric');
  await dialog.getByText('+6581234567').waitFor();
  const right = await codeTo('+6581234567');
  await code.fill(right === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByText('This code is not right.').first().waitFor();
  await code.fill(right);
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Your phone is verified.').waitFor();
  await page.getByText('+6581234567, verified on').waitFor();
  await expectNoLayoutFaults(page, 'the account page');

  const office = await signedIn(browser, app, await makeAdmin(db), desktop);
  await office.page.goto(`/admin/candidates/${maria.id}`);
  const mark = office.page.getByRole('button', { name: 'Mark identity as checked' });
  await alive(mark);
  await mark.click();
  await office.page.getByRole('dialog').getByLabel('Note').fill('Passport, in a video call');
  await office.page.getByRole('dialog').getByRole('button', { name: 'Mark as checked' }).click();
  await office.page.getByText('Identity checked on').waitFor();
  await expectNoLayoutFaults(office.page, 'the record');

  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
  await visitor.page.goto(`/Hire-Maria-${maria.id}`);
  for (const badge of ['Email verified', 'Phone verified', 'Identity checked']) {
    await visitor.page.getByText(badge, { exact: true }).waitFor();
  }
  expect(await visitor.page.content()).not.toContain('81234567');
  await expectNoLayoutFaults(visitor.page, 'the profile');
  await visitor.page.goto(paths.jobSeekers.to({ job: allJobsSlug }));
  await visitor.page.getByText('Email verified, Phone verified, Identity checked').waitFor();
  await expectNoLayoutFaults(visitor.page, 'the search');
  expect([...complaints, ...office.complaints, ...visitor.complaints]).toEqual([]);
});

it('an employer without a number gives one and gets a link for the email', async () => {
  const { db } = app.services;
  const boss = await makeEmployer(db, { whatsApp: null, emailVerified: false });
  const { page, complaints } = await signedIn(browser, app, boss, desktop);
  await page.goto('/account');
  const email = page.getByRole('button', { name: 'Confirm your email' });
  await alive(email);
  await email.click();
  await page.getByText(`We sent a link to ${boss.email}.`).waitFor();
  await page.getByRole('button', { name: 'Verify your phone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill('+65 8123 4568');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText('We sent a code').waitFor();
  await dialog.getByLabel('Code').fill(await codeTo('+6581234568'));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('+6581234568, verified on').waitFor();
  expect(complaints).toEqual([]);
});
