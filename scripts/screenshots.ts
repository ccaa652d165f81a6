import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { paths } from '../client/paths.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';

/** `npm run screenshots -- http://localhost:4000`: every public page of a running demo as phones, tablets and desks show it. */

const base = argv[2] ?? 'http://localhost:4000';
const folder = join(import.meta.dirname, '../docs/screens');
const widths = [375, 768, 1440];

const linkIn = async (path: string, begin: string) => {
  const html = await (await fetch(base + path)).text();
  const address = new RegExp(`href="(${begin}[^"]+)"`).exec(html)?.[1];
  if (!address) throw new Error(`${path} has no link to ${begin}…`);
  return address.replaceAll('&amp;', '&');
};

const jobSeekers = paths.jobSeekers.to({ job: 'waiter', city: 'Singapore' });
const jobOffers = paths.jobOffers.to({ job: 'waiter', city: 'singapore' });
const pages: Record<string, string> = {
  home: paths.home.to(),
  'job-seekers': jobSeekers,
  'job-seeker': await linkIn(jobSeekers, '/Hire-'),
  'job-offers': jobOffers,
  'job-offer': await linkIn(jobOffers, '/Job-Offer-public-'),
  careers: paths.careers.to(),
  terms: paths.terms.to(),
  privacy: paths.privacy.to(),
  'not-found': '/no-such-page',
};

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(await chromiumOptions());
try {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: base,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    // A first visit may do without the typeface; what comes after it has it.
    await page.goto(pages.home ?? '/');
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path, { waitUntil: 'load' });
      // What loads only once it is seen is seen once.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      // As a window in which all of it fits: what stays at the lower edge covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const shot = await page.screenshot();
      await page.setViewportSize({ width, height: 900 });
      await writeFile(join(folder, `${name}-${width}.webp`), await sharp(shot).webp({ quality: 78 }).toBuffer());
      process.stdout.write(`${name} ${width}\n`);
    }
    await context.close();
  }
} finally {
  await browser.close();
}
