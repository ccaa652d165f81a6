import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The download of a list of the back office. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;
beforeAll(async () => {
  admin = await makeAdmin(app.services.db);
  for (const active of [true, true, false]) {
    await makeJobSeeker(app.services.db, catalog, { active, title: active ? 'two\nlines' : '=1+1' });
  }
});

async function openList(viewport: { width: number; height: number }) {
  const office = await signedIn(browser, app, admin, viewport);
  await office.page.goto('/admin/candidates?active=yes');
  const button = office.page.getByRole('button', { name: 'Export' });
  await alive(button);
  return { ...office, button };
}

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('saves the rows that match, on %s', async (name, viewport) => {
  const { page, button, complaints } = await openList(viewport);
  await expectNoLayoutFaults(page, `the list on ${name}`);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await dialogOf(page).getByText('2 rows are saved').waitFor();
  await expectNoLayoutFaults(page, `the saved file on ${name}`);
  expect(download.suggestedFilename()).toMatch(/^job-seekers-\d{4}-\d\d-\d\d\.csv$/);
  const rows: Record<string, string>[] = parse(await text(await download.createReadStream()), {
    bom: true,
    columns: true,
  });
  expect(rows.map(({ active, title }) => [active, title])).toEqual([
    ['yes', 'two\nlines'],
    ['yes', 'two\nlines'],
  ]);
  await dialogOf(page).getByRole('button', { name: 'Close' }).last().click();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('says that it failed, saves nothing, and can be tried again or cancelled', async () => {
  const { page, button } = await openList(desktop);
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.route('**/admin/exports/**', (route) => route.abort('connectionreset'));
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await dialog.getByText('The connection was lost before the file was complete.').waitFor();
  await expectNoLayoutFaults(page, 'a failed export');
  await page.unroute('**/admin/exports/**');
  await page.route('**/admin/exports/**', () => undefined);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByText('Counting the rows …').waitFor();
  await expectNoLayoutFaults(page, 'an export that is under way');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.unroute('**/admin/exports/**');
  expect(downloads).toBe(0);
  await Promise.all([page.waitForEvent('download'), button.click()]);
  await dialog.getByText('2 rows are saved').waitFor();
});
