import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import jobsQuery from '../../../client/__generated__/JobsScreenQuery$parameters.ts';
import { type Manifest, openFiles } from '../../../server/pages/production.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, testPassword } from '../../support/factories.ts';
import { testApp } from '../../support/fixtures.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop } from '../../support/viewports.ts';

/** The way to the back office within the browser: who gets there, and what is loaded on the way. */

const app = testApp();
const browser = testBrowser();

const manifest: Manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8'));
const open = openFiles(manifest, 'client/main.tsx', 'client/screens/officeRoutes.ts');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates within the page, as browsers do for an address of the history: others have no link to the back office. */
async function goToJobs(page: Page): Promise<void> {
  await alive(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await page.evaluate(() => {
    window.history.pushState({ idx: 1 }, '', '/admin/jobs');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
}

/** What the page asks for from now on. */
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
  await expect.poll(() => heading(page).textContent()).toBe('No access');
  expect(new URL(page.url()).pathname).toBe('/admin/jobs');
  expect(seen.documents).toEqual([]);
  expect(seen.closedFiles).toEqual([]);
  expect(seen.operations.filter((body) => body.includes(jobsQuery.params.id ?? ''))).toEqual([]);
  await page.goBack();
  await expect.poll(() => heading(page).textContent()).not.toBe('No access');
  expect(complaints).toEqual([]);
});

it('a visitor logs in as an admin on the way, and can go on from there', async () => {
  const admin = await makeAdmin(app.services.db);
  const { page, complaints } = await newPerson(browser, app.url, { viewport: desktop });
  await page.goto('/careers');
  await goToJobs(page);
  await page.waitForURL('**/login?next=%2Fadmin%2Fjobs');
  await alive(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(admin.loginEmail ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill(testPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin/jobs');
  await expect.poll(() => heading(page).textContent()).toBe('Jobs');
  const fold = page.locator('summary').filter({ hasText: 'Settings' });
  await alive(fold);
  await fold.click();
  const link = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Prices' });
  const { documents, closedFiles } = requestsOf(page);
  await link.click();
  await expect.poll(() => heading(page).textContent()).toBe('Prices');
  expect(documents).toEqual([]);
  expect(closedFiles).not.toEqual([]);
  expect(complaints).toEqual([]);
});

it('an admin whose session has ended logs in again, once', async () => {
  const admin = await makeAdmin(app.services.db);
  const { page } = await signedIn(browser, app, admin, desktop);
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Back office' });
  await alive(link);
  await app.services.db.session.deleteMany({ where: { userId: admin.id } });
  const { documents } = requestsOf(page);
  await link.click();
  await page.waitForURL('**/login?next=%2Fadmin');
  await expect.poll(() => heading(page).textContent()).toBe('Welcome back');
  expect(documents).toEqual(['/admin', '/login']);
});
