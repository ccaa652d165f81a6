import { beforeAll, expect, it } from 'vitest';
import { join, makeSearcher, nextMorning } from '../../discovery/savedSearch/fixtures.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { mailsTo } from '../../support/outbox.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** Saving a search, the list of saved searches, and stopping their mails, in a real browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);
let search: string;

beforeAll(async () => {
  const job = await app.services.db.job.findUniqueOrThrow({ where: { id: here.jobId } });
  const city = await app.services.db.city.findUniqueOrThrow({ where: { id: here.cityId } });
  search = `/${job.slug}-job-${encodeURIComponent(city.name.toLowerCase())}?gender=${here.sexId}`;
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'an employer saves a search, chooses how often it is mailed and deletes it, on %s',
  async (_name, viewport) => {
    const { db } = app.services;
    const erin = await makeEmployer(db, { name: 'Erin Tan' });
    const person = await signedIn(browser, app, erin, viewport);
    const { page } = person;
    const stored = async () =>
      (await db.savedSearch.findMany({ where: { employerId: erin.id } })).map(({ frequency }) => frequency);

    await page.goto('/saved-searches');
    await text(page, 'No saved searches yet');
    await expectNoLayoutFaults(page, 'the empty list');

    await page.goto(search);
    const save = page.getByRole('button', { name: 'Save this search' });
    await alive(save);
    await save.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Search saved. We email you new people daily.').waitFor();
    await page.getByRole('button', { name: 'Search saved' }).waitFor();
    await expectNoLayoutFaults(page, 'the search');
    expect(await stored()).toEqual(['DAILY']);

    // A phone has it in the bottom bar.
    if (viewport === phone) await page.getByRole('link', { name: 'Hire' }).click();
    else {
      await page.getByRole('button', { name: 'Account of Erin' }).click();
      await page.getByRole('link', { name: 'People', exact: true }).first().click();
    }
    const tabs = page.getByRole('navigation', { name: 'People' });
    await tabs.getByRole('link', { name: 'Saved searches' }).click();
    await tabs.locator('[aria-current=page]').filter({ hasText: 'Saved searches' }).waitFor();
    const job = await db.job.findUniqueOrThrow({ where: { id: here.jobId } });
    const link = page.getByRole('main').getByRole('link', { name: job.plural });
    expect(await link.getAttribute('href')).toBe(search);
    await alive(page.getByRole('radio', { name: 'Weekly' }));
    expect(await page.getByRole('radio', { name: 'Daily' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Daily' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await stored()).toEqual(['DAILY']);
    await page.keyboard.press('Enter');
    await page.getByText('Emails about this search are on: weekly.').waitFor();
    await text(page, 'Every Monday at 8:00 AM');
    expect(await stored()).toEqual(['WEEKLY']);
    await expectNoLayoutFaults(page, 'the saved searches');

    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await text(page, 'No saved searches yet');
    expect(await stored()).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(person.complaints).toEqual([]);
    await person.context.close();
  },
);

it('leads a visitor to the login and back, and shows job seekers nothing', async () => {
  const erin = await makeEmployer(app.services.db);
  const visitor = await newPerson(browser, app.url, { viewport: phone, bypassCSP: true });
  const { page } = visitor;
  await page.goto('/saved-searches');
  await page.waitForURL('**/login-as-a-employer?next=%2Fsaved-searches');
  await page.goto(search);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await page.waitForURL('**/login-as-a-employer?**');
  await page.getByLabel('Email').fill(erin.email ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${search}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByText('Search saved.').waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();

  const maria = await makeJobSeeker(app.services.db, here);
  const other = await signedIn(browser, app, maria, desktop);
  expect((await other.page.goto('/saved-searches'))?.status()).toBe(403);
  await other.page.goto(search);
  expect(await other.page.getByText('Save this search').count()).toBe(0);
  await other.context.close();
});

it('stops the mails of a search with the link in a mail, without JavaScript', async () => {
  const { employer } = await makeSearcher(app, { cityId: here.cityId });
  await join(app, here);
  await nextMorning(app);
  const [mail] = await mailsTo(app, employer.email);
  const link = new URL(mail?.unsubscribeUrl ?? '').pathname;
  const reader = await newPerson(browser, app.url, { javaScriptEnabled: false, viewport: phone });
  await reader.page.goto(link);
  await reader.page.getByText('You get one email a day').waitFor();
  await reader.page.getByRole('button', { name: 'Off' }).first().click();
  await reader.page.getByText('You do not get emails about new job seekers.').waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.context.close();
  const { page, context } = await signedIn(browser, app, employer, phone);
  await page.goto(link);
  await expectNoLayoutFaults(page, 'the link in a mail');
  await page.goto('/saved-searches');
  expect(await page.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
  await context.close();
});
