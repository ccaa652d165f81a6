import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, it } from 'vitest';
import { testFolder } from '../../tests/support/folder.ts';
import { diskMedia } from './disk.ts';
import { cutIntoParts, joinParts } from './pipeline.ts';
import type { MediaStore } from './store.ts';

const megabyte = 1024 * 1024;
const folder = testFolder();
let store: MediaStore;
beforeAll(async () => {
  store = diskMedia(folder);
});

async function partsOf(content: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of cutIntoParts(Readable.from(content))) parts.push(Buffer.from(part));
  return parts;
}

it('what arrives is cut into parts that together are the same', async () => {
  const content = Buffer.alloc(5 * megabyte, 'a video');
  const parts = await partsOf(chunksOf(content));
  expect(parts.map(({ length }) => length)).toEqual([2 * megabyte, 2 * megabyte, megabyte]);
  expect(Buffer.concat(parts).equals(content)).toBe(true);
});

it('what arrives before the connection breaks is a part, and nothing is none', async () => {
  expect((await partsOf(broken('abc'))).map(String)).toEqual(['abc']);
  expect(await partsOf(broken(''))).toEqual([]);
});

it('stored parts are joined in their order', async () => {
  await store.put('parts/b', Buffer.from('a vi'), 'application/octet-stream');
  await store.put('parts/a', Buffer.from('deo'), 'application/octet-stream');
  expect(await text(joinParts(store, ['parts/b', 'parts/a']))).toBe('a video');
});

it('a missing part is a failure of the store, not the end of the file', async () => {
  const joined = joinParts(store, ['parts/b', 'parts/none']);
  await expect(text(joined)).rejects.toMatchObject({ name: 'MediaUnavailable' });
});

async function* chunksOf(content: Buffer) {
  for (let at = 0; at < content.length; at += 64 * 1024) yield content.subarray(at, at + 64 * 1024);
}

async function* broken(content: string) {
  if (content) yield Buffer.from(content);
  throw new Error('The connection is gone.');
}
