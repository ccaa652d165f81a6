import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import jobsQuery from '../../../client/__generated__/JobRecordsQuery$parameters.ts';
import { paths } from '../../../client/app/paths.ts';
import { type Manifest, openFiles } from '../../../server/pages/production.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { alive, holdRequests } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);

const manifest: Manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8'));
const open = openFiles(manifest, 'client/main.tsx', 'client/screens/officeRoutes.ts');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectHeading = (page: Page, words: string) => expect.poll(() => heading(page).textContent()).toBe(words);
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Navigates within the page, as browsers do for an address of the history: others have no link to the back office. */
async function goToJobs(page: Page): Promise<void> {
  await alive(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await page.evaluate(() => {
    window.history.pushState({ idx: 1 }, '', '/admin/jobs');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
}

function requestsOf(page: Page) {
  const seen = { documents: [] as string[], closedFiles: [] as string[], operations: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') seen.documents.push(pathname);
    else if (pathname === '/graphql') seen.operations.push(request.postData() ?? '');
    else if (pathname.startsWith('/assets/') && !open.has(pathname)) seen.closedFiles.push(pathname);
  });
  return seen;
}

it('an employer who goes there has no access, and asks for nothing of it', async () => {
  const { page, complaints } = await signedIn(browser, app, await makeEmployer(app.services.db), desktop);
  await page.goto('/careers');
  const seen = requestsOf(page);
  await goToJobs(page);
  await expectHeading(page, 'No access');
  expect(new URL(page.url()).pathname).toBe('/admin/jobs');
  expect(seen.documents).toEqual([]);
  expect(seen.closedFiles).toEqual([]);
  expect(seen.operations.filter((body) => body.includes(jobsQuery.params.id ?? ''))).toEqual([]);
  await page.goBack();
  await expect.poll(() => heading(page).textContent()).not.toBe('No access');
  expect(complaints).toEqual([]);
});

it('an admin logs in on the way, goes on by keyboard, and logs in again when the session has ended', async () => {
  const { db } = app.services;
  const admin = await makeAdmin(db);
  const mei = await makeJobSeeker(db, catalog, { name: 'Mei Tan' });
  const { page, complaints } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto('/careers');
  await goToJobs(page);
  await page.waitForURL('**/login?next=%2Fadmin%2Fjobs');
  await alive(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(admin.loginEmail ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/jobs');
  await expectHeading(page, 'Jobs');

  const menu = page.getByRole('navigation', { name: 'Back office' });
  const fold = page.locator('summary').filter({ hasText: 'Settings' });
  await alive(fold);
  await fold.click();
  const asked = requestsOf(page);
  await menu.getByRole('link', { name: 'Prices' }).click();
  await expectHeading(page, 'Prices');
  expect(asked.closedFiles).not.toEqual([]);

  // Keys open a page and its search, where they are letters.
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expectHeading(page, 'Job seekers');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect.poll(() => hasFocus(search)).toBe(true);
  await page.keyboard.type('g/?e');
  expect(await search.inputValue()).toBe('g/?e');
  await heading(page).click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('checkbox').uncheck();
  await shortcuts.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await alive(page.getByRole('button', { name: 'Find' }));
  await menu.getByRole('link', { name: 'Prices' }).waitFor();
  for (const key of ['?', 'g', 'a']) await page.keyboard.press(key);

  // The palette needs a modifier, and works. It stays open while the page below it arrives.
  const release = await holdRequests(page);
  await menu.getByRole('link', { name: 'Employers' }).click();
  const loading = page.getByRole('main').locator('[aria-busy="true"]').first();
  await loading.waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Find' }).getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type('mei t');
  release();
  await loading.waitFor({ state: 'detached' });
  expect(await shortcuts.count()).toBe(0);
  expect(await hasFocus(field)).toBe(true);
  await page.getByRole('option', { name: /^Mei Tan/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.adminJobSeeker.to({ id: mei.id })}`);
  await field.waitFor({ state: 'hidden' });
  await expectHeading(page, 'Mei Tan');
  await expect.poll(() => hasFocus(heading(page))).toBe(true);
  expect(complaints).toEqual([]);

  await page.getByRole('link', { name: 'View site' }).first().click();
  // Not the link of the back office itself, which is leaving.
  const link = page.getByRole('banner').getByRole('link', { name: 'Back office', exact: true });
  await link.waitFor();
  await db.session.deleteMany({ where: { userId: admin.id } });
  const { documents } = requestsOf(page);
  await link.click();
  await page.waitForURL('**/login?next=%2Fadmin');
  await expectHeading(page, 'Welcome back');
  expect(documents).toEqual(['/admin', '/login']);
});
