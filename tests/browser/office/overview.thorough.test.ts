import { beforeAll, expect, it } from 'vitest';
import type { User } from '../../../server/generated/prisma/client.ts';
import { testBrowser } from '../../support/browser.ts';
import { makeAdmin, makeJobSeeker, makeSupportMessage } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The overview of the back office in a browser. */

const app = testApp();
const browser = testBrowser();
const here = testCatalog(app);
let admin: User;

beforeAll(async () => {
  const { db } = app.services;
  admin = await makeAdmin(db);
  const yesterday = new Date(app.clock.now.getTime() - 86_400_000);
  const jobSeeker = await makeJobSeeker(db, here, { createdAt: yesterday });
  await makeJobSeeker(db, here, { createdAt: yesterday, active: false, profileUpdated: true });
  await makeSupportMessage(db, jobSeeker, jobSeeker, yesterday);
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)('shows what waits and how the marketplace does, on %s', async (_device, viewport) => {
  const { page, complaints } = await signedIn(browser, app, admin, viewport);
  await page.goto('/admin');
  const card = page.getByRole('figure').filter({ hasText: 'New job seekers' });
  await card.locator('svg').first().waitFor();
  await card.getByText('More than in the 30 days before (0)').waitFor();
  await expectNoLayoutFaults(page, 'the overview');
  await card.getByText('Show as a table').click();
  await card.getByRole('row', { name: 'May 31, 2026 2' }).waitFor();
  expect(complaints).toEqual([]);
});

it('keeps the period in the address, and leads to what waits', async () => {
  const { page } = await signedIn(browser, app, admin, desktop);
  await page.goto('/admin');
  const period = page.getByLabel('Period');
  await alive(period);
  await period.selectOption('One year');
  await page.waitForURL('**/admin?days=365');
  await page.getByText('the 365 days before').first().waitFor();
  const numbers = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  expect(await numbers.allInnerTexts().then((texts) => texts.map((text) => text.replace(/\s+/g, ' ').trim()))).toEqual([
    '0 requests without an answer',
    '1 profile or job offer to review',
    '0 open reports',
    '0 failed payments',
  ]);
  await page.getByRole('link', { name: '1 profile or job offer to review' }).click();
  await page.waitForURL('**/admin/reviews');
  await page.goBack();
  await page.getByRole('link', { name: '1 unread chat' }).click();
  await page.waitForURL('**/chat?show=unread');
  await page.goBack();
  await page.getByRole('link', { name: '0 requests without an answer' }).click();
  await page.getByText('No contact requests match these filters').waitFor();
});
