import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { inState, makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Job offers and contact requests of all employers in the back office, in a real browser. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;
let anna: User;
let bea: User;

beforeAll(async () => {
  const { db, reference } = app.services;
  const baker = await db.job.create({ data: { name: 'Baker', plural: 'Bakers', slug: 'baker' } });
  const bergen = await db.city.create({
    data: { name: 'Bergen', slug: 'bergen', countryId: catalog.countryId, recommendedPrices: [10] },
  });
  await reference.refresh();
  admin = await makeAdmin(db);
  anna = await makeEmployer(db, { name: 'Anna Adler' });
  bea = await makeEmployer(db, { name: 'Bea Brandt' });
  const on = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
  await makeJobOffer(db, catalog, { employerId: anna.id, company: 'First', ...on(1) });
  await makeJobOffer(db, catalog, { employerId: anna.id, company: 'Second', ...inState('DRAFT'), ...on(2) });
  await makeJobOffer(
    db,
    { cityId: bergen.id, jobId: baker.id },
    { employerId: bea.id, company: 'Third', ...inState('FILLED'), ...on(3), description: 'Marzipan every day.' },
  );
  await makeJobOffer(db, catalog, { employerId: bea.id, company: 'Fourth', ...inState('EXPIRED'), ...on(4) });
});

const rows = (page: Page, words: RegExp) =>
  page
    .getByRole('row')
    .evaluateAll(
      (all, source) => all.flatMap((row) => new RegExp(source).exec(row.textContent)?.[0] ?? []),
      words.source,
    );
const expectShown = (page: Page, names: string[]) =>
  expect.poll(() => rows(page, /First|Second|Third|Fourth/)).toEqual(names);
const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

it('offers are filtered, and the address says how', async () => {
  const { page, complaints } = await signedIn(browser, app, admin, desktop);
  await page.goto('/admin/job-offers');
  const all = ['Fourth', 'Third', 'Second', 'First'];
  await expectShown(page, all);
  await alive(field(page, 'State'));
  const filters: [string, string, string[]][] = [
    ['State', 'Active', ['First']],
    ['State', 'Draft', ['Second']],
    ['State', 'Filled', ['Third']],
    ['State', 'Expired', ['Fourth']],
    ['City', 'Bergen', ['Third']],
    ['Job', 'Baker', ['Third']],
  ];
  for (const [name, option, shown] of filters) {
    await field(page, name).selectOption({ label: option });
    await expect.poll(() => new URL(page.url()).search, { message: option }).not.toBe('');
    await expectShown(page, shown);
    await field(page, name).selectOption({ index: 0 });
    await expectShown(page, all);
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill('marzipan');
  await expectShown(page, ['Third']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await field(page, 'Employer').fill('Anna');
  await page.getByRole('option', { name: /Anna Adler/ }).click();
  await expectShown(page, ['Second', 'First']);
  await page.reload();
  await expectShown(page, ['Second', 'First']);
  expect(await field(page, 'Employer').inputValue()).toContain('Anna Adler');
  await page.getByRole('columnheader', { name: 'Published' }).getByRole('button').click();
  await expectShown(page, ['First', 'Second']);
  await expectNoLayoutFaults(page, 'the filtered list');
  expect(complaints).toEqual([]);
});

it('an offer is created, changed and deleted, and the list follows', async () => {
  const { db } = app.services;
  const { page, complaints } = await signedIn(browser, app, admin, phone);
  await page.goto('/admin/job-offers');
  await page.getByRole('link', { name: 'Create a Job Offer' }).click();
  await page.waitForURL('**/admin/job-offers/create');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await alive(save);
  await expectNoLayoutFaults(page, 'the form on a phone');
  await field(page, 'Employer').fill('Bea');
  await page.getByRole('option', { name: /Bea Brandt/ }).click();
  await page.getByLabel('City').selectOption('Bergen');
  await page.getByLabel('Hourly rate').selectOption({ index: 1 });
  await page.getByLabel('Job', { exact: true }).selectOption('Baker');
  await page.getByRole('textbox', { name: 'Description' }).fill('Bread at night.');
  await page.getByLabel('Part-time').check();
  await save.click();
  const confirmation = page.getByRole('dialog', { name: 'Confirmation' });
  await confirmation.waitFor();
  const { id } = await db.jobOffer.findFirstOrThrow({ where: { description: 'Bread at night.' } });
  await confirmation.getByText(`The job offer "#${id}" was created`).waitFor();
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/admin/job-offers');

  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/Display-job-offer-${id}"]`) });
  const unfold = row.getByRole('button', { name: /^Details of/ });
  await alive(unfold);
  await unfold.click();
  await expectNoLayoutFaults(page, 'the list on a phone');
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(`**/admin/job-offers/${id}`);
  await alive(save);
  await page.getByLabel('People wanted').fill('3');
  await save.click();
  await confirmation.getByText(`The job offer #${id} was saved`).waitFor();
  await confirmation.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('**/admin/job-offers');
  expect((await db.jobOffer.findUniqueOrThrow({ where: { id } })).headcount).toBe(3);

  await unfold.click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialogOf(page).getByText(`Please confirm that you want to delete a Job Offer : ${id}`).waitFor();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('the pages of employers lead an admin to those of the back office, which are closed to others', async () => {
  const { db } = app.services;
  const { id } = await db.jobOffer.findFirstOrThrow({ where: { company: 'First' } });
  const { page } = await signedIn(browser, app, admin, desktop);
  await page.goto('/my-job-offers-create');
  expect(new URL(page.url()).pathname).toBe('/admin/job-offers/create');
  await page.goto(`/my-job-offers/${id}`);
  expect(new URL(page.url()).pathname).toBe(`/admin/job-offers/${id}`);
  expect((await page.goto('/admin/job-offers/999999'))?.status()).toBe(404);
  for (const outsider of [anna, await makeJobSeeker(db, catalog)]) {
    const other = await signedIn(browser, app, outsider, desktop);
    for (const path of ['/admin/job-offers', '/admin/job-offers/create', `/admin/job-offers/${id}`]) {
      expect((await other.page.goto(path))?.status(), path).toBe(403);
    }
    await other.context.close();
  }
});

it('the contact requests of an employer lead to each of them', async () => {
  const { db } = app.services;
  const jobSeeker = await makeJobSeeker(db, catalog, { name: 'Carl Candidate' });
  const sides = { employerId: anna.id, jobSeekerId: jobSeeker.id };
  const chat = await db.chat.create({ data: { kind: 'CONTACT', ...sides, employerHash: 'e', jobSeekerHash: 'j' } });
  for (let number = 1; number <= 7; number += 1) {
    const createdAt = new Date(Date.UTC(2026, 1, number, 12));
    await db.contactRequest.create({
      data: {
        ...sides,
        chatId: chat.id,
        name: 'Anna at work',
        email: 'anna@example.test',
        company: 'Adler & Co',
        description: `Shift ${number}`,
        partTime: true,
        fullTime: number === 7,
        createdAt,
        activatedAt: createdAt,
        lastMessageAt: createdAt,
      },
    });
  }
  const { id } = await db.contactRequest.findFirstOrThrow({ where: { description: 'Shift 7' } });
  const { page, complaints } = await signedIn(browser, app, admin, desktop);
  await page.goto(`/admin/employer_contact_requests/${anna.id}`);
  const row = page.getByRole('row').filter({ hasText: 'Shift 7' });
  for (const words of [`#${id}`, '07-02-2026', 'Anna Adler', 'Carl Candidate', 'Part-Time', 'Full-Time']) {
    await row.getByText(words).first().waitFor();
  }
  await alive(page.getByLabel('Rows per page'));
  await page.getByLabel('Rows per page').selectOption('5');
  await expect.poll(() => rows(page, /Shift \d/)).toEqual(['Shift 7', 'Shift 6', 'Shift 5', 'Shift 4', 'Shift 3']);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(() => rows(page, /Shift \d/)).toEqual(['Shift 2', 'Shift 1']);
  await page.getByRole('link', { name: 'Page 1' }).click();
  await row.getByRole('button', { name: /^Details of/ }).click();
  for (const words of ['Anna at work', 'anna@example.test', 'Adler & Co', 'Additional info']) await text(page, words);
  await expectNoLayoutFaults(page, 'the requests of an employer');
  await row.getByRole('link', { name: 'Display' }).click();
  await page.waitForURL(`**/admin/contact_requests/${id}`);
  for (const words of ['Anna Adler', 'Carl Candidate', 'Part-Time', 'Full-Time', 'Adler & Co', 'Shift 7']) {
    await text(page, words);
  }
  await expectNoLayoutFaults(page, 'a contact request');
  expect(complaints).toEqual([]);

  const small = await signedIn(browser, app, admin, phone);
  for (const path of [`/admin/employer_contact_requests/${anna.id}`, `/admin/contact_requests/${id}`]) {
    await small.page.goto(path);
    await expectNoLayoutFaults(small.page, `${path} on a phone`);
  }
  const employer = await signedIn(browser, app, anna, desktop);
  for (const path of [`/admin/employer_contact_requests/${anna.id}`, `/admin/contact_requests/${id}`]) {
    expect((await employer.page.goto(path))?.status(), path).toBe(403);
  }
});
