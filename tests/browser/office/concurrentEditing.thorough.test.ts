import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { violations } from '../../support/axe.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, holdRequests } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Two admins edit the same record: they see each other, and neither overwrites the other's change. */

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

async function openAs(user: User, path: string, viewport = desktop) {
  const person = await signedIn(browser, app, user, viewport);
  await person.page.goto(path);
  await alive(person.page.getByRole('button', { name: 'Save' }));
  return person;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

async function template() {
  const { id } = await app.services.db.emailTemplate.create({
    data: { name: `Welcome ${crypto.randomUUID()}`, text: 'Hello.' },
  });
  const stored = () => app.services.db.emailTemplate.findUniqueOrThrow({ where: { id } });
  return { path: paths.adminEmailTemplate.to({ id }), stored };
}

it('two admins on a record see each other, until one leaves', async () => {
  const { path } = await template();
  const [one, other] = [await openAs(bea, path), await openAs(carl, path)];
  await notice(one.page, 'Carl Conrad is also on this page.').waitFor();
  await notice(other.page, 'Bea Brandt is also on this page.').waitFor();
  expect(await violations(one.page)).toEqual([]);
  await other.page.goto(paths.adminEmailTemplates.to());
  await notice(one.page, 'Carl Conrad is also on this page.').waitFor({ state: 'detached' });
  expect([...one.complaints, ...other.complaints]).toEqual([]);
});

it('a refused save keeps what was typed, shows both, and can be saved after all', async () => {
  const { path, stored } = await template();
  const [one, other] = [await openAs(bea, path), await openAs(carl, path, phone)];
  const renamed = `Renamed ${crypto.randomUUID()}`;
  await field(other.page, 'Text').fill('What Carl wrote.');
  await field(one.page, 'Name').fill(renamed);
  await field(one.page, 'Text').fill('What Bea wrote.');
  await one.page.getByRole('button', { name: 'Save', exact: true }).click();
  await one.page.waitForURL(`**${paths.adminEmailTemplates.to()}`);
  await notice(other.page, /^Bea Brandt changed this record (just now|at \d+:\d+\s[AP]M)\.$/).waitFor();
  await other.page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = other.page.getByRole('alert');
  await alert.getByText('Bea Brandt changed this record in the meantime.').waitFor();
  await expectNoLayoutFaults(other.page, 'a refused save');
  expect((await stored()).text).toBe('What Bea wrote.');
  // What Carl has not touched is Bea's now.
  await expect.poll(() => field(other.page, 'Name').inputValue()).toBe(renamed);
  expect(await field(other.page, 'Text').inputValue()).toBe('What Carl wrote.');

  await other.page.getByRole('button', { name: 'Show the changes' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Changes' });
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await row('Text').getByRole('cell', { name: 'What Bea wrote.' }).waitFor();
  expect(await row('Text').innerText()).toContain('What Carl wrote.');
  expect(await row('Name').innerText()).toContain('Not changed: theirs is kept');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });

  await other.page.getByRole('button', { name: 'Save mine' }).click();
  await other.page.waitForURL(`**${paths.adminEmailTemplates.to()}`);
  expect(await stored()).toMatchObject({ name: renamed, text: 'What Carl wrote.' });
});

it('"Take theirs" gives up what was typed', async () => {
  const { path, stored } = await template();
  const [one, other] = [await openAs(bea, path), await openAs(carl, path)];
  await field(other.page, 'Text').fill('What Carl wrote.');
  await field(one.page, 'Text').fill('What Bea wrote.');
  await one.page.getByRole('button', { name: 'Save', exact: true }).click();
  await one.page.waitForURL(`**${paths.adminEmailTemplates.to()}`);
  await other.page.getByRole('button', { name: 'Save', exact: true }).click();
  await other.page.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => field(other.page, 'Text').inputValue()).toBe('What Bea wrote.');
  await other.page.getByRole('alert').waitFor({ state: 'detached' });
  expect((await stored()).text).toBe('What Bea wrote.');
});

it('"Reload" brings what another admin changed, and keeps what was typed elsewhere', async () => {
  const { path } = await template();
  const [one, other] = [await openAs(bea, path), await openAs(carl, path)];
  await field(other.page, 'Name').fill('Typed by Carl');
  await field(one.page, 'Text').fill('What Bea wrote.');
  await one.page.getByRole('button', { name: 'Save', exact: true }).click();
  await other.page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => field(other.page, 'Text').inputValue()).toBe('What Bea wrote.');
  expect(await field(other.page, 'Name').inputValue()).toBe('Typed by Carl');
  await other.page.getByRole('button', { name: 'Reload' }).waitFor({ state: 'detached' });
  expect(await other.page.getByRole('alert').count()).toBe(0);
});

it('a draft that was typed for an older version says so', async () => {
  const { path } = await template();
  const [one, other] = [await openAs(bea, path), await openAs(carl, path)];
  await field(other.page, 'Text').fill('What Carl wrote.');
  await other.page.context().setOffline(true);
  await field(one.page, 'Text').fill('What Bea wrote.');
  await one.page.getByRole('button', { name: 'Save', exact: true }).click();
  await one.page.waitForURL(`**${paths.adminEmailTemplates.to()}`);
  await other.page.context().setOffline(false);
  other.page.on('dialog', (dialog) => void dialog.accept());
  await other.page.reload();
  await other.page.getByRole('alert').getByText('This record was changed after you began.').waitFor();
  expect(await field(other.page, 'Text').inputValue()).toBe('What Carl wrote.');
});

it('a job offer is not overwritten either', async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const { id } = await makeJobOffer(db, catalog, {
    employerId: employer.id,
    description: 'We need help in the evening. '.repeat(20),
  });
  const path = paths.adminJobOffer.to({ id });
  const [one, other] = [await openAs(bea, path), await openAs(carl, path)];
  await one.page.getByLabel('People wanted').fill('3');
  await other.page.getByLabel('People wanted').fill('4');
  await one.page.getByRole('button', { name: 'Save', exact: true }).click();
  await one.page.getByText(`The job offer #${id} was saved`).waitFor();
  const release = await holdRequests(other.page, (body) => !body.includes('"input"'));
  await other.page.getByRole('button', { name: 'Save', exact: true }).click();
  await other.page.getByRole('alert').getByText('Bea Brandt changed this record').waitFor();
  const saveMine = other.page.getByRole('button', { name: 'Save mine' });
  expect(await saveMine.isDisabled()).toBe(true);
  release();
  await saveMine.click();
  await other.page.getByText(`The job offer #${id} was saved`).waitFor();
  expect((await db.jobOffer.findUniqueOrThrow({ where: { id } })).headcount).toBe(4);
});
