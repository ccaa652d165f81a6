import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { pdf, picture } from '../../tests/support/files.ts';
import { testFolder } from '../../tests/support/folder.ts';
import { openWorkers } from './workers.ts';

const folder = testFolder();

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

it('a check that takes too long is given up, which is not said to be a broken file, and the next one begins', async () => {
  // Large enough that no busy machine is late to give it up.
  const path = await fileOf('b.png', await picture(6000, 6000).png().toBuffer());
  const rule = { type: 'image', maxBytes: 0, maxPixels: 40_000_000, shape: { square: 300 } } as const;
  const workers = openWorkers({ maxMs: 1 });
  const tooSlow = { name: 'FileRefused', refusal: 'tooSlow' };
  await expect(workers.run('image', { path, rule })).rejects.toMatchObject(tooSlow);
  await expect(workers.run('image', { path, rule })).rejects.toMatchObject(tooSlow);
});

it('a check that arrives when a process has just been idle for too long is done by another one', async () => {
  const path = await fileOf('e.pdf', pdf());
  const workers = openWorkers({ idleMs: 50 });
  for (let check = 0; check < 3; check++) {
    expect(await workers.run('document', { path })).toBe('application/pdf');
    // Ends in the same turn as the process.
    await setTimeout(50);
  }
});

it('a check whose process was ended by someone else is repeated', async () => {
  const path = await fileOf('f.pdf', pdf());
  const workers = openWorkers();
  await workers.run('document', { path });
  const children = execFileSync('pgrep', ['-f', '-P', String(process.pid), 'checkProcess'], { encoding: 'utf8' });
  for (const pid of children.trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
  expect(await workers.run('document', { path })).toBe('application/pdf');
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
