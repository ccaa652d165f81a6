import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The screens of jobs, cities, countries, statuses, careers and email templates, as an admin uses them. */

const app = testApp();
const browser = testBrowser();
testCatalog(app);
let admin: User;

beforeAll(async () => {
  const { db } = app.services;
  admin = await makeAdmin(db);
});

const nouns = {
  job: {
    list: paths.adminJobs.to(),
    add: 'Add a job',
    fields: { Name: 'Sommelier', Plural: 'Sommeliers' },
    missing: 'Please provide a plural.',
    saved: 'The job “Sommelier” was saved.',
    changed: 'The job “Sommelier too” was saved.',
    deletes: 'Please confirm that you want to delete a Job : Sommelier too',
  },
  city: {
    list: paths.adminCities.to(),
    add: 'Add a city',
    fields: { Name: 'Trondheim', Country: 'select', 'Recommended prices': '15, 12,12, 20' },
    missing: 'Please provide recommended prices.',
    saved: 'The city “Trondheim” was saved.',
    changed: 'The city “Trondheim too” was saved.',
    deletes: 'Please confirm that you want to delete a City : Trondheim too',
  },
  career: {
    list: paths.adminCareers.to(),
    add: 'Add a career',
    fields: { Title: 'Editor', Subtitle: 'Full time', Description: 'Writes **well**' },
    missing: 'Please provide a description.',
    saved: 'The career “Editor” was saved.',
    changed: 'The career “Editor too” was saved.',
    deletes: 'Please confirm that you want to delete a Career : Editor too',
  },
  endorsement: {
    list: paths.adminEndorsements.to(),
    add: 'Add',
    fields: { Name: 'Grace Lim', Subtitle: 'Restaurant owner', Text: 'They came at once.' },
    missing: 'Please provide a text.',
    saved: '“Grace Lim” was saved.',
    changed: '“Grace Lim too” was saved.',
    deletes: 'Please confirm that you want to delete a Home page entry : Grace Lim too',
  },
  template: {
    list: paths.adminEmailTemplates.to(),
    add: 'Add a template',
    fields: { Name: 'Welcome', Text: 'Hello and welcome.' },
    missing: 'Please provide a text.',
    saved: 'The template “Welcome” was saved.',
    changed: 'The template “Welcome too” was saved.',
    deletes: 'Please confirm that you want to delete a Template : Welcome too',
  },
  status: {
    list: paths.adminContactRequestStatuses.to(),
    add: 'Add a status',
    fields: { Name: 'Trial', Description: 'They agreed on a trial shift.' },
    missing: 'Please provide a description.',
    saved: /^The Contact Request Status #\d+ was created$/,
    changed: /^The job offer #\d+ was saved$/,
    deletes: /^Please confirm that you want to delete a Status : \d+$/,
  },
} as const;

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Waits for the message after saving, and closes it where it is a dialog. */
async function expectSaved(page: Page, message: string | RegExp): Promise<void> {
  await page.getByText(message).waitFor();
  const close = page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'OK' });
  if (await close.isVisible()) await close.click();
}

describe.each(Object.entries(nouns))('a %s', (_noun, { list, add, fields, missing, saved, changed, deletes }) => {
  const [[nameLabel, name] = ['', ''], ...others] = Object.entries(fields);

  it('is added, changed and deleted', async () => {
    const { page, complaints } = await signedIn(browser, app, admin, desktop);
    await page.goto(list);
    await page.getByRole('link', { name: add }).click();
    const named = field(page, nameLabel);
    await alive(named);
    await expectNoLayoutFaults(page, 'the form');
    await named.fill(name);
    for (const [label, value] of others.slice(0, -1)) {
      if (value === 'select') await field(page, label).selectOption({ index: 1 });
      else await field(page, label).fill(value);
    }
    await save(page);
    await page.getByText(missing).waitFor();
    const [lastLabel, lastValue] = others.at(-1) ?? ['', ''];
    await field(page, lastLabel).fill(lastValue);
    await save(page);
    await expectSaved(page, saved);
    await page.waitForURL(`**${list}`);
    await page.getByRole('row').filter({ hasText: name }).getByRole('link', { name: 'Edit' }).click();
    await alive(named);
    expect(await named.inputValue()).toBe(name);
    await named.fill(`${name} too`);
    await save(page);
    await expectSaved(page, changed);
    const row = page.getByRole('row').filter({ hasText: `${name} too` });
    await row.waitFor();
    await expectNoLayoutFaults(page, 'the list');
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText(deletes).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await row.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

it('a form keeps what was typed over a reload, and a record that does not exist is not found', async () => {
  const { page } = await signedIn(browser, app, admin, phone);
  await page.goto(paths.adminCreateJob.to());
  const name = field(page, 'Name');
  await alive(name);
  await name.fill('Ice carver');
  await page.reload();
  await page.getByText('We restored your draft.').waitFor();
  expect(await name.inputValue()).toBe('Ice carver');
  await expectNoLayoutFaults(page, 'the form on a phone');
  expect((await page.goto(paths.adminJob.to({ id: 999_999 })))?.status()).toBe(404);
});

it('statuses are put in order by keyboard, and Escape cancels a move without closing the dialog', async () => {
  const { db } = app.services;
  for (const name of ['One', 'Two', 'Three']) {
    await db.contactRequestStatus.create({ data: { name, description: 'A status', position: 100 } });
  }
  const { page } = await signedIn(browser, app, admin, desktop);
  await page.goto(paths.adminContactRequestStatuses.to());
  const open = page.getByRole('button', { name: 'Change order' });
  await alive(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Order of the statuses' });
  const handle = dialog.getByRole('button', { name: 'Move One', exact: true });
  const rows = () => dialog.getByRole('listitem').allInnerTexts();
  const isAt = (place: number) => expect.poll(async () => (await rows()).indexOf('One')).toBe(place);
  await handle.focus();
  await expectNoLayoutFaults(page, 'the dialog');
  const first = (await rows()).indexOf('One');
  await page.keyboard.press('Space');
  await dialog.getByText(/^Lifted One/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await dialog.getByText(/^One moved to place/).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await dialog.getByText(/^Cancelled/).waitFor({ state: 'attached' });
  await isAt(first);
  await page.keyboard.press('Space');
  await dialog.getByText(/^Lifted One/).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await dialog.getByText(/^One moved to place/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await dialog.getByText(/^Dropped One/).waitFor({ state: 'attached' });
  await isAt(first + 1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The order was saved.').waitFor();
  const stored = await db.contactRequestStatus.findMany({ orderBy: { position: 'asc' } });
  expect(stored.map(({ name }) => name).slice(-3)).toEqual(['Two', 'One', 'Three']);
});

it('countries are listed without a way to change them', async () => {
  const { page } = await signedIn(browser, app, admin, phone);
  await page.goto(paths.adminCountries.to());
  const main = page.getByRole('main');
  await main.getByText('cannot be changed here').waitFor();
  expect(await main.getByRole('button', { name: /Edit|Delete|Save/ }).count()).toBe(0);
  await expectNoLayoutFaults(page, 'the countries');
});
