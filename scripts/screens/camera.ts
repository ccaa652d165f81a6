import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

export const screensFolder = join(import.meta.dirname, '../../dist/screens');

/** Writes a picture of the whole page, or of the window alone. */
export async function shoot(page: Page, name: string, { wholePage = true } = {}): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  // What loads only once it is seen is seen once.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  // As a window in which all of it fits: what stays at the lower edge covers nothing.
  const height = wholePage ? await page.evaluate(() => document.documentElement.scrollHeight) : size.height;
  await page.setViewportSize({ ...size, height });
  const shot = await page.screenshot();
  await page.setViewportSize(size);
  await write(shot, name);
}

/** Writes a picture as `dist/screens/{name}.webp`. */
export async function write(picture: Buffer, name: string): Promise<void> {
  await writeFile(join(screensFolder, `${name}.webp`), await sharp(picture).webp({ quality: 78 }).toBuffer());
  process.stdout.write(`${name}\n`);
}
