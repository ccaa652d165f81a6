import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { testFolder } from '../../tests/support/folder.ts';
import { arrivalsIn } from './incoming.ts';
import { IncomingFile } from './media.ts';

const folder = testFolder();
afterEach(() => void vi.useRealTimers());

const receive = (content: Readable, maxBytes = 10) =>
  arrivalsIn(join(folder, 'arrivals')).receive(new IncomingFile('name', content), maxBytes);
const left = () => readdir(join(folder, 'arrivals'));

it('takes a file up to its limit', async () => {
  const file = await receive(Readable.from([Buffer.from('01234'), Buffer.from('56789')]));
  expect(file.size).toBe(10);
  expect(await readFile(file.path, 'utf8')).toBe('0123456789');
  await file.remove();
  expect(await left()).toEqual([]);
});

it('stops reading at the first byte beyond the limit', async () => {
  const content = Readable.from(endless());
  await expect(receive(content)).rejects.toMatchObject({ refusal: 'tooLarge' });
  expect(content.destroyed).toBe(true);
  expect(await left()).toEqual([]);
});

async function* endless() {
  for (;;) yield Buffer.from('0123');
}

it('removes a file whose sender disconnects', async () => {
  const content = Readable.from(broken());
  await expect(receive(content)).rejects.toMatchObject({ refusal: 'incomplete' });
  expect(await left()).toEqual([]);
});

async function* broken() {
  yield Buffer.from('01');
  throw new Error('The connection is gone.');
}

it('times out if the sender stops sending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const content = new Readable({ read() {} });
  const received = expect(receive(content)).rejects.toMatchObject({ refusal: 'incomplete' });
  await eventually(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(30_000);
  await received;
  expect(await left()).toEqual([]);
});

it('reports a disk that cannot be written as unavailable', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const received = arrivalsIn(join(file, 'arrivals')).receive(new IncomingFile('name', Readable.from([])), 10);
  await expect(received).rejects.toMatchObject({ name: 'MediaUnavailable' });
});
