import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import citiesQuery from '../../../client/__generated__/PlaceRecordsCitiesQuery$parameters.ts';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { type Person, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive, dialogOf, holdRequests, opensTab, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let bea: User;
let carl: User;
beforeAll(async () => {
  const { db } = app.services;
  const named = async (name: string) => db.user.update({ where: { id: (await makeAdmin(db)).id }, data: { name } });
  [bea, carl] = [await named('Bea Brandt'), await named('Carl Conrad')];
});

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

async function openAs(user: User, path: string, viewport = desktop): Promise<Person> {
  const person = await signedIn(browser, app, user, viewport);
  await person.page.goto(path);
  await alive(person.page.getByRole('main').getByRole('button').first());
  return person;
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

const kinds: [list: string, fields: Record<string, string>][] = [
  [paths.adminJobs.to(), { Name: 'Sommelier', Plural: 'Sommeliers' }],
  [paths.adminCareers.to(), { Title: 'Editor', Subtitle: 'Full time', Description: 'Writes **well**' }],
  [paths.adminEndorsements.to(), { Name: 'Grace Lim', Subtitle: 'Owner', Text: 'They came at once.' }],
  [paths.adminEmailTemplates.to(), { Name: 'Welcome', Text: 'Hello and welcome.' }],
  [paths.adminContactRequestStatuses.to(), { Name: 'Trial', Description: 'A trial shift.' }],
  [paths.adminCities.to(), { Name: 'Trondheim', 'Recommended prices': '15, 12,12, 20' }],
];

/** Waits for the page after saving. Some messages are a dialog. */
async function expectSaved(page: Page, message: string | RegExp, next: string): Promise<void> {
  await page.getByText(message).waitFor();
  const close = page.getByRole('dialog', { name: 'Confirmation' }).getByRole('button', { name: 'OK' });
  if (await close.isVisible()) await close.click();
  await page.waitForURL(`**${next}`);
}

it('each kind is added, and a city is changed, with its history, and deleted', async () => {
  const { page, complaints } = await signedIn(browser, app, bea, desktop);
  for (const [list, fields] of kinds) {
    await page.goto(list);
    await page.getByRole('link', { name: /^Add/ }).click();
    const [name = ''] = Object.values(fields);
    await alive(saveButton(page));
    for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
    if (name === 'Trondheim') await field(page, 'Country').selectOption({ index: 1 });
    await saveButton(page).click();
    await expectSaved(page, / was (saved|created)\.?$/, list);
    await rowOf(page, name).waitFor();
  }
  const city = rowOf(page, 'Trondheim');
  const edit = city.getByRole('link', { name: 'Edit' });
  await edit.click();
  await alive(field(page, 'Name'));
  expect(await field(page, 'Recommended prices').inputValue()).toBe('12, 15, 20');
  await field(page, 'Recommended prices').fill('12, 15');
  await saveButton(page).click();
  await expectSaved(page, 'The city “Trondheim” was saved.', paths.adminCities.to());
  await edit.click();
  await page.waitForURL('**/admin/cities/*');
  const history = page.getByRole('region', { name: 'History' });
  await expect
    .poll(() => history.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringContaining('Bea Brandt changed the hourly rates of the city Trondheim'),
      expect.stringContaining('Bea Brandt added the city Trondheim'),
    ]);
  await alive(saveButton(page));
  await history.getByRole('link', { name: 'Whole history' }).click();
  await page.waitForURL('**/admin/audit-log?kind=city&record=*');
  await rowOf(page, 'changed the hourly rates')
    .getByRole('button', { name: /^Details of/ })
    .click();
  const details = /Hourly rates\s+Before\s+12, 15, 20\s+After\s+12, 15/;
  await expect.poll(() => page.locator('dl').innerText()).toMatch(details);
  await page.goBack();

  // The list is left again before it has been read again.
  const toList = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last();
  const release = await holdRequests(page, (body) => body.includes(citiesQuery.params.id ?? ''));
  await toList.click();
  await edit.click();
  await page.waitForURL('**/admin/cities/*');
  release();
  await toList.click();
  await city.getByRole('button', { name: 'Delete' }).click();
  await dialogOf(page).getByText('Please confirm that you want to delete a City : Trondheim').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await city.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a job seeker is activated, written to, opened elsewhere and deleted from the list', async () => {
  const { db } = app.services;
  const ben = await makeJobSeeker(db, catalog, { name: 'Ben Brown', active: false });
  await makeJobSeeker(db, catalog, { name: 'Ben Bygone', active: false });
  await db.emailTemplate.create({ data: { name: 'Photo', text: 'Please add a photo.' } });
  const { page } = await openAs(bea, '/admin/candidates?active=no');
  await page.getByRole('button', { name: /^Activate Ben Brown/ }).click();
  await page.getByText('Activated. The job seeker gets an email.').waitFor();
  // The list is filtered by the state.
  await rowOf(page, 'Ben Brown').waitFor({ state: 'detached' });
  await choose(page, 'Ben Bygone', 'Delete');
  await dialogOf(page).getByText('Please confirm that you want to delete a Job Seeker : Ben Bygone').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'No job seekers match these filters');
  await page.getByRole('link', { name: 'Clear filters' }).click();

  await choose(page, 'Ben Brown', 'Send e-mail');
  const dialog = page.getByRole('dialog', { name: 'E-mail to Ben Brown' });
  await dialog.getByLabel('Message', { exact: true }).fill('Thank you!');
  await dialog.getByLabel('Template').selectOption('Photo');
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your email has been sent to the Job Seeker.').waitFor();
  const texts = (await mailsTo(app, ben.email)).map((mail) => mail.text);
  // What was typed is not lost.
  expect(texts).toContainEqual(expect.stringMatching(/Thank you!\s+Please add a photo\./));
  const chat = await opensTab(page, () => choose(page, 'Ben Brown', 'Support chat'));
  await chat.waitForURL(/\/admin\/chat\/\d+$/);
});

