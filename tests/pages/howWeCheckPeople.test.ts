import { expect, it } from 'vitest';
import { wordsOfBadge } from '../../client/features/accounts/badge/badgeWords.ts';
import { reasonLabels } from '../../client/features/lifecycle/report/reasonLabels.ts';
import { testApp } from '../support/fixtures.ts';

/** The page that says what is checked: it has every badge and every reason to report, and the other pages lead to it. */

const app = testApp();

const pageAt = async (path: string) => (await fetch(app.url + path)).text();

it('explains each badge and each reason of a report', async () => {
  const html = await pageAt('/how-we-check-people');
  for (const words of [...Object.values(wordsOfBadge), ...Object.values(reasonLabels)]) expect(html).toContain(words);
  expect(html).toContain('What we do not check');
  expect(html).toContain(`<link rel="canonical" href="${app.services.publicUrl}/how-we-check-people"`);
});

it('is in the footer, with prices and help', async () => {
  const [, footer = ''] = (await pageAt('/terms')).split('<footer');
  for (const path of ['/pricing', '/how-we-check-people', '/help']) expect(footer).toContain(`href="${path}"`);
});

it('is in the sitemap, with prices and help', async () => {
  const xml = await pageAt('/sitemaps/pages.xml');
  for (const path of ['/pricing', '/how-we-check-people', '/help']) expect(xml).toContain(`${path}</loc>`);
});
