import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobOffer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The palette and the keyboard shortcuts of the back office. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let admin: User;
let mei: User;
beforeAll(async () => {
  const { db } = app.services;
  admin = await makeAdmin(db);
  mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  await makeJobSeeker(db, catalog, { name: 'Mei Wong', email: 'wong@example.test' });
});

async function open(path = paths.adminJobs.to(), viewport = desktop) {
  const office = await signedIn(browser, app, admin, viewport);
  await office.page.goto(path);
  await alive(office.page.getByRole('button', { name: 'Find' }));
  return office;
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find' });
const field = (page: Page) => palette(page).getByRole('combobox');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What a screen reader says is chosen. */
const chosen = (page: Page) =>
  field(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  );

it('a person is found and opened with the keyboard alone', async () => {
  const { page, complaints } = await open();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('mei t');
  await expect.poll(() => chosen(page)).toContain('Mei Tan');
  await palette(page).getByRole('status').getByText('1 result').waitFor();
  await expectNoLayoutFaults(page, 'the palette');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.adminJobSeeker.to({ id: mei.id })}`);
  await palette(page).waitFor({ state: 'hidden' });
  await heading(page).getByText('Mei Tan').waitFor();

  // It is remembered, before all pages.
  await page.keyboard.press('Control+k');
  await expect.poll(() => chosen(page)).toContain('Mei Tan');
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

it('the palette stays open while the page below it arrives', async () => {
  const { page, complaints } = await open();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Job seekers' }).click();
  await page.waitForURL(`**${paths.adminJobSeekers.to()}`);
  await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor();
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.type('audit');
  release();
  await page.getByRole('main').getByText('Mei Wong').first().waitFor();
  expect(await field(page).inputValue()).toBe('audit');
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => chosen(page)).toContain('Audit log');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.adminAuditLog.to()}`);
  await expect.poll(() => heading(page).evaluate((title) => title === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

it('the arrow keys choose among all groups, around the ends', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Find' }).click();
  await field(page).fill('mei');
  await expect.poll(() => palette(page).getByRole('option').count()).toBe(2);
  const [first] = [await chosen(page)];
  await field(page).press('ArrowDown');
  const second = await chosen(page);
  expect(second).not.toBe(first);
  await field(page).press('ArrowDown');
  expect(await chosen(page)).toBe(first);
  await field(page).press('ArrowUp');
  expect(await chosen(page)).toBe(second);
});

it('a page is found by its name, also on a phone', async () => {
  const { page } = await open(paths.adminJobs.to(), phone);
  await page.getByRole('button', { name: 'Find' }).click();
  await field(page).fill('audit');
  await expectNoLayoutFaults(page, 'the palette on a phone');
  await palette(page).getByRole('option', { name: 'Audit log' }).click();
  await page.waitForURL(`**${paths.adminAuditLog.to()}`);
});

it('says that nothing was found, and that the search failed', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Find' }).click();
  await field(page).fill('zzzz');
  await palette(page).getByText('Nothing found.').waitFor();
  await page.route('**/graphql', (route) => route.abort());
  await field(page).fill('mei');
  await palette(page).getByRole('alert').getByText('People and records could not be searched.').waitFor();
  await page.unroute('**/graphql');
  await palette(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => palette(page).getByRole('option').count()).toBe(2);
});

it('keys open pages and the list of shortcuts, but not while typing', async () => {
  const { page } = await open();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.waitForURL(`**${paths.adminJobSeekers.to()}`);
  await expect.poll(() => heading(page).textContent()).toBe('Job seekers');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('g/?e');
  expect(await search.inputValue()).toBe('g/?e');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await search.fill('');
  await heading(page).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Search the list of this page').waitFor();
  await expectNoLayoutFaults(page, 'the shortcuts');
});

it('single keys can be switched off, and stay off', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await alive(page.getByRole('button', { name: 'Find' }));
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  // The palette needs a modifier, and works.
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  expect(await dialog.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(paths.adminJobs.to());
});

/** The entries of the menu in sight, from top to bottom. */
const entriesOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Back office' })
    .locator('a:visible, summary:visible')
    .evaluateAll((entries) => entries.map((entry) => entry.firstChild?.nextSibling?.textContent?.trim()));
const fold = (page: Page, label: string) => page.locator('summary').filter({ hasText: label });

it('the menu has ten entries, and remembers which groups an admin keeps open', async () => {
  const { page, complaints } = await open(paths.adminJobSeekers.to());
  const ten = [
    'Overview',
    'Reviews',
    'Reports',
    'Contact requests',
    'Job seekers',
    'Employers',
    'Job offers',
    'Payments',
    'Records',
    'Settings',
  ];
  expect(await entriesOf(page)).toEqual(ten);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await fold(page, 'Payments').focus();
  await page.keyboard.press('Enter');
  const disputes = page.getByRole('link', { name: 'Disputes' });
  await disputes.waitFor();
  await page.reload();
  await disputes.waitFor();
  await alive(fold(page, 'Payments'));
  await fold(page, 'Payments').click();
  await page.reload();
  await alive(page.getByRole('button', { name: 'Find' }));
  expect(await entriesOf(page)).toEqual(ten);
  expect(complaints).toEqual([]);
});

it('on a phone a button opens the menu, with the group of the current page open', async () => {
  const { page } = await open(paths.adminAuditLog.to(), phone);
  const link = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Audit log' });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.waitFor();
  expect(await link.getAttribute('aria-current')).toBe('page');
  await expectNoLayoutFaults(page, 'the menu on a phone');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Employers' }).click();
  await page.waitForURL(`**${paths.adminEmployers.to()}`);
  await link.waitFor({ state: 'hidden' });
});

it('what is in no menu is reached from its place', async () => {
  const { page } = await open(paths.adminContactRequests.to());
  await page.getByRole('main').getByRole('link', { name: 'Introductions' }).click();
  await page.waitForURL(`**${paths.adminIntroductions.to()}`);
  const current = page.getByRole('navigation', { name: 'Back office' }).locator('[aria-current]');
  expect(await current.textContent()).toContain('Contact requests');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Chats/ })
    .click();
  await page.waitForURL(`**${paths.chats.to()}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Overview' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'View site' }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Back office' }).waitFor();
});

it('filters are saved by name, applied, renamed and deleted', async () => {
  const { page, complaints } = await open(`${paths.adminJobSeekers.to()}?active=no&page=1`);
  const name = page.getByRole('dialog').getByLabel('Name');
  await page.getByRole('button', { name: 'Save these filters' }).click();
  await name.fill('Waiting');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const chip = page.getByRole('list', { name: 'Saved filters' }).getByRole('link', { name: 'Waiting' });
  await chip.waitFor();
  expect(await chip.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => page.getByRole('button', { name: 'Save these filters' }).count()).toBe(0);
  await expectNoLayoutFaults(page, 'saved filters');

  await page.goto(paths.adminJobSeekers.to());
  await alive(page.getByRole('button', { name: 'Find' }));
  await chip.click();
  await page.waitForURL('**/admin/candidates?active=no');
  await expect.poll(() => chip.getAttribute('aria-current')).toBe('true');

  await page.getByRole('button', { name: 'More about Waiting' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await name.fill('Not public');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'More about Not public' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('list', { name: 'Saved filters' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save these filters' }).waitFor();
  expect(complaints).toEqual([]);
});

it('a chart without its code leaves the page as it is, and offers to reload it', async () => {
  const { page } = await open();
  await page.route('**/assets/Plot-*.js', (route) => route.abort());
  await page.goto(paths.admin.to());
  const retry = page.getByRole('status').getByRole('button', { name: 'Reload the page' }).first();
  await retry.waitFor();
  await expect.poll(() => heading(page).textContent()).toBe('Overview');
  expect(await page.getByText('Show as a table').count()).toBeGreaterThan(0);
  await page.unroute('**/assets/Plot-*.js');
  await retry.click();
  await page.locator('figure svg').first().waitFor();
});

it('the history of a record has what was just done on its page', async () => {
  const { page } = await open(paths.adminJobSeeker.to({ id: mei.id }));
  await page.getByText('No admin has changed this record yet.').waitFor();
  await page
    .getByRole('button', { name: /^(Pause|Activate)/ })
    .first()
    .click();
  await page.getByText('No admin has changed this record yet.').waitFor({ state: 'detached' });
});

it("an admin's way back from the applicants of an offer is the admins' list", async () => {
  const { db } = app.services;
  const employer = await makeEmployer(db);
  const { id } = await makeJobOffer(db, catalog, { employerId: employer.id });
  const office = await signedIn(browser, app, admin, desktop);
  await office.page.goto(paths.myJobOfferApplicants.to({ id }));
  const link = office.page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();
  expect(await link.getAttribute('href')).toBe(paths.adminJobOffers.to());
});
