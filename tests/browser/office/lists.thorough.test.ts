import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const path = '/admin/contact_requests';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;
let employers: User[];

/** Twelve requests on successive days, from three employers in turn, every second one full time. Number 12 is the newest. */
beforeAll(async () => {
  const { db } = app.services;
  admin = await makeAdmin(db);
  employers = await Promise.all(['Anna Adler', 'Bea Brandt', 'Cleo Cruz'].map((name) => makeEmployer(db, { name })));
  for (let number = 1; number <= 12; number += 1) {
    const jobSeeker = await makeJobSeeker(db, catalog, { name: `Candidate ${number}` });
    const employer = employers[number % employers.length] ?? admin;
    const sides = { employerId: employer.id, jobSeekerId: jobSeeker.id };
    const createdAt = new Date(Date.UTC(2026, 0, number, 8));
    const chat = await db.chat.create({
      data: { kind: 'CONTACT', ...sides, employerHash: `e${number}`, jobSeekerHash: `j${number}` },
    });
    await db.contactRequest.create({
      data: {
        ...sides,
        chatId: chat.id,
        name: employer.name,
        email: 'erin@example.test',
        fullTime: number % 2 === 0,
        partTime: number % 2 === 1,
        createdAt,
        activatedAt: createdAt,
        // The oldest request has the latest message.
        latestMessageAt: new Date(Date.UTC(2026, 1, 20 - number)),
      },
    });
  }
});

async function openList(search = '', viewport = desktop) {
  const office = await signedIn(browser, app, admin, viewport);
  await office.page.goto(path + search);
  await alive(office.page.getByRole('main').getByRole('button').first());
  return office;
}

const shown = (page: Page): Promise<number[]> =>
  page
    .getByRole('row')
    .evaluateAll((rows) => rows.flatMap((row) => /Candidate (\d+)/.exec(row.textContent)?.[1] ?? []).map(Number));
const expectShown = (page: Page, numbers: number[]) => expect.poll(() => shown(page)).toEqual(numbers);
const search = (page: Page) => new URL(page.url()).search;
const expectSearch = (page: Page, expected: string) => expect.poll(() => search(page)).toBe(expected);

