import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import {
  makeAdmin,
  makeEmployer,
  makeJobSeeker,
  makeSubscription,
  makeSupportMessage,
} from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf, opensTab, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The back office's lists of job seekers and employers, as an admin uses them. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;

const on = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeAll(async () => {
  const { db, reference } = app.services;
  const elsewhere = await db.city.create({
    data: { name: 'Bergen', slug: 'bergen', countryId: catalog.countryId, recommendedPrices: [10] },
  });
  const chef = await db.job.create({ data: { name: 'Chef', plural: 'Chefs', slug: 'chef' } });
  const expert = await db.experience.create({ data: { name: 'More than 10 years' } });
  await reference.refresh();
  admin = await makeAdmin(db);
  const person = (name: string, day: number) => ({ name, createdAt: on(day) });
  await makeJobSeeker(db, catalog, { ...person('Ava Alvarez', 1), minRate: 20, experienceId: expert.id });
  await makeJobSeeker(db, catalog, {
    ...person('Ben Brown', 2),
    active: false,
    profileUpdated: false,
    minRate: 10,
    jobId: chef.id,
    photoUri: '/media/none.webp',
  });
  const cleo = await makeJobSeeker(db, catalog, { ...person('Cleo Cruz', 3), minRate: 15, cityId: elsewhere.id });
  await makeSupportMessage(db, cleo, cleo, on(9));

  const dora = await makeEmployer(db, { ...person('Dora Diaz', 1), cityId: elsewhere.id });
  await makeSupportMessage(db, dora, dora, on(9));
  const emil = await makeEmployer(db, person('Emil Ek', 2));
  await makeSubscription(db, emil.id, app.clock.now);
  await makeEmployer(db, person('Fay Fox', 3));
});

/** The first names, from top to bottom. */
const expectShown = (page: Page, names: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('row')
        .evaluateAll((rows) => rows.flatMap((row) => /Ava|Ben|Cleo|Dora|Emil|Fay/.exec(row.textContent)?.[0] ?? [])),
    )
    .toEqual(names);
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
const field = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });
const search = (page: Page): string => new URL(page.url()).search;

async function openList(path: string, viewport = desktop) {
  const office = await signedIn(browser, app, admin, viewport);
  await office.page.goto(path);
  await alive(office.page.getByRole('main').getByRole('button').first());
  return office;
}

async function choose(page: Page, name: string, item: string | RegExp): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Chooses options one after the other, each alone, and expects the rows. */
async function expectFilters(page: Page, all: string[], filters: [field: string, option: string, names: string[]][]) {
  for (const [name, option, names] of filters) {
    await field(page, name).selectOption({ label: option });
    await expect.poll(() => search(page), { message: option }).not.toBe('');
    await expectShown(page, names);
    await field(page, name).selectOption({ index: 0 });
    await expect.poll(() => search(page), { message: option }).toBe('');
    await expectShown(page, all);
  }
}

