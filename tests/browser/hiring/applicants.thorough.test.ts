import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { askAs } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The applicants of an offer, and of all offers, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

/** An offer for which people with these names have applied, one after the other. */
async function offerWith(names: string[], { isPremium }: { isPremium: boolean }) {
  const { db } = app.services;
  const employer = await makeEmployer(db, { name: 'Erin Tan' });
  if (isPremium) await makeSubscription(db, employer.id, app.clock.now);
  const { id } = await makeJobOffer(db, here, { employerId: employer.id });
  const apply = 'mutation ($id: ID!) { applyToJobOffer(input: { jobOffer: $id }) { __typename } }';
  const people: User[] = [];
  for (const name of names) {
    const person = await makeJobSeeker(db, here, { name });
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const viewer = { kind: 'jobSeeker', id: person.id, sessionId: 1 } as const;
    await askAs(app, viewer, apply, { id: encodeGlobalId('JobOffer', id) });
    people.push(person);
  }
  return { id, employer, people };
}
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Applicants' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const textsTo = async ({ id }: User) =>
  (await app.services.db.message.findMany({ where: { chat: { jobSeekerId: id }, userId: { not: id } } })).map(
    ({ text }) => text,
  );

it('an employer with a subscription declines several with one text, and hires one', async () => {
  const { id, employer, people } = await offerWith(['Ana', 'Ben', 'Cleo'], { isPremium: true });
  const { page, context, complaints } = await signedIn(browser, app, employer, desktop);
  await page.goto('/my-job-offers');
  await page.getByRole('link', { name: `3 applicants, all new of job offer #${id}` }).click();
  await page.waitForURL(`**/my-job-offers/${id}/applicants`);
  await row(page, 'Cleo').getByText('New').waitFor();
  await expectNoLayoutFaults(page, 'the applicants');

  await alive(row(page, 'Ana').getByRole('checkbox'));
  for (const name of ['Ana', 'Ben']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline 2 applicants' });
  expect(await dialog.getByLabel('Message', { exact: true }).inputValue()).toContain('Thank you for your interest');
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByLabel('Message', { exact: true }).fill('Thank you, not this time.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('2 applicants were declined.').waitFor();
  await row(page, 'Ana').getByText('Declined').waitFor();
  await row(page, 'Ben').getByText('Declined').waitFor();
  const [ana, ben, cleo] = people;
  if (!ana || !ben || !cleo) throw new Error('There are fewer applicants.');
  expect([await textsTo(ana), await textsTo(ben), await textsTo(cleo)]).toEqual([
    ['Thank you, not this time.'],
    ['Thank you, not this time.'],
    [],
  ]);

  await page.getByRole('button', { name: 'Actions for Cleo' }).click();
  await page.getByRole('menuitem', { name: 'Mark as hired' }).click();
  await row(page, 'Cleo').getByText('Hired').waitFor();
  await page.getByLabel('State').selectOption('Declined');
  await row(page, 'Cleo').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?state=DECLINED');
  // A decision is taken back, and the row leaves the filtered list.
  await page.getByRole('button', { name: 'Actions for Ben' }).click();
  await page.getByRole('menuitem', { name: 'Undo the decision' }).click();
  await row(page, 'Ben').waitFor({ state: 'detached' });
  await row(page, 'Ana').getByRole('link', { name: 'Open chat with Ana' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('log').getByText('Thank you, not this time.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('an employer without a subscription declines without a text, on a phone', async () => {
  const { id, employer, people } = await offerWith(['Dora'], { isPremium: false });
  const { page, context, complaints } = await signedIn(browser, app, employer, phone);
  await page.goto(`/my-job-offers/${id}/applicants`);
  await text(page, 'Dora');
  await alive(page.getByRole('checkbox', { name: 'Select Dora' }));
  await page.getByRole('checkbox', { name: 'Select Dora' }).check();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline the applicant' });
  await dialog.getByText('only subscribers can write').waitFor();
  await expectNoLayoutFaults(page, 'the dialog');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await row(page, 'Dora').getByText('Declined').waitFor();
  expect(await textsTo(people[0] ?? employer)).toEqual([]);
  await expectNoLayoutFaults(page, 'the applicants');
  expect(complaints).toEqual([]);
  await context.close();
});

it('all applicants are on one page, with the offer of each, and are filtered by offer and state', async () => {
  const { id, employer } = await offerWith(['Ana', 'Ben'], { isPremium: true });
  const { db } = app.services;
  const second = await makeJobOffer(db, here, { employerId: employer.id });
  const cleo = await makeJobSeeker(db, here, { name: 'Cleo' });
  await askAs(
    app,
    { kind: 'jobSeeker', id: cleo.id, sessionId: 1 },
    'mutation ($id: ID!) { applyToJobOffer(input: { jobOffer: $id }) { __typename } }',
    { id: encodeGlobalId('JobOffer', second.id) },
  );
  await db.user.update({ where: { id: cleo.id }, data: { name: 'كليو 陈', description: 'A'.repeat(600) } });
  const { page, context, complaints } = await signedIn(browser, app, employer, phone);
  await page.goto('/people');
  const people = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem').getByRole('heading');
  await expect.poll(() => people.allInnerTexts()).toEqual(['كليو', 'Ben', 'Ana']);
  await page
    .getByText(/^For .+ · Applied/)
    .first()
    .waitFor();
  await expectNoLayoutFaults(page, 'all applicants');

  // Two are compared, and one goes to the shortlist.
  await alive(page.getByRole('checkbox').first());
  await page.getByRole('checkbox', { name: /^Select Ana/ }).check();
  await page.getByRole('checkbox', { name: /^Select Ben/ }).check();
  expect(await page.getByRole('link', { name: 'Compare', exact: true }).getAttribute('href')).toMatch(
    /^\/compare\?ids=\d+(%2C|,)\d+$/,
  );
  await page.getByRole('button', { name: /^Actions for Ana/ }).click();
  await page.getByRole('menuitem', { name: 'Add to shortlist' }).click();
  await row(page, 'Ana').getByText('Shortlisted').waitFor();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Job offer').selectOption(String(id));
  await expect.poll(() => people.allInnerTexts()).toEqual(['Ben', 'Ana']);
  await page.getByRole('button', { name: /^Actions for Ben/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as hired' }).click();
  await row(page, 'Ben').getByText('Hired').waitFor();
  await page.getByLabel('State').selectOption('Hired');
  await expect.poll(() => people.allInnerTexts()).toEqual(['Ben']);
  expect(new URL(page.url()).search).toBe(`?offer=${id}&state=HIRED`);

  // The other tabs are pages of their own.
  const tabs = page.getByRole('navigation', { name: 'People' });
  for (const [tab, path] of [
    ['Contacted', '/my-contact-requests'],
    ['Shortlist', '/shortlist'],
    ['Saved searches', '/saved-searches'],
    ['Applied', '/people'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await page.waitForURL(`**${path}`);
    await tabs.locator('[aria-current=page]').filter({ hasText: tab }).waitFor();
    await expectNoLayoutFaults(page, tab);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('is closed to others', async () => {
  const { id } = await offerWith([], { isPremium: false });
  const path = `/my-job-offers/${id}/applicants`;
  const visitor = await newPerson(browser, app.url, { viewport: desktop });
  await visitor.page.goto(path);
  await visitor.page.waitForURL('**/login-as-a-employer?next=*');
  await visitor.page.goto('/people');
  await visitor.page.waitForURL('**/login-as-a-employer?next=%2Fpeople');
  await visitor.context.close();
  const other = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
  expect((await other.page.goto(path))?.status()).toBe(404);
  await other.context.close();
  const jobSeeker = await signedIn(browser, app, await makeJobSeeker(app.services.db, here), desktop);
  expect((await jobSeeker.page.goto(path))?.status()).toBe(403);
  expect((await jobSeeker.page.goto('/people'))?.status()).toBe(403);
  await jobSeeker.context.close();
});
