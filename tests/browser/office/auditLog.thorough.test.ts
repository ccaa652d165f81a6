import { beforeAll, expect, it } from 'vitest';
import { cityVerbs } from '../../../server/domain/office/city/city.ts';
import { setJobSeekerActive } from '../../../server/domain/people/jobSeeker/activation.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { contextFor } from '../../support/graph.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The audit log in the back office, and the history on the page of a record. */

const app = testApp();
const browser = testBrowser();
const catalog = testCatalog(app);
let clara: User;
let jobSeeker: User;
let cityId: number;

beforeAll(async () => {
  const { db } = app.services;
  clara = await makeAdmin(db);
  const dan = await makeAdmin(db);
  await db.user.update({ where: { id: clara.id }, data: { name: 'Clara Whitfield' } });
  await db.user.update({ where: { id: dan.id }, data: { name: 'Dan Okafor' } });
  jobSeeker = await makeJobSeeker(db, catalog, { name: 'Mei Lin Tan', active: false });
  const asClara = contextFor(app, asAdmin(clara));
  const city = { name: 'Ipoh', countryId: catalog.countryId };
  cityId = (await cityVerbs.save(asClara, null, { ...city, recommendedPrices: [10, 12] })).id;
  await cityVerbs.save(asClara, cityId, { ...city, recommendedPrices: [10, 15] });
  await setJobSeekerActive(contextFor(app, asAdmin(dan)), jobSeeker.id, true);
});

it('tells who did what, with the values before and after, and filters', async () => {
  const { page, complaints } = await signedIn(browser, app, clara, desktop);
  await page.goto('/admin/audit-log');
  const rows = page.getByRole('table', { name: 'Entries' }).getByRole('row');
  await expect.poll(() => rows.filter({ hasText: 'Dan Okafor activated the job seeker Mei Lin Tan' }).count()).toBe(1);
  const change = rows.filter({ hasText: 'Clara Whitfield changed the hourly rates of the city Ipoh' });
  const unfold = change.getByRole('button', { name: /^Details of/ });
  await alive(unfold);
  await unfold.click();
  await expect.poll(() => page.locator('dl').innerText()).toMatch(/Hourly rates\s+Before\s+10, 12\s+After\s+10, 15/);
  await page.getByLabel('Admin', { exact: true }).selectOption('Dan Okafor');
  await expect.poll(() => rows.count()).toBe(2);
  expect(new URL(page.url()).searchParams.has('admin')).toBe(true);
  await page.getByLabel('From (UTC)').fill('2099-01-01');
  await page.getByText('No entries match these filters').waitFor();
  expect(complaints).toEqual([]);
});

it('the page of a record has its history, which leads to the whole of it', async () => {
  const { page, complaints } = await signedIn(browser, app, clara, phone);
  await page.goto(`/admin/cities/${cityId}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect
    .poll(() => history.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringContaining('Clara Whitfield changed the hourly rates of the city Ipoh'),
      expect.stringContaining('Clara Whitfield added the city Ipoh'),
    ]);
  await history.getByRole('link', { name: 'Whole history' }).click();
  await page.waitForURL(`**/admin/audit-log?kind=city&record=${cityId}`);
  await page.getByText('added the city Ipoh').waitFor();
  await expectNoLayoutFaults(page, 'the audit log');
  await page.goto(`/admin/candidates/${jobSeeker.id}`);
  await history.getByText('Dan Okafor activated the job seeker Mei Lin Tan').waitFor();
  expect(complaints).toEqual([]);
});

it('is not for others', async () => {
  const employer = await makeEmployer(app.services.db);
  const { page } = await signedIn(browser, app, employer, desktop);
  await page.goto('/admin/audit-log');
  await page.getByRole('main').waitFor();
  expect(await page.getByText('Clara Whitfield').count()).toBe(0);
});
