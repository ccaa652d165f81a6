import { text as contentOf } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { runBulkActions } from '../../../server/domain/office/bulkAction/bulkAction.jobs.ts';
import { csv } from '../../office/import/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, makeReference } from '../../support/factories.ts';
import { fixture, testApp, testCatalog } from '../../support/fixtures.ts';
import { expectFocusOn } from '../../support/focus.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
const admin = fixture(() => makeAdmin(app.services.db));

const work = () => runBulkActions(app.services);
const activeIn = (cityId: number) => app.services.db.user.count({ where: { cityId, active: true } });

/** Opens a list of seven job seekers of a new city, two of them active. */
async function openList(viewport: { width: number; height: number }) {
  const { cityId } = await makeReference(app.services.db);
  await app.services.reference.refresh();
  const add = (letter: string, active: boolean) =>
    makeJobSeeker(app.services.db, { ...catalog, cityId }, { name: `Candidate ${letter}`, active, title: '=1+1' });
  for (const letter of 'abcdefg') await add(letter, letter > 'e');
  const office = await signedIn(browser, app, admin, viewport);
  await office.page.goto(`/admin/candidates?city=${cityId}&page_size=5`);
  await alive(office.page.getByRole('checkbox').first());
  return { ...office, cityId, add };
}

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'selected' });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

it('all that match are counted again when the list has changed, activated and set back', async () => {
  const { page, complaints, cityId, add } = await openList(phone);
  await page.getByRole('checkbox', { name: /^Select Candidate g/ }).check();
  await bar(page).getByText('1 selected').waitFor();
  for (const box of await page.getByRole('checkbox', { name: /^Select Candidate/ }).all()) await box.check();
  await button(page, 'Select all 7 that match').click();
  await bar(page).getByText('7 selected').waitFor();
  // Rows have buttons of the same names.
  await bar(page).locator('..').getByRole('button', { name: 'Activate', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('5 job seekers will be activated.').waitFor();
  await dialog.getByText('2 will be skipped: already active.').waitFor();
  await expectNoLayoutFaults(page, 'the dialog');
  await add('h', true);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await dialog.getByText('The list has changed: 8 rows match now. Please look again.').waitFor();
  // Both presses of a double click are one action.
  await dialog.getByRole('button', { name: 'Start' }).dblclick();
  await title(page, 'Activate 8 job seekers');
  expect(await app.services.db.bulkAction.count({ where: { items: { some: {} }, state: 'RUNNING' } })).toBe(1);
  await text(page, /0 of 8 job seekers/);

  // The page follows what the server does.
  await work();
  await text(page, /8 of 8 job seekers/);
  expect(await activeIn(cityId)).toBe(8);
  await text(page, 'Finished');
  await button(page, 'Undo').click();
  await dialog.getByText('5 job seekers will be changed back, except those that were edited since.').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await title(page, 'Undo: Activate 5 job seekers');
  await work();
  await text(page, /5 of 5 job seekers/);
  expect(await activeIn(cityId)).toBe(3);
  expect(complaints).toEqual([]);
});

it('a list is exported after a failure, by keyboard', async () => {
  const { page } = await openList(desktop);
  await page.goto(`${page.url()}&active=yes`);
  const dialog = dialogOf(page);
  const exports = page.getByRole('button', { name: 'Export' });
  await alive(exports);
  await page.route('**/admin/exports/**', (route) => route.abort('connectionreset'));
  await exports.press('Enter');
  await dialog.getByText('The connection was lost before the file was complete.').waitFor();
  await expectFocusOn(page, 'Nothing was saved');
  await expectNoLayoutFaults(page, 'a failed export');
  await page.unroute('**/admin/exports/**');
  const again = dialog.getByRole('button', { name: 'Try again' });
  const [download] = await Promise.all([page.waitForEvent('download'), again.click()]);
  await expectFocusOn(page, '2 rows are saved');
  expect(download.suggestedFilename()).toMatch(/^job-seekers-\d{4}-\d\d-\d\d\.csv$/);
  const content = await contentOf(await download.createReadStream());
  const rows: Record<string, string>[] = parse(content, { bom: true, columns: true });
  expect(rows.map(({ active }) => active)).toEqual(['yes', 'yes']);
});

it('a file is chosen by keyboard or dropped, shows its bad rows, and is checked again when others come first', async () => {
  const { db, reference } = app.services;
  const taken = await makeJobSeeker(db, catalog);
  const [job, city] = [reference.jobs.get(catalog.jobId), reference.cities.get(catalog.cityId)];
  const row = (name: string, email: string, minRate: string) => ({
    name,
    email,
    job: job?.name,
    city: city?.name,
    minRate,
    title: 'Good waiter',
  });
  const content = csv([
    row('Zelda Import', 'zelda@example.test', '12'),
    row('Yuri Import', 'yuri@example.test', '13'),
    row('Taken Import', taken.email ?? '', '12'),
    row('Xenia Import', 'xenia@example.test', '14'),
  ]);
  const { page, complaints } = await signedIn(browser, app, admin, desktop);
  // From the beginning: what opens before a listener is there is not noticed.
  const refused = { name: 'phones.csv', mimeType: 'text/csv', buffer: Buffer.from('name,phone\nZelda,1\n') };
  page.on('filechooser', (chooser) => void chooser.setFiles(refused));
  await page.goto('/admin/candidates');
  const link = page.getByRole('link', { name: 'Import', exact: true }).last();
  await alive(link);
  await link.click();
  await title(page, 'Import');
  await page.getByLabel('Choose a file').press('Space');
  await text(page, 'These columns are not known: “phone”. These columns are missing: “email”.');

  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    data.items.add(new File([given], 'people.csv', { type: 'text/csv' }));
    return data;
  }, content);
  const target = page.getByRole('heading', { name: /phones\.csv/ });
  await target.dispatchEvent('dragover', { dataTransfer });
  await text(page, 'Drop your file here');
  await target.dispatchEvent('drop', { dataTransfer });
  await text(page, '2 job seekers would be added. Nothing is stored yet.');
  await expectNoLayoutFaults(page, 'a dry run');
  const stored = () => db.user.count({ where: { name: { endsWith: ' Import' } } });
  expect(await stored()).toBe(0);

  await makeJobSeeker(db, catalog, { email: 'zelda@example.test' });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await text(page, '1 rows would be imported now. Please check the file again.');
  await page.getByRole('button', { name: 'Check again' }).click();
  await text(page, '1 job seeker would be added. Nothing is stored yet.');
  await page.getByRole('button', { name: 'Import 1 row' }).dblclick();
  await title(page, 'Import 1 job seeker');
  await work();
  await text(page, /1 of 1 job seeker/);
  await page.getByRole('link', { name: 'Xenia Import' }).waitFor();
  expect(await stored()).toBe(1);
  expect(complaints).toEqual([]);
});
