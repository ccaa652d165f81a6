import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { muxWebm } from './webm.ts';

/**
 * Records the scenes of scenes.js as WebM beside this file, each with its poster as WebP: `npx tsx prisma/demo/videos/record.ts`. Run by hand when a
 * scene has changed; the clips are part of the repository. CHROMIUM_PATH names a browser; else the packaged one is used.
 */
const names = ['counter', 'stove', 'street'];
const framesPerSecond = 25;

const encoded = z.object({
  duration: z.number(),
  frames: z.array(z.object({ key: z.boolean(), time: z.number(), data: z.string() })),
});

async function main(): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const name of names) {
      const page = await openPage(await browser.newPage());
      const { frames, duration } = encoded.parse(
        await page.evaluate(`encodeScene(${JSON.stringify(name)}, ${framesPerSecond})`),
      );
      const poster = z.string().parse(await page.evaluate(`drawScene(${JSON.stringify(name)}, 1)`));
      await writeFile(new URL(`./${name}.webp`, import.meta.url), Buffer.from(poster, 'base64'));
      await page.close();
      const clip = muxWebm(
        frames.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') })),
        { width: 640, height: 360, duration },
      );
      await writeFile(new URL(`./${name}.webm`, import.meta.url), clip);
      process.stdout.write(`${name}: ${frames.length} frames, ${Math.round(clip.length / 1024)} KB\n`);
    }
  } finally {
    await browser.close();
  }
}

/** Encoders are there for secure origins only; this one answers from here. */
async function openPage(page: Page): Promise<Page> {
  await page.route('https://scenes.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('https://scenes.test/');
  await page.addScriptTag({ path: fileURLToPath(new URL('./scenes.js', import.meta.url)) });
  return page;
}

async function launchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, args: ['--no-sandbox'] };
  const { default: packaged } = await import('@sparticuz/chromium');
  // Encoding needs a process of its own, which the package's arguments for small machines rule out.
  const args = packaged.args.filter((argument) => argument !== '--single-process' && argument !== '--no-zygote');
  return { executablePath: await packaged.executablePath(), args };
}

await main();
