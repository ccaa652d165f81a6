import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The bookmark, the shortlist with notes, and the comparison, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

const searchPath = async () => {
  const { slug } = await app.services.db.job.findUniqueOrThrow({ where: { id: here.jobId } });
  return `/${slug}-job`;
};
const bookmark = (page: Page, name: string) => page.getByRole('button', { name: `Shortlist ${name}`, exact: true });
const notesOf = async ({ id }: User) =>
  (await app.services.db.shortlistEntry.findMany({ where: { employerId: id }, orderBy: { id: 'asc' } })).map(
    ({ note }) => note,
  );

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('an employer remembers job seekers, writes notes and compares them, on %s', async (_name, viewport) => {
  const { db } = app.services;
  const erin = await makeEmployer(db, { name: 'Erin Tan' });
  const tag = viewport === phone ? 'Phone' : 'Desk';
  const people = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']) {
    people.push(await makeJobSeeker(db, here, { name: `${name}${tag} Santos` }));
  }
  const person = await signedIn(browser, app, erin, viewport);
  const { page } = person;
  await page.goto('/shortlist');
  await text(page, 'Your shortlist is empty');
  await expectNoLayoutFaults(page, 'the empty shortlist');

  // On a card, by keyboard.
  await page.goto(await searchPath());
  await alive(bookmark(page, `Ada${tag}`));
  await bookmark(page, `Ada${tag}`).focus();
  await page.keyboard.press('Space');
  await page.getByText('Added to your shortlist.').waitFor();
  await expectNoLayoutFaults(page, 'the search');
  expect(await notesOf(erin)).toEqual(['']);
  for (const { id } of people.slice(1))
    await db.shortlistEntry.create({ data: { employerId: erin.id, jobSeekerId: id } });

  // A note, edited in place.
  await page.goto('/shortlist');
  const entries = page.getByRole('list', { name: 'Shortlist' }).getByRole('listitem');
  const ada = entries.filter({ hasText: `Ada${tag}` });
  const edit = ada.getByRole('button', { name: /note about/ });
  await alive(edit);
  await expectNoLayoutFaults(page, 'the shortlist');
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Free on weekends');
  await expectNoLayoutFaults(page, 'the note');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Note saved.').waitFor();
  await ada.getByText('Free on weekends').waitFor();
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await notesOf(erin))[0]).toBe('Free on weekends');

  // Removed by mistake, and again: the note comes back.
  const fromMenu = async (action: string) => {
    await page.getByRole('button', { name: `Actions for Ada${tag}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await fromMenu('Remove from shortlist');
  await expect.poll(async () => (await notesOf(erin)).length).toBe(4);
  await ada.getByText('Shortlisted').waitFor({ state: 'detached' });
  await fromMenu('Add to shortlist');
  await expect.poll(async () => (await notesOf(erin)).toSorted().at(-1)).toBe('Free on weekends');
  await ada.getByText('Shortlisted').waitFor();

  // Up to four are compared.
  const boxes = page.getByRole('checkbox');
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  await boxes.nth(0).check();
  await page.getByText('Choose one more to compare them.').waitFor();
  for (let at = 1; at < 5; at += 1) await boxes.nth(at).check();
  await page.getByText('You can compare up to 4 people.').waitFor();
  expect(await compare.count()).toBe(0);
  await expectNoLayoutFaults(page, 'a full choice');
  await boxes.nth(1).uncheck();
  await compare.click();
  await page.waitForURL('**/compare?ids=*');
  const table = page.getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toHaveLength(5);
  expect(await table.getByRole('row', { name: /^Your note/ }).innerText()).toContain('Free on weekends');
  await expectNoLayoutFaults(page, 'the comparison');
  // The first column stays where it is while the others scroll.
  const left = () =>
    table.getByRole('rowheader', { name: 'City' }).evaluate((cell) => cell.getBoundingClientRect().left);
  const before = await left();
  await page.getByRole('region', { name: 'Comparison' }).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  if (viewport === phone) {
    await expect
      .poll(() => page.getByRole('region', { name: 'Comparison' }).evaluate(({ scrollLeft }) => scrollLeft))
      .toBeGreaterThan(50);
  }
  expect(await left()).toBe(before);
  // The address holds the choice.
  await page.reload();
  expect(await table.getByRole('columnheader').count()).toBe(5);
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

it('shows nothing of a job seeker who has paused but the note, and removes the entry after a question', async () => {
  const { db } = app.services;
  const erin = await makeEmployer(db);
  const { id } = await makeJobSeeker(db, here, { name: 'Paula Secret', active: false });
  await db.shortlistEntry.create({ data: { employerId: erin.id, jobSeekerId: id, note: 'Ask in spring' } });
  const { page, context, complaints } = await signedIn(browser, app, erin, phone);
  await page.goto('/shortlist');
  await text(page, 'Not available now');
  await text(page, 'Ask in spring');
  expect(await page.content()).not.toContain('Paula');
  await expectNoLayoutFaults(page, 'an entry that is not available');
  const remove = page.getByRole('button', { name: /^Remove the job seeker added on/ });
  await alive(remove);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await text(page, 'Your shortlist is empty');
  await page.goto(`/compare?ids=${id},x`);
  await text(page, 'There is no one to compare');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a bookmark leads a visitor to the login, and job seekers see none', async () => {
  const { db } = app.services;
  const vera = await makeJobSeeker(db, here, { name: 'Vera Santos' });
  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  const { page } = visitor;
  for (const path of ['/shortlist', '/compare?ids=1,2', '/my-contact-requests']) {
    await page.goto(path);
    await page.waitForURL(`**/login-as-a-employer?next=${encodeURIComponent(path)}`);
  }
  await page.goto(await searchPath());
  await alive(bookmark(page, 'Vera'));
  await bookmark(page, 'Vera').click();
  await page.waitForURL('**/login-as-a-employer?next=*');
  await page.goto(`/Hire-Vera-${vera.id}`);
  const save = page.getByRole('button', { name: 'Shortlist', exact: true });
  await alive(save);
  await expectNoLayoutFaults(page, 'the profile');
  await save.click();
  await page.waitForURL('**/login-as-a-employer?next=*');
  await visitor.context.close();

  const other = await signedIn(browser, app, await makeJobSeeker(db, here), desktop);
  for (const path of ['/shortlist', '/compare?ids=1', '/my-contact-requests']) {
    expect((await other.page.goto(path))?.status(), path).toBe(403);
  }
  for (const path of [await searchPath(), `/Hire-Vera-${vera.id}`]) {
    await other.page.goto(path);
    expect(await other.page.getByRole('button', { name: /^Shortlist/ }).count(), path).toBe(0);
  }
  await other.context.close();
});
