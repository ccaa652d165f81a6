import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../tests/support/folder.ts';
import { freePort } from '../database/embedded/freePort.ts';
import { diskMedia } from './disk.ts';
import { s3Media } from './s3.ts';
import type { ByteRange, MediaStore } from './store.ts';

/** The contract of every store. The S3 server is a fake that checks only the calls we use. */

const folder = testFolder();
let bucket: Server;
const requests: IncomingMessage[] = [];
const stores: Record<string, () => MediaStore> = {};

beforeAll(async () => {
  const port = await freePort();
  bucket = playBucket().listen(port, '127.0.0.1');
  await once(bucket, 'listening');
  const settings = { bucket: 'media', region: 'sg', accessKeyId: 'key', secretAccessKey: 'secret' };
  const s3 = s3Media({ endpoint: `http://127.0.0.1:${port}`, ...settings });
  stores.disk = () => diskMedia(join(folder, 'media'));
  stores.S3 = () => s3;
});
afterAll(async () => {
  bucket.closeAllConnections();
  bucket.close();
});

function playBucket(): Server {
  const objects = new Map<string, { content: Buffer; type: string }>();
  const missing = '<Error><Code>NoSuchKey</Code></Error>';
  return createServer(async (request, response) => {
    requests.push(request);
    const key = request.url?.split('?')[0] ?? '';
    const object = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { content: await buffer(request), type: request.headers['content-type'] ?? '' });
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!object) return response.writeHead(404).end(request.method === 'HEAD' ? undefined : missing);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const content = from === undefined ? object.content : object.content.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, {
      'content-type': object.type,
      'content-length': content.length,
    });
    return response.end(request.method === 'HEAD' ? undefined : content);
  });
}

const read = async (store: MediaStore, path: string, range?: ByteRange) => {
  const stream = await store.read(path, range);
  return stream && (await buffer(stream)).toString();
};

describe.each(['disk', 'S3'])('%s', (name) => {
  const store = () => stores[name]?.() ?? diskMedia(folder);
  const path = 'photos/0123456789abcdef0123456789abcdef.webp';

  it('has no unknown files', async () => {
    expect(await store().stat('photos/none.webp')).toBeNull();
    expect(await store().read('photos/none.webp')).toBeNull();
    await expect(store().delete('photos/none.webp')).resolves.toBeUndefined();
  });

  it('returns stored content, as a whole and in ranges', async () => {
    await store().put(path, Buffer.from('0123456789'), 'image/webp');
    expect(await store().stat(path)).toEqual({ contentType: 'image/webp', size: 10 });
    expect(await read(store(), path)).toBe('0123456789');
    expect(await read(store(), path, { start: 0, end: 0 })).toBe('0');
    expect(await read(store(), path, { start: 3, end: 9 })).toBe('3456789');
  });

  it('stores a local file', async () => {
    const file = join(folder, `${name}.arrived`);
    await writeFile(file, 'a video');
    await store().putFile('videos/one.mp4', file, 'video/mp4');
    expect(await store().stat('videos/one.mp4')).toEqual({ contentType: 'video/mp4', size: 7 });
    expect(await read(store(), 'videos/one.mp4')).toBe('a video');
  });

  it('removes deleted files', async () => {
    await store().put(path, Buffer.from('gone'), 'image/webp');
    await store().delete(path);
    expect(await store().stat(path)).toBeNull();
    expect(await store().read(path)).toBeNull();
  });
});

it('the disk has no partial files, and moves local files without a copy', async () => {
  const store = diskMedia(join(folder, 'other'));
  const file = join(folder, 'arrived');
  await writeFile(file, 'a video');
  await store.putFile('videos/one.mp4', file, 'video/mp4');
  await store.put('videos/two.mp4', Buffer.from('another'), 'video/mp4');
  expect(existsSync(file)).toBe(false);
  expect((await readdir(join(folder, 'other/videos'))).sort()).toEqual(['one.mp4', 'two.mp4']);
});

it('S3 gets the unencoded bytes with their length', async () => {
  const file = join(folder, 'plain');
  await writeFile(file, 'a video');
  await stores.S3?.().putFile('videos/plain.mp4', file, 'video/mp4');
  const { headers, url } = requests.at(-1) ?? {};
  expect(url).toMatch(/^\/media\/videos\/plain\.mp4/);
  expect([headers?.['content-length'], headers?.['content-encoding']]).toEqual(['7', undefined]);
});
