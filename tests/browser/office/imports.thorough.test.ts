import { beforeAll, expect, it } from 'vitest';
import { runBulkActions } from '../../../server/domain/office/bulkAction/work.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { csv } from '../../office/import/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Files, from the list through the dry run and the import to the list. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;
let job: string;
let city: string;
beforeAll(async () => {
  admin = await makeAdmin(app.services.db);
  job = app.services.reference.jobs.get(catalog.jobId)?.name ?? '';
  city = app.services.reference.cities.get(catalog.cityId)?.name ?? '';
});

const fileOf = (content: string, name = 'people.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

it.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('good rows are imported and bad ones are shown, on %s', async (where, viewport) => {
  const taken = await makeJobSeeker(app.services.db, catalog);
  const letters = where.replaceAll(' ', '');
  const row = (name: string, email: string, minRate: string) => ({
    name,
    email,
    job,
    city,
    minRate,
    title: 'Good waiter',
  });
  const content = csv([
    row('Zelda Import', `zelda-${letters}@example.test`, '12'),
    row('Yuri Import', `yuri-${letters}@example.test`, '13'),
    row('Taken Import', taken.email ?? '', '12'),
    row('Xenia Import', `xenia-${letters}@example.test`, '14'),
  ]);
  const { page, complaints } = await signedIn(browser, app, admin, viewport);
  await page.goto('/admin/candidates');
  await page.getByRole('link', { name: 'Import', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
  const field = page.getByLabel('Choose a file');
  await alive(field);
  await page.getByText('Show the columns').click();
  await expectNoLayoutFaults(page, `the page on ${where}`);

  await field.setInputFiles(fileOf('name,phone\nZelda,1\n'));
  await text(page, 'These columns are not known: “phone”. These columns are missing: “email”.');
  expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  await expectNoLayoutFaults(page, `a refused file on ${where}`);

  await page.getByLabel('Choose another file').setInputFiles(fileOf(content));
  await text(page, '2 job seekers would be added. Nothing is stored yet.');
  await text(page, `Please provide a minimum hourly rate. In ${city}: 10, 12, 14.`);
  await expect
    .poll(() => page.getByRole('list', { name: 'Dry run' }).getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^2\s+would be added$/),
      expect.stringMatching(/^1\s+there already, skipped$/),
      expect.stringMatching(/^1\s+with problems, left out$/),
    ]);
  expect(await page.getByRole('checkbox', { name: /email/ }).isChecked()).toBe(false);
  await expectNoLayoutFaults(page, `a dry run on ${where}`);
  const count = () => app.services.db.user.count({ where: { email: { endsWith: `-${letters}@example.test` } } });
  expect(await count()).toBe(0);

  await page.getByRole('button', { name: 'Import 2 rows' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Import 2 job seekers' }).waitFor();
  await text(page, 'Line 2');
  await text(page, 'people.csv');
  await runBulkActions(app.services);
  await text(page, /2 of 2 job seekers/);
  await page.getByRole('link', { name: 'Zelda Import' }).waitFor();
  expect(await page.getByRole('main').getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await expectNoLayoutFaults(page, `a finished import on ${where}`);
  expect(await count()).toBe(2);

  await page.goto('/admin/candidates?q=Xenia');
  await text(page, 'Xenia Import');
  expect(complaints).toEqual([]);
});

it('a file is chosen by keyboard or dropped, and a file that has become another one is checked again', async () => {
  const employer = await makeEmployer(app.services.db);
  const row = (description: string) => ({
    employerEmail: employer.loginEmail ?? '',
    job,
    city,
    maxRate: '12',
    description,
  });
  const { page, complaints } = await signedIn(browser, app, admin, desktop);
  // From the beginning: what opens before a listener is there is not noticed.
  page.on('filechooser', (chooser) => void chooser.setFiles(fileOf('nothing', 'empty.csv')));
  await page.goto('/admin/imports?list=job-offers');
  const field = page.getByLabel('Choose a file');
  await alive(field);
  await field.press('Space');
  await text(page, 'This file has no rows.');

  const content = csv([row('Help in the kitchen.'), row('Help at the bar.')]);
  const dataTransfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    data.items.add(new File([given], 'offers.csv', { type: 'text/csv' }));
    return data;
  }, content);
  const target = page.getByRole('heading', { name: /empty\.csv/ });
  await target.dispatchEvent('dragover', { dataTransfer });
  await text(page, 'Drop your file here');
  await target.dispatchEvent('drop', { dataTransfer });
  await text(page, '2 job offers would be added. Nothing is stored yet.');
  expect(await page.getByRole('checkbox').count()).toBe(0);

  // Meanwhile the employer has published one of them.
  await app.services.db.jobOffer.create({
    data: {
      employerId: employer.id,
      jobId: catalog.jobId,
      cityId: catalog.cityId,
      maxRate: 12,
      description: 'Help at the bar.',
      slug: 'help-at-the-bar',
    },
  });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await text(page, '1 rows would be imported now. Please check the file again.');
  await page.getByRole('button', { name: 'Check again' }).click();
  await text(page, '1 job offer would be added. Nothing is stored yet.');
  await page.getByRole('button', { name: 'Import 1 row' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Import 1 job offer' }).waitFor();
  await runBulkActions(app.services);
  await text(page, /1 of 1 job offer/);
  expect(await app.services.db.jobOffer.count({ where: { employerId: employer.id } })).toBe(2);
  expect(complaints).toEqual([]);
});
