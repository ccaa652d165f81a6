import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { runBulkActions } from '../../../server/domain/office/bulkAction/work.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Many rows at once, from the selection in a list to the undo. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;
beforeAll(async () => {
  admin = await makeAdmin(app.services.db);
});

const work = () => runBulkActions(app.services);
const activeIn = (cityId: number) => app.services.db.user.count({ where: { cityId, active: true } });

/** Seven job seekers of a new city, two of them active. */
async function makeCity(): Promise<number> {
  const { cityId } = await makeReference(app.services.db);
  await app.services.reference.refresh();
  for (let number = 1; number <= 7; number += 1) {
    const name = `Candidate ${'abcdefg'.charAt(number - 1)}`;
    await makeJobSeeker(app.services.db, { ...catalog, cityId }, { name, active: number > 5 });
  }
  return cityId;
}

async function openList(cityId: number, viewport: { width: number; height: number }) {
  const office = await signedIn(browser, app, admin, viewport);
  await office.page.goto(`/admin/candidates?city=${cityId}&page_size=5`);
  await alive(office.page.getByRole('checkbox').first());
  return office;
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'selected' });
/** Rows have buttons of the same names. */
const barButton = (page: Page, name: string) => bar(page).locator('..').getByRole('button', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('all that match are activated and set back, on %s', async (name, viewport) => {
  const cityId = await makeCity();
  const { page, complaints } = await openList(cityId, viewport);
  await page.getByRole('checkbox', { name: /^Select Candidate g/ }).check();
  await bar(page).getByText('1 selected').waitFor();
  for (const box of await page.getByRole('checkbox', { name: /^Select Candidate/ }).all()) await box.check();
  await bar(page).getByText('5 selected').waitFor();
  await button(page, 'Select all 7 that match').click();
  await bar(page).getByText('7 selected').waitFor();
  await expectNoLayoutFaults(page, `the selection on ${name}`);

  await barButton(page, 'Activate').click();
  const dialog = dialogOf(page);
  await dialog.getByText('5 job seekers will be activated.').waitFor();
  await dialog.getByText('2 will be skipped: already active.').waitFor();
  await dialog.getByText(/Candidate a/).waitFor();
  await expectNoLayoutFaults(page, `the dialog on ${name}`);
  // Both presses of a double click are one action.
  await dialog.getByRole('button', { name: 'Start' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Activate 7 job seekers' }).waitFor();
  expect(await app.services.db.bulkAction.count({ where: { items: { some: {} }, state: 'RUNNING' } })).toBe(1);
  await text(page, /0 of 7 job seekers/);
  await expectNoLayoutFaults(page, `a running action on ${name}`);

  // The page follows what the server does.
  await work();
  await text(page, /7 of 7 job seekers/);
  expect(await activeIn(cityId)).toBe(7);
  await text(page, 'Finished');
  if (viewport === phone) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Result', { exact: true }).selectOption('Skipped');
  await text(page, 'Nothing to change.');
  await expect.poll(() => page.getByRole('link', { name: /^Candidate/ }).count()).toBe(2);
  await expectNoLayoutFaults(page, `a finished action on ${name}`);

  await button(page, 'Undo').click();
  await dialog.getByText('5 job seekers will be changed back, except those that were edited since.').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { level: 1, name: 'Undo: Activate 5 job seekers' }).waitFor();
  await work();
  await text(page, /5 of 5 job seekers/);
  expect(await activeIn(cityId)).toBe(2);
  await page.getByRole('link', { name: /^Bulk action #/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Activate 7 job seekers' }).waitFor();
  await text(page, 'Undone by');
  expect(await button(page, 'Undo').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('an email to the selected is written by keyboard from a template, and stopped', async () => {
  const cityId = await makeCity();
  await app.services.db.emailTemplate.create({
    data: { name: `Hello ${cityId}`, text: 'Please complete your profile.' },
  });
  const { page, complaints } = await openList(cityId, desktop);
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('Space');
  await bar(page).getByText('5 selected').waitFor();
  await button(page, 'E-mail').focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByText('5 job seekers will get this email.').waitFor();
  await dialog.getByText('Emails cannot be undone.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Template').selectOption(`Hello ${cityId}`);
  await expect
    .poll(() => dialog.getByLabel('Message', { exact: true }).inputValue())
    .toBe('Please complete your profile.');
  await expectNoLayoutFaults(page, 'the email to many');
  await dialog.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'E-mail 5 job seekers' }).waitFor();
  await button(page, 'Stop').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'Stopped');
  await text(page, '5');
  await work();
  expect(await app.services.db.emailMessage.count()).toBe(0);
  expect(await button(page, 'Undo').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a list that has changed since the preview is counted again', async () => {
  const cityId = await makeCity();
  const { page } = await openList(cityId, desktop);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await button(page, 'Select all 7 that match').click();
  await barButton(page, 'Pause').click();
  const dialog = dialogOf(page);
  await dialog.getByText('2 job seekers will be paused.').waitFor();
  await makeJobSeeker(app.services.db, { ...catalog, cityId }, { name: 'Candidate h', active: true });
  await dialog.getByRole('button', { name: 'Start' }).click();
  await dialog.getByText('The list has changed: 8 rows match now. Please look again.').waitFor();
  await dialog.getByText('3 job seekers will be paused.').waitFor();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pause 8 job seekers' }).waitFor();
});
