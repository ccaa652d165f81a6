import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { paths } from '../../client/app/paths.ts';
import { asDemoUser, open, send } from './looks.ts';

const folder = join(import.meta.dirname, '../../client/screens/developers/pictures');

/** The pictures of the page for developers, in two formats and one size (client/screens/developers/Blocks.tsx). */
export async function shootDeveloperPages(browser: Browser, base: string): Promise<void> {
  const look = { width: 1200, scheme: 'light' } as const;
  const { context, page, close } = await open(browser, base, look, asDemoUser('premium@hourhand.test'));
  await page.setViewportSize({ width: 1200, height: 750 });

  await page.goto(paths.apiKeys.to(), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rota program');
  await page.getByLabel('Hiring').check();
  await page.getByLabel('Job offers').check();
  await store(page, 'keys');

  const query =
    '{\n  viewer { kind firstName }\n  jobOffers(first: 2) {\n    edges { node { id maxRate url } }\n  }\n}\n';
  await page.goto(`/api/graphiql?query=${encodeURIComponent(query)}`, { waitUntil: 'networkidle' });
  await page.locator('.view-line').first().waitFor();
  await page.getByRole('button', { name: /Execute/ }).click();
  await page.locator('.result-window .view-line').getByText('viewer').first().waitFor();
  await store(page, 'graphiql');

  // One that is there after the first time.
  await send(context, '/graphql', {
    query: `mutation { addWebhookEndpoint(input: {
      url: "https://rota.example.com/hourhand", events: ["application.created", "message.created", "job_offer.ended"]
    }) { __typename } }`,
  });
  await page.goto(paths.webhooks.to(), { waitUntil: 'networkidle' });
  await store(page, 'webhooks');
  await close();
}

async function store(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const shot = sharp(await page.screenshot({ animations: 'disabled' }));
  await writeFile(join(folder, `${name}.avif`), await shot.clone().avif({ quality: 50 }).toBuffer());
  await writeFile(join(folder, `${name}.webp`), await shot.clone().webp({ quality: 70 }).toBuffer());
  process.stdout.write(`${name}\n`);
}
