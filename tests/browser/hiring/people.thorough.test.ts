import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { contactJobSeeker } from '../../../server/domain/hiring/contactRequest/contactRequest.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, makeSubscription } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { askAs, contextFor, mutateAs } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, dialogOf, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);

async function offerWith(employer: User, names: string[]) {
  const { id } = await makeJobOffer(app.services.db, here, { employerId: employer.id });
  const apply = 'mutation ($id: ID!) { applyToJobOffer(input: { jobOffer: $id }) { __typename } }';
  for (const name of names) {
    const person = await makeJobSeeker(app.services.db, here, { name });
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const viewer = { kind: 'jobSeeker', id: person.id, sessionId: 1 } as const;
    await askAs(app, viewer, apply, { id: encodeGlobalId('JobOffer', id) });
  }
  return id;
}
const contact = ({ id }: User, jobSeeker: User) => {
  const request = { jobSeekerId: jobSeeker.id, description: 'Two evenings', partTime: true, fullTime: false };
  return contactJobSeeker(contextFor(app, { kind: 'employer', id, sessionId: 1 }), request);
};
/** Whether nothing covers its middle. */
function isInSight(element: Element): boolean {
  const { left, width, top, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
const applicants = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
const row = (page: Page, name: string) =>
  applicants(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
async function act(page: Page, menu: string | RegExp, action: string): Promise<void> {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: action }).click();
}
it('the start page leads to the applicants, of whom several are declined with one text, and one is hired', async () => {
  const { db } = app.services;
  const erin = await makeEmployer(db, { name: 'Erin Tan' });
  await makeSubscription(db, erin.id, app.clock.now);
  const id = await offerWith(erin, ['Ana', 'Ben', 'Cleo']);
  await contact(erin, await makeJobSeeker(db, here, { name: 'Nadia Lim' }));
  const { page, complaints } = await signedIn(browser, app, erin, desktop);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Hello Erin' }).waitFor();
  await page.getByRole('region', { name: 'Open requests' }).getByText('Nadia').waitFor();
  await text(page, '3 job seekers have applied and are waiting for your answer.');
  await page.getByRole('link', { name: '3 applicants, all new' }).click();
  await page.waitForURL(`**/my-job-offers/${id}/applicants`);
  await row(page, 'Cleo').getByText('New').waitFor();

  await alive(row(page, 'Ana').getByRole('checkbox'));
  for (const name of ['Ana', 'Ben']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline 2 applicants' });
  const words = dialog.getByLabel('Message', { exact: true });
  expect(await words.inputValue()).toContain('Thank you for your interest');
  await expectNoLayoutFaults(page, 'the dialog');
  await words.fill('Thank you, not this time.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('2 applicants were declined.').waitFor();
  await row(page, 'Ana').getByText('Declined').waitFor();
  await act(page, 'Actions for Cleo', 'Mark as hired');
  await row(page, 'Cleo').getByText('Hired').waitFor();
  await row(page, 'Ana').getByRole('link', { name: 'Open chat with Ana' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  await page.getByRole('log').getByText('Thank you, not this time.').waitFor();

  // After two hours without an answer, another person is asked.
  const activatedAt = new Date(app.clock.now.getTime() - 2 * 3_600_000);
  await db.contactRequest.updateMany({ where: { employerId: erin.id }, data: { activatedAt } });
  const pia = await makeJobSeeker(db, here, { name: 'Pia Ong' });
  await page.goto('/my-contact-requests');
  const offered = page.getByRole('button', { name: 'Ask three others' });
  await alive(offered);
  await offered.click();
  const others = page.getByRole('dialog', { name: 'Ask others the same' });
  await others.getByText('Two evenings').waitFor();
  await expectNoLayoutFaults(page, 'others');
  await others.getByRole('button', { name: 'Send to Pia' }).click();
  await others.getByText('Sent', { exact: true }).waitFor();
  const same = await db.contactRequest.findMany({ where: { employerId: erin.id, jobSeekerId: pia.id } });
  expect(same).toMatchObject([{ description: 'Two evenings', partTime: true, fullTime: false }]);

  // What happens meanwhile shows in the list.
  await others.getByRole('button', { name: 'Close' }).click();
  const [{ id: asked } = { id: 0 }] = same;
  const answer = { id: encodeGlobalId('ContactRequest', asked), answer: 'INTERESTED' };
  await mutateAs(app, { kind: 'jobSeeker', id: pia.id, sessionId: 1 }, 'answerContactRequest', answer);
  await page.getByRole('main').getByText('Interested', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('an employer saves a search and remembers people in it, writes a note and compares them, on a phone', async () => {
  const { db } = app.services;
  const erin = await makeEmployer(db);
  const people: User[] = [];
  for (const name of ['Ada', 'Emil', 'Cleo', 'Dora', 'Bea'])
    people.push(await makeJobSeeker(db, here, { name: `${name} Santos` }));
  const { page, complaints } = await signedIn(browser, app, erin, phone);
  const job = await db.job.findUniqueOrThrow({ where: { id: here.jobId } });
  const search = `/${job.slug}-job?gender=${here.sexId}`;
  await page.goto(search);
  const bookmark = page.getByRole('button', { name: 'Shortlist Ada', exact: true });
  await alive(bookmark);
  await page.getByRole('button', { name: 'Save this search' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Search saved' }).waitFor();
  await bookmark.focus();
  await page.keyboard.press('Space');
  await page.getByText('Added to your shortlist.').waitFor();
  for (const { id } of people.slice(1))
    await db.shortlistEntry.create({ data: { employerId: erin.id, jobSeekerId: id } });

  await page.getByRole('link', { name: 'Hire' }).click();
  const tabs = page.getByRole('navigation', { name: 'People' });
  await tabs.getByRole('link', { name: 'Saved searches' }).click();
  await page.waitForURL('**/saved-searches');
  expect(await page.getByRole('main').getByRole('link', { name: job.plural }).getAttribute('href')).toBe(search);
  await alive(page.getByRole('radio', { name: 'Weekly' }));
  await page.getByRole('radio', { name: 'Weekly' }).check();
  await page.getByText('Emails about this search are on: weekly.').waitFor();
  await page.getByRole('button', { name: /^Delete / }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await text(page, 'No saved searches yet');

  // A note, edited in place.
  await tabs.getByRole('link', { name: 'Shortlist' }).click();
  await page.waitForURL('**/shortlist');
  const ada = page.getByRole('list', { name: 'Shortlist' }).getByRole('listitem').filter({ hasText: 'Ada' });
  const edit = ada.getByRole('button', { name: /note about/ });
  await alive(edit);
  await edit.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Free on weekends');
  await expectNoLayoutFaults(page, 'the note');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Note saved.').waitFor();
  await ada.getByText('Free on weekends').waitFor();

  // Up to four are compared.
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByText('You can compare up to 4 people.').waitFor();
  expect(await compare.count()).toBe(0);
  for (const at of [1, 2, 3]) await page.getByRole('checkbox').nth(at).uncheck();
  await db.user.update({ where: { id: people.at(-1)?.id ?? 0 }, data: { minRate: 13, replyTime: 'HOUR' } });
  await compare.click();
  await page.waitForURL('**/compare?ids=*');
  const table = page.getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('row', { name: /^Your note/ }).innerText()).toContain('Free on weekends');
  // What differs is in sight, below the names, what decides first; the rest is one press away.
  const differing = ['Minimum rate', 'Answer time', 'Your note', 'Contact'];
  expect(await table.getByRole('rowheader').allInnerTexts()).toEqual(differing);
  await table.locator('summary', { hasText: 'Show 13 equal rows' }).press('Enter');
  await table.getByRole('term').filter({ hasText: 'Experience' }).waitFor();
  await table.getByRole('term').last().scrollIntoViewIfNeeded();
  expect(await table.getByRole('columnheader', { name: 'Ada' }).evaluate(isInSight)).toBe(true);
  await expectNoLayoutFaults(page, 'the comparison');
  expect(complaints).toEqual([]);
});
