import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { box, film, html, picture, zip } from '../../tests/support/files.ts';
import { testFolder } from '../../tests/support/folder.ts';
import { videoMessages, videoProblem } from '../domain/files/stored/upload.input.ts';
import { FileRefused } from './media.ts';
import { readVideo } from './video.ts';

const folder = testFolder();
let path: string;
beforeAll(async () => {
  path = join(folder, 'video.mp4');
});

const check = async (content: Buffer) => {
  await writeFile(path, content);
  return checkFile();
};
const checkFile = async () => {
  const { type, facts } = await readVideo(path);
  const problem = videoProblem(facts);
  if (problem !== null) throw new FileRefused('unsuitable', undefined, problem);
  return type;
};
const webm = () => readFile('prisma/demo/videos/counter.webm');
/** By Chromium's recorder, which writes no duration: two seconds. */
const recorded = () => readFile('tests/support/recorded.webm');
const withoutPicture = (content: Buffer) => Buffer.from(content.toString('latin1').replace('V_VP', 'A_VP'), 'latin1');

it.each([
  ['video/mp4', () => film('isom')],
  ['video/quicktime', () => film('qt  ')],
  ['video/mp4', () => film('isom', { sound: 'mp4a' })],
  ['video/mp4', () => readFile('tests/support/clip.mp4')],
  ['video/webm', webm],
  ['video/webm', recorded],
])('%s is recognized by its content', async (type, content) => {
  expect(await check(await content())).toBe(type);
});

it('the length of a recording is read from its pictures', async () => {
  await writeFile(path, await recorded());
  const { seconds } = (await readVideo(path)).facts;
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(3);
});

describe('is refused', () => {
  it.each([
    ['a picture', () => picture().png().toBuffer(), 'wrongType'],
    ['an HTML page', () => html, 'wrongType'],
    ['audio in an mp4 with an audio brand', () => film('M4A '), 'wrongType'],
    ['audio in a common mp4', () => film('isom', { handler: 'soun' }), 'unreadable'],
    [
      'an mp4 with an archive among its frames',
      () => Buffer.concat([film(), box('mdat', zip({ a: 'b' }))]),
      'wrongType',
    ],
    ['an mp4 that is truncated', () => film().subarray(0, -10), 'unreadable'],
    ['an mp4 with truncated metadata', () => film().subarray(0, 200), 'unreadable'],
    ['a header without a film', () => box('ftyp', 'isom', Buffer.alloc(16)), 'unreadable'],
    [
      'a box with an invalid length',
      () => Buffer.concat([film(), Buffer.from('0000000266726565', 'hex')]),
      'unreadable',
    ],
    ['a webm without a video codec', async () => withoutPicture(await webm()), 'unsuitable'],
    ['a webm that is truncated', async () => (await webm()).subarray(0, -10), 'unreadable'],
  ])('%s', async (_, content, refusal) => {
    await expect(check(await content())).rejects.toEqual(expect.objectContaining({ name: 'FileRefused', refusal }));
  });
});

describe('is refused with a reason', () => {
  it.each([
    ['HEVC', () => film('isom', { codec: 'hvc1' }), videoMessages.notPlayable],
    ['AV1 in an mp4', () => film('isom', { codec: 'av01' }), videoMessages.notPlayable],
    ['H.264 with 10 bits', () => withProfile(film(), 110), videoMessages.notPlayable],
    ['AC-3', () => film('isom', { sound: 'ac-3' }), videoMessages.notPlayable],
    [
      'a video of 2:01 minutes',
      () => film('isom', { seconds: 121.9 }),
      /^A video can be at most 2:00 minutes long\. This one is 2:01 minutes long\.$/,
    ],
    // Players show the longest track.
    [
      'a long video whose header says that it is short',
      () => withShortHeader(film('isom', { seconds: 3600 })),
      /This one is 60:00 minutes long\./,
    ],
  ])('%s', async (_, content, reason) => {
    await expect(check(content())).rejects.toMatchObject({
      refusal: 'unsuitable',
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });
});

/** With another profile_idc in the decoder configuration (ISO/IEC 14496-15 §5.3.3). */
const withProfile = (content: Buffer, profile: number) => {
  content.writeUInt8(profile, content.indexOf('avcC') + 5);
  return content;
};
/** With a duration of 1 second in the header of the film. */
const withShortHeader = (content: Buffer) => {
  content.writeUInt32BE(1000, content.indexOf('mvhd') + 20);
  return content;
};

it('a video of two minutes is accepted', async () => {
  expect(await check(film('isom', { seconds: 120.4 }))).toBe('video/mp4');
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
  expect(await checkFile()).toBe('video/quicktime');
});
