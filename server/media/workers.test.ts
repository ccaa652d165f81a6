import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdf, picture } from '../../tests/support/files.ts';
import { openWorkers } from './workers.ts';

/** Processes that check files, and their limits. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourhand-workers-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const refused = { name: 'FileRefused', refusal: 'unreadable' };
const csvRule = { maxBytes: Number.MAX_SAFE_INTEGER, maxRows: Number.MAX_SAFE_INTEGER };

it('a process answers one check after another, and what it refuses says why', async () => {
  const workers = openWorkers();
  const [path, image] = [await fileOf('a.pdf', pdf()), await fileOf('a.png', await picture().png().toBuffer())];
  expect(await workers.run('document', { path })).toBe('application/pdf');
  await expect(workers.run('document', { path: image })).rejects.toMatchObject({ refusal: 'wrongType' });
  const rule = { type: 'image', maxBytes: 0, maxPixels: 40_000_000, shape: { square: 300 } } as const;
  expect((await workers.run('image', { path: image, rule })).length).toBeGreaterThan(50);
});

it('a check that takes too long is given up as a broken file, and the next one is done', async () => {
  const path = await fileOf('b.pdf', pdf());
  const workers = openWorkers({ maxMs: 1 });
  await expect(workers.run('document', { path })).rejects.toMatchObject(refused);
  await expect(workers.run('document', { path })).rejects.toMatchObject(refused);
});

it('a process that does not start in time is our fault, not the file’s', async () => {
  const workers = openWorkers({ maxStartMs: 1 });
  const path = await fileOf('d.pdf', pdf());
  await expect(workers.run('document', { path })).rejects.toMatchObject({ name: 'MediaUnavailable' });
});

it('a check that takes too much memory is given up as a broken file, and the process lives', async () => {
  const workers = openWorkers({ maxMs: 60_000, maxHeapMegabytes: 32 });
  // Its line breaks are replaced by way of a list that is larger than the heap: a thread would end the whole process.
  const path = await fileOf('b.csv', '\r\n'.repeat(20_000_000));
  await expect(workers.run('csv', { path, rule: csvRule })).rejects.toMatchObject(refused);
  const small = await fileOf('c.csv', 'a\n1\n');
  expect(await workers.run('csv', { path: small, rule: csvRule })).toMatchObject({ header: ['a'], rowCount: 1 });
});

it('a file that cannot be read is our fault, not the file’s', async () => {
  const workers = openWorkers();
  const path = join(folder, 'missing');
  const rule = { type: 'image', maxBytes: 0, maxPixels: 40_000_000, shape: { square: 300 } } as const;
  const unavailable = { name: 'MediaUnavailable' };
  await expect(workers.run('document', { path })).rejects.toMatchObject(unavailable);
  await expect(workers.run('image', { path, rule })).rejects.toMatchObject(unavailable);
  await expect(workers.run('video', { path })).rejects.toMatchObject(unavailable);
  await expect(workers.run('csv', { path, rule: csvRule })).rejects.toMatchObject(unavailable);
});
