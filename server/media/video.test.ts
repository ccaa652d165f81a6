import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { box, film, html, pdf, picture } from '../../tests/support/files.ts';
import { checkVideo } from './video.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourhand-video-'));
  path = join(folder, 'video.mp4');
});
afterAll(() => rm(folder, { recursive: true }));

const check = async (content: Buffer) => {
  await writeFile(path, content);
  return checkVideo(path);
};
const webm = () => readFile('prisma/demo/videos/counter.webm');
const withoutPicture = (content: Buffer) => Buffer.from(content.toString('latin1').replace('V_VP', 'A_VP'), 'latin1');

it.each([
  ['video/mp4', () => film('isom')],
  ['video/mp4', () => film('mp42')],
  ['video/quicktime', () => film('qt  ')],
  ['video/webm', webm],
])('%s is recognized by its content', async (type, content) => {
  expect(await check(await content())).toBe(type);
});

describe('is refused', () => {
  it.each([
    ['a picture', () => picture().png().toBuffer(), 'wrongType'],
    ['an HTML page', () => html, 'wrongType'],
    ['a pdf', () => pdf(), 'wrongType'],
    ['audio in an mp4 with an audio brand', () => film('M4A '), 'wrongType'],
    ['audio in a common mp4', () => film('isom', { handler: 'soun' }), 'unreadable'],
    ['an mp4 that is truncated', () => film().subarray(0, -10), 'unreadable'],
    ['an mp4 with truncated metadata', () => film().subarray(0, 200), 'unreadable'],
    ['a header without a film', () => box('ftyp', 'isom', Buffer.alloc(16)), 'unreadable'],
    [
      'a box with an invalid length',
      () => Buffer.concat([film(), Buffer.from('0000000266726565', 'hex')]),
      'unreadable',
    ],
    ['a webm with audio only', async () => withoutPicture(await webm()), 'unreadable'],
  ])('%s', async (_, content, refusal) => {
    await expect(check(await content())).rejects.toEqual(expect.objectContaining({ name: 'FileRefused', refusal }));
  });
});

it('a video loses its location, and is otherwise unchanged', async () => {
  const content = film('qt  ', { place: '+01.28+103.85/' });
  expect(content.toString('latin1').split('+01.28').length).toBe(4);
  await check(content);
  const kept = await readFile(path);
  expect(kept.toString('latin1')).not.toContain('+01.28');
  expect(kept.length).toBe(content.length);
  // Everything else is at its old offset.
  expect(kept.subarray(-108)).toEqual(content.subarray(-108));
  expect(await checkVideo(path)).toBe('video/quicktime');
});
