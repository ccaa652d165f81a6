import type { Browser, Page } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { shoot } from './camera.ts';
import { asDemoUser, firstLink, looksAt, nameOf, open, visit } from './looks.ts';

/** Lists that lead to a record, which is shown too. */
const records: Record<string, { list: string; link: string }> = {
  review: { list: paths.adminReviews.to(), link: 'main [href^="/admin/reviews/"]' },
  report: { list: paths.adminReports.to(), link: 'main [href^="/admin/reports/"]' },
  'contact-request': { list: paths.adminContactRequests.to(), link: 'main [href^="/admin/contact_requests/"]' },
  'job-seeker-record': { list: paths.adminJobSeekers.to(), link: 'main [href^="/admin/candidates/"]' },
};

/** The back office, as an admin of the demo sees it, on phones and on the desktops of an office. */
export async function shootOfficePages(browser: Browser, base: string): Promise<void> {
  const pages: Record<string, string> = {
    overview: paths.admin.to(),
    'job-seekers': paths.adminJobSeekers.to({}, { page_size: 10 }),
    employers: paths.adminEmployers.to({}, { page_size: 10 }),
    'job-offers': paths.adminJobOffers.to({}, { page_size: 10 }),
    'contact-requests': paths.adminContactRequests.to({}, { page_size: 10 }),
    reviews: paths.adminReviews.to(),
    reports: paths.adminReports.to(),
    cities: paths.adminCities.to(),
    careers: paths.adminCareers.to(),
    imports: paths.adminImports.to(),
    'bulk-actions': paths.adminBulkActions.to(),
    'failed-emails': paths.adminFailedEmails.to(),
    'audit-log': paths.adminAuditLog.to(),
  };
  for (const look of looksAt(375, 1280)) {
    const { page, close } = await open(browser, base, look, asDemoUser('admin@hourhand.test'));
    const nameIn = (name: string) => `office-${name}-${nameOf(look)}`;
    for (const [name, path] of Object.entries(pages)) await visit(page, path, nameIn(name));
    for (const [name, { list, link }] of Object.entries(records)) {
      await page.goto(list, { waitUntil: 'networkidle' });
      if ((await page.locator(link).count()) > 0) await visit(page, await firstLink(page, link), nameIn(name));
    }
    await shootPalette(page, nameIn('palette'));
    await shootDryRun(page, nameIn('dry-run'));
    await close();
  }
}

async function shootPalette(page: Page, name: string): Promise<void> {
  await page.goto(paths.adminCities.to(), { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('maria');
  await page.waitForLoadState('networkidle');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await shoot(page, name);
}

/** A file with a row that can be imported, and one that cannot. */
async function shootDryRun(page: Page, name: string): Promise<void> {
  await page.goto(paths.adminImports.to(), { waitUntil: 'networkidle' });
  const content =
    'name,email,job,city\nMaria Santos,maria.new@example.test,Waiter,Barcelona\nAna,jobseeker@hourhand.test,Waiter,Barcelona\nTom,no email,Waitr,Barcelona\n';
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText('Waitr').first().waitFor();
  await shoot(page, name);
}