describe('job seekers', () => {
  const path = '/admin/candidates';

  it('are filtered and sorted, and the address says how', async () => {
    const { page, complaints } = await openList(path);
    await expectShown(page, ['Cleo', 'Ben', 'Ava']);
    await expectFilters(
      page,
      ['Cleo', 'Ben', 'Ava'],
      [
        ['Active', 'Activated', ['Cleo', 'Ava']],
        ['Active', 'Not activated', ['Ben']],
        ['Profile', 'Updated', ['Cleo', 'Ava']],
        ['Profile', 'Pending', ['Ben']],
        ['City', 'Bergen', ['Cleo']],
        ['Job', 'Chef', ['Ben']],
        ['Experience', 'More than 10 years', ['Ava']],
        ['Image', 'With', ['Ben']],
        ['Image', 'Without', ['Cleo', 'Ava']],
        ['Messages', 'Unread', ['Cleo']],
        ['Sort', 'Lowest price', ['Ben', 'Cleo', 'Ava']],
        ['Sort', 'Most experience', ['Ava', 'Cleo', 'Ben']],
        ['Sort', 'Last message received', ['Cleo', 'Ben', 'Ava']],
      ],
    );
    await page.getByRole('searchbox', { name: 'Search' }).fill('brown');
    await expectShown(page, ['Ben']);
    expect(search(page)).toBe('?q=brown');
    await text(page, '1 job seeker');
    for (const words of ['Pending', 'Not activated', 'Chef', 'SGD 10']) {
      await rowOf(page, 'Ben').getByText(words).first().waitFor();
    }
    await expectNoLayoutFaults(page, 'the filtered list');
    expect(complaints).toEqual([]);
  });

  it('are activated and paused in the list, which says why that failed', async () => {
    const { page } = await openList(`${path}?active=no`);
    await expectShown(page, ['Ben']);
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: /^Activate Ben/ }).click();
    await page.getByText('We cannot reach the server.').first().waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: /^Activate Ben/ }).click();
    await page.getByText('Activated. The job seeker gets an email.').waitFor();
    // The list is filtered by the state.
    await expectShown(page, []);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: /^Pause Ben/ }).click();
    await page.getByText('Paused.').waitFor();
    await page.getByRole('button', { name: /^Activate Ben/ }).waitFor();
    const ben = await app.services.db.user.findFirstOrThrow({ where: { name: 'Ben Brown' } });
    expect(ben.active).toBe(false);
  });

  it('are reached from the list: profile, public page of an activated one, and support chat', async () => {
    const { page, complaints } = await openList(path);
    const ava = await app.services.db.user.findFirstOrThrow({ where: { name: 'Ava Alvarez' } });
    const chat = await opensTab(page, () => choose(page, 'Ava', 'Support chat'));
    await chat.waitForURL(/\/admin\/chat\/\d+$/);
    const profile = await opensTab(page, () => choose(page, 'Ava', 'Public page'));
    expect(new URL(profile.url()).pathname).toMatch(new RegExp(`^/Hire-Ava-in-.*-${ava.id}$`));
    await rowOf(page, 'Ben')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Public page' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await choose(page, 'Ava', 'Edit');
    await page.waitForURL(`**/admin/candidates/${ava.id}`);
    await page.getByRole('heading', { level: 1, name: 'Ava Alvarez' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('get an email that begins with a template, and the dialog has those sent before', async () => {
    const { db } = app.services;
    const template = 'Please add a photo.';
    await db.emailTemplate.create({ data: { name: 'Photo', text: template } });
    const cleo = await db.user.findFirstOrThrow({ where: { name: 'Cleo Cruz' } });
    const { page, complaints } = await openList(path);
    await choose(page, 'Cleo', 'Send e-mail');
    const dialog = page.getByRole('dialog', { name: 'E-mail to Cleo Cruz' });
    await dialog.getByText('No emails so far').waitFor();
    const send = dialog.getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByLabel('Template').selectOption('Photo');
    const message = dialog.getByLabel('Message', { exact: true });
    expect(await message.inputValue()).toBe(template);
    await message.fill(`${template} Thank you!`);
    // What was typed is not lost.
    await dialog.getByLabel('Template').selectOption('Photo');
    expect(await message.inputValue()).toBe(`${template} Thank you!\n\n${template}`);
    await message.fill(`${template} Thank you!`);
    await expectNoLayoutFaults(page, 'the dialog');
    await send.click();
    await page.getByText('Your email has been sent to the Job Seeker.').waitFor();
    expect((await mailsTo(app, cleo.email)).map((mail) => mail.text)).toEqual([
      expect.stringContaining(`${template} Thank you!`),
    ]);
    await choose(page, 'Cleo', 'Send e-mail');
    const before = dialog.getByRole('region', { name: 'Sent before' });
    await before.getByText(`${template} Thank you!`).waitFor();
    await before.getByText('ok', { exact: true }).waitFor();
    await before.getByText(/^\d\d-\d\d-\d{4}/).waitFor();
    await expectNoLayoutFaults(page, 'the dialog with an email sent before');
    expect(complaints).toEqual([]);
  });

  it('are deleted after a confirmation, from the list and from the profile', async () => {
    const { db } = app.services;
    for (const name of ['Ava Away', 'Ben Bygone']) await makeJobSeeker(db, catalog, { name, createdAt: on(20) });
    const { page } = await openList(`${path}?q=away`, phone);
    await rowOf(page, 'Ava Away')
      .getByRole('button', { name: /^Details of/ })
      .click();
    await choose(page, 'Ava Away', 'Delete');
    await dialogOf(page).getByText('Please confirm that you want to delete a Job Seeker : Ava Away').waitFor();
    await expectNoLayoutFaults(page, 'the question on a phone');
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    await text(page, 'No job seekers match these filters');
    const ben = await db.user.findFirstOrThrow({ where: { name: 'Ben Bygone' } });
    await page.goto(`/admin/candidates/${ben.id}`);
    const remove = page.getByRole('main').getByRole('button', { name: 'Delete', exact: true });
    await alive(remove);
    await remove.click();
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/admin/candidates');
    await expectShown(page, ['Cleo', 'Ben', 'Ava']);
    await expectNoLayoutFaults(page, 'the list on a phone');
  });
});

describe('employers', () => {
  const path = '/admin/employers';

  it('are filtered and sorted in the documented words', async () => {
    const { page, complaints } = await openList(path);
    await expectShown(page, ['Fay', 'Emil', 'Dora']);
    await expectFilters(
      page,
      ['Fay', 'Emil', 'Dora'],
      [
        ['City', 'Bergen', ['Dora']],
        ['Messages', 'Unread', ['Dora']],
        ['Sort', 'Oldest Signups First', ['Dora', 'Emil', 'Fay']],
        ['Sort', 'Sort by Latest Message', ['Dora', 'Fay', 'Emil']],
      ],
    );
    expect(await field(page, 'Sort').locator('option:checked').textContent()).toBe('Newest Signups First');
    await page.getByRole('searchbox', { name: 'Search' }).fill('emil');
    await expectShown(page, ['Emil']);
    expect(search(page)).toBe('?q=emil');
    await rowOf(page, 'Emil').getByText('Premium').waitFor({ state: 'attached' });
    await expectNoLayoutFaults(page, 'the filtered list');
    expect(complaints).toEqual([]);
  });

  it('are reached from the list: contact requests, subscriptions and support chat', async () => {
    const { page, complaints } = await openList(path);
    const emil = await app.services.db.user.findFirstOrThrow({ where: { name: 'Emil Ek' } });
    const chat = await opensTab(page, () => page.getByRole('link', { name: /^Chat Emil/ }).click());
    await chat.waitForURL(/\/admin\/chat\/\d+$/);
    await choose(page, 'Emil', 'Subscriptions');
    await page.waitForURL(`**/admin/employer_subscriptions/${emil.id}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Emil Ek', exact: true }).click();
    await page.waitForURL(`**/admin/employer_contact_requests/${emil.id}`);
    await text(page, 'No contact requests yet');
    expect(complaints).toEqual([]);
  });

  it('are edited, with what other admins have done beside it', async () => {
    const { db } = app.services;
    const { id } = await makeEmployer(db, { name: 'Ed Edited', company: 'Old Cafe' });
    const { page, complaints } = await openList(`${path}?q=edited`);
    await page.getByRole('link', { name: /^Edit Ed/ }).click();
    await page.getByRole('heading', { level: 1, name: `Edit employer #${id}` }).waitFor();
    await page.getByLabel('Full name').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please provide a name.').waitFor();
    await page.getByLabel('Full name').fill('Edna Edited');
    await page.getByLabel('Company name').fill('New Cafe');
    await page.getByLabel('Website').fill('cafe.example');
    await page.getByLabel('City').selectOption('Bergen');
    await page.getByLabel('Part-time').check();
    await expectNoLayoutFaults(page, 'the form of an employer');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The employer “Edna Edited” was saved.').waitFor();
    const stored = await db.user.findUniqueOrThrow({ where: { id }, include: { city: true } });
    expect(stored).toMatchObject({
      name: 'Edna Edited',
      company: 'New Cafe',
      site: 'https://cafe.example',
      city: { name: 'Bergen' },
      partTime: true,
    });
    await page.goto(`/admin/employers/${id}`);
    await text(page, 'Whole history');
    await page.setViewportSize(phone);
    await expectNoLayoutFaults(page, 'the form of an employer on a phone');
    expect(complaints).toEqual([]);
  });

  it('get an email and are deleted', async () => {
    const { db } = app.services;
    const away = await makeEmployer(db, { name: 'Fay Away', createdAt: on(20) });
    const { page } = await openList(`${path}?q=away`, phone);
    await expectNoLayoutFaults(page, 'the list on a phone');
    await rowOf(page, 'Fay Away')
      .getByRole('button', { name: /^Details of/ })
      .click();
    await choose(page, 'Fay Away', 'Send e-mail');
    await dialogOf(page).getByLabel('Message', { exact: true }).fill('Welcome!');
    await dialogOf(page).getByRole('button', { name: 'Send' }).click();
    await page.getByText('Your email has been sent to the Employer.').waitFor();
    expect(await mailsTo(app, away.email)).toHaveLength(1);
    await choose(page, 'Fay Away', 'Delete');
    await dialogOf(page).getByText('Please confirm that you want to delete a Employer : Fay Away').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    await text(page, 'No employers match these filters');
    expect((await db.user.findUniqueOrThrow({ where: { id: away.id } })).deletedAt).not.toBeNull();
  });
});

it('only admins open these lists, and a failed load can be tried again', async () => {
  const outsiders = [await makeEmployer(app.services.db), await makeJobSeeker(app.services.db, catalog)];
  for (const outsider of outsiders) {
    const { page, context } = await signedIn(browser, app, outsider, desktop);
    for (const path of ['/admin/candidates', '/admin/employers', '/admin/email-templates']) {
      expect((await page.goto(path))?.status(), path).toBe(403);
    }
    await context.close();
  }
  const { page } = await openList('/admin/candidates');
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Employers' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute('**/graphql');
  await retry.click();
  await rowOf(page, 'Dora').waitFor();
});
