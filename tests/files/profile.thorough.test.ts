import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture, plainWebm } from '../support/files.ts';
import { type Person, testUploadFixtures, upload } from './support.ts';

const fixtures = testUploadFixtures();
let png: Buffer;
let webm: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
  webm = await plainWebm();
});
const userOf = (person: Exclude<Person, 'anonymous'>) =>
  fixtures.app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.ids[person] } });
const photos = async () => {
  const where = { userId: fixtures.ids.jobSeeker, kind: 'PHOTO' } as const;
  return (await fixtures.app.services.db.upload.findMany({ where })).map(({ id }) => `/media/photos/${id}.webp`);
};
const media = (uri: string, init?: RequestInit) => fixtures.who.anonymous.fetch(uri, init);

describe('a photo', () => {
  it('is served to all visitors at 300 by 300', async () => {
    const answer = await upload(fixtures.who.jobSeeker, 'uploadPhoto', png);
    const response = await media(answer.user?.photoUri ?? '');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  it('is kept once if several are uploaded concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => upload(fixtures.who.jobSeeker, 'uploadPhoto', png)));
    expect(await photos()).toEqual([(await userOf('jobSeeker')).photoUri]);
  });
});

it('a video is served in ranges', async () => {
  const uri = (await upload(fixtures.who.jobSeeker, 'uploadVideo', webm)).user?.videoUri ?? '';
  const whole = await media(uri);
  expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(webm.length)]);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.from(await whole.arrayBuffer()).equals(webm)).toBe(true);

  const part = await media(uri, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${webm.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(webm.subarray(100, 200));

  const none = await media(uri, { headers: { range: `bytes=${webm.length}-` } });
  expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${webm.length}`]);
  const changed = await media(uri, { headers: { range: 'bytes=0-1', 'if-range': '"another"' } });
  expect(changed.status).toBe(200);
  await changed.arrayBuffer();

  const head = await media(uri, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(webm.length)]);
  expect((await media(uri, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })).status).toBe(304);
});