it('an employer is edited, and their job offer is created, changed and deleted on a phone', async () => {
  const { db } = app.services;
  const { id: employerId } = await makeEmployer(db, { name: 'Ed Edited', company: 'Old Cafe' });
  const { page, complaints } = await openAs(bea, `/admin/employers/${employerId}`, phone);
  await page.getByLabel('Full name').fill('Edna Edited');
  await page.getByLabel('Website').fill('cafe.example');
  await saveButton(page).click();
  await page.getByText('The employer “Edna Edited” was saved.').waitFor();
  expect(await db.user.findUniqueOrThrow({ where: { id: employerId } })).toMatchObject({
    name: 'Edna Edited',
    site: 'https://cafe.example',
  });

  await page.goto('/admin/job-offers');
  await page.getByRole('link', { name: 'Create a Job Offer' }).click();
  await page.waitForURL('**/admin/job-offers/create');
  const publish = page.getByRole('button', { name: 'Publish' });
  await alive(publish);
  await page.getByRole('combobox', { name: 'Employer', exact: true }).fill('Edna');
  await page.getByRole('option', { name: /Edna Edited/ }).click();
  await page.getByLabel('City').selectOption({ index: 1 });
  await page.getByLabel('Hourly rate').selectOption({ index: 1 });
  await page.getByLabel('Job', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Description' }).fill('Bread at night.');
  await page.getByLabel('Part-time').check();
  await publish.click();
  await expectSaved(page, /^The job offer "#\d+" was created/, '/admin/job-offers');
  const { id } = await db.jobOffer.findFirstOrThrow({ where: { description: 'Bread at night.' } });
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/Display-job-offer-${id}"]`) });
  const unfold = row.getByRole('button', { name: /^Details of/ });
  await unfold.click();
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(`**/admin/job-offers/${id}`);
  await page.getByLabel('People wanted').fill('3');
  await saveButton(page).click();
  await expectSaved(page, `The job offer #${id} was saved`, '/admin/job-offers');
  expect((await db.jobOffer.findUniqueOrThrow({ where: { id } })).headcount).toBe(3);
  await unfold.click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialogOf(page).getByText(`Please confirm that you want to delete a Job Offer : ${id}`).waitFor();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('two admins see each other, and a refused save keeps what was typed, shows both, and can be saved after all', async () => {
  const { db } = app.services;
  const { id } = await db.emailTemplate.create({ data: { name: 'Welcome back', text: 'Hello.' } });
  const stored = () => db.emailTemplate.findUniqueOrThrow({ where: { id } });
  const path = paths.adminEmailTemplate.to({ id });
  const [one, other] = [await openAs(bea, path), await openAs(carl, path, phone)];
  const notice = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words);
  await notice(one.page, 'Carl Conrad is also on this page.').waitFor();
  await notice(other.page, 'Bea Brandt is also on this page.').waitFor();
  await field(other.page, 'Text').fill('What Carl wrote.');
  await field(one.page, 'Name').fill('Welcome again');
  await field(one.page, 'Text').fill('What Bea wrote.');
  await saveButton(one.page).click();
  await one.page.waitForURL(`**${paths.adminEmailTemplates.to()}`);
  await notice(other.page, 'Bea Brandt is also on this page.').waitFor({ state: 'detached' });
  await notice(other.page, /^Bea Brandt changed this record (just now|at \d+:\d+\s[AP]M)\.$/).waitFor();
  await saveButton(other.page).click();
  await other.page.getByRole('alert').getByText('Bea Brandt changed this record in the meantime.').waitFor();
  await expectNoLayoutFaults(other.page, 'a refused save');
  expect((await stored()).text).toBe('What Bea wrote.');
  // What Carl has not touched is Bea's now.
  await expect.poll(() => field(other.page, 'Name').inputValue()).toBe('Welcome again');
  expect(await field(other.page, 'Text').inputValue()).toBe('What Carl wrote.');

  await other.page.getByRole('button', { name: 'Show the changes' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Changes' });
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await row('Text').getByRole('cell', { name: 'What Bea wrote.' }).waitFor();
  expect(await row('Text').innerText()).toContain('What Carl wrote.');
  expect(await row('Name').innerText()).toContain('Not changed: theirs is kept');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await other.page.getByRole('button', { name: 'Save mine' }).click();
  await other.page.waitForURL(`**${paths.adminEmailTemplates.to()}`);
  expect(await stored()).toMatchObject({ name: 'Welcome again', text: 'What Carl wrote.' });
  expect(one.complaints).toEqual([]);
});