it('the URL holds filters, order, page and size, which reload and back restore, and which are saved by name', async () => {
  const { page, complaints } = await openList();
  await expectShown(page, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);

  await page.getByLabel('Rows per page').selectOption('5');
  await expectSearch(page, '?page_size=5');
  await expectShown(page, [12, 11, 10, 9, 8]);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expectSearch(page, '?page=2&page_size=5');
  await expectShown(page, [7, 6, 5, 4, 3]);

  // Another filter starts at the first page.
  await page.getByLabel('Time').selectOption('Full Time');
  await expectSearch(page, '?time=full&page_size=5');
  await expectShown(page, [12, 10, 8, 6, 4]);
  await text(page, '6 contact requests');

  const header = page.getByRole('columnheader', { name: 'Last message' });
  await header.getByRole('button').click();
  await expectShown(page, [2, 4, 6, 8, 10]);
  await header.getByRole('button').click();
  await expectSearch(page, '?time=full&sort=latest_message&page_size=5');
  await expectShown(page, [12, 10, 8, 6, 4]);
  expect(await header.getAttribute('aria-sort')).toBe('ascending');

  await page.reload();
  await expectShown(page, [12, 10, 8, 6, 4]);
  expect(await page.getByLabel('Time').inputValue()).toBe('full');

  for (let steps = 0; steps < 3; steps += 1) await page.goBack();
  await expectShown(page, [7, 6, 5, 4, 3]);
  expect(await page.getByLabel('Time').inputValue()).toBe('');
  await page.goForward();
  await expectShown(page, [12, 10, 8, 6, 4]);

  // Beyond the last page.
  await page.goto(`${path}?page=9&page_size=5`);
  await alive(page.getByRole('main').getByRole('button').first());
  await expectSearch(page, '?page=3&page_size=5');
  await expectShown(page, [2, 1]);
  const field = page.getByRole('combobox', { name: 'Employer' });
  await field.fill('Cleo');
  await page.getByRole('option', { name: /^Cleo Cruz/ }).click();
  await expectShown(page, [11, 8, 5, 2]);
  const ofCleo = `?employer=${employers[2]?.id}&page_size=5`;
  expect(search(page)).toBe(ofCleo);
  await expect.poll(() => field.inputValue()).toMatch(/^Cleo Cruz/);
  await page.getByRole('button', { name: 'Save these filters' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Hers');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const chip = page.getByRole('list', { name: 'Saved filters' }).getByRole('link', { name: 'Hers' });
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');
  await expectNoLayoutFaults(page, 'saved filters');

  await page.goto(`${path}?employer=2147483647`);
  await text(page, 'No contact requests match these filters');
  const clear = page.getByRole('link', { name: 'Clear filters' });
  await alive(clear);
  await clear.click();
  await expectSearch(page, '');
  await expectShown(page, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  await chip.click();
  await expectShown(page, [11, 8, 5, 2]);
  expect(complaints).toEqual([]);
});

it('is a list of two-line rows on a phone, with filters and order behind a button', async () => {
  const { page, complaints } = await openList('?page_size=5', phone);
  const row = page.getByRole('row').filter({ hasText: 'Candidate 12' });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Sort').selectOption('Oldest request');
  await expectShown(page, [1, 2, 3, 4, 5]);
  await page.getByLabel('Time').selectOption('Full Time');
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await expectShown(page, [2, 4, 6, 8, 10]);
  const second = page.getByRole('row').filter({ hasText: 'Candidate 2' });
  // A click anywhere in the row works, but on the box that selects it.
  await second.click({ position: { x: 200, y: 20 } });
  await second.getByRole('combobox').waitFor();
  await second.getByRole('link', { name: /^Chat/ }).waitFor();
  await expectNoLayoutFaults(page, 'an open row on a phone');
  expect(complaints).toEqual([]);
});

it('after a status, a deletion and "Mark as read" it has the rows and the count of its filter', async () => {
  const { db } = app.services;
  const [waiting, hired] = await Promise.all(
    ['Waiting', 'Hired'].map((name, position) =>
      db.contactRequestStatus.create({ data: { name, description: name, position } }),
    ),
  );
  const requests = await db.contactRequest.findMany({ orderBy: { id: 'asc' }, take: 7 });
  for (const { id, chatId, employerId } of requests) {
    await db.contactRequest.update({ where: { id }, data: { statusId: waiting?.id } });
    const { id: lastMessageId } = await db.message.create({ data: { chatId, userId: employerId, text: 'Hello' } });
    await db.chat.update({ where: { id: chatId }, data: { lastMessageId } });
  }
  const { page, complaints } = await openList(`?status=${waiting?.id}&page_size=5`);
  const choice = (number: number) =>
    page
      .getByRole('row')
      .filter({ hasText: `Candidate ${number}` })
      .getByRole('combobox');
  await expectShown(page, [7, 6, 5, 4, 3]);
  await choice(6).selectOption({ label: 'Hired' });
  await expectShown(page, [7, 5, 4, 3, 2]);
  await text(page, '6 contact requests');
  await choice(5).selectOption({ label: 'Delete' });
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expectShown(page, [7, 4, 3, 2, 1]);
  await text(page, '5 contact requests');

  await page.goto(`${path}?messages=unread&page_size=5`);
  await alive(choice(7));
  await choice(7).selectOption({ label: 'Mark as read' });
  await expectShown(page, [6, 4, 3, 2, 1]);
  expect(hired && (await db.contactRequest.count({ where: { statusId: hired.id } }))).toBe(1);
  expect(complaints).toEqual([]);
});
