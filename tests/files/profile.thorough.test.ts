import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { film, picture, plainWebm } from '../support/files.ts';
import { type Person, testUploadFixtures, upload } from './support.ts';

/** Photos and videos of users: permissions, requirements and replacement. */

const fixtures = testUploadFixtures();
let png: Buffer;
let webm: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
  webm = await plainWebm();
});

const globalId = (person: Exclude<Person, 'anonymous'>) => {
  const types = { jobSeeker: 'JobSeeker', otherJobSeeker: 'JobSeeker', admin: 'Admin' };
  return encodeGlobalId(person in types ? types[person as keyof typeof types] : 'Employer', fixtures.ids[person]);
};
const userOf = (person: Exclude<Person, 'anonymous'>) =>
  fixtures.app.services.db.user.findUniqueOrThrow({ where: { id: fixtures.ids[person] } });
/** The addresses of the stored photos of the job seeker. */
const photos = async () => {
  const where = { userId: fixtures.ids.jobSeeker, kind: 'PHOTO' } as const;
  return (await fixtures.app.services.db.upload.findMany({ where })).map(({ id }) => `/media/photos/${id}.webp`);
};
const media = (uri: string, init?: RequestInit) => fixtures.who.anonymous.fetch(uri, init);

describe('a photo', () => {
  it('can be uploaded for oneself, and for any user by an admin', async () => {
    for (const person of ['jobSeeker', 'employer', 'admin'] as const) {
      const { user } = await upload(fixtures.who[person], 'uploadPhoto', png);
      expect(user).toEqual({ databaseId: fixtures.ids[person], photoUri: (await userOf(person)).photoUri });
    }
    const input = { user: globalId('otherEmployer') };
    const answer = await upload(fixtures.who.admin, 'uploadPhoto', png, { input });
    expect(answer.user).toMatchObject({ databaseId: fixtures.ids.otherEmployer });
    expect((await userOf('otherEmployer')).photoUri).toMatch(/^\/media\/photos\/[0-9a-f]{32}\.webp$/);
  });

  it('is served to all visitors at 300 by 300', async () => {
    const answer = await upload(fixtures.who.jobSeeker, 'uploadPhoto', png);
    const response = await media(answer.user?.photoUri ?? '');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 300 });
  });

  it('replaces the previous one, which is deleted', async () => {
    const before = (await upload(fixtures.who.jobSeeker, 'uploadPhoto', png)).user?.photoUri ?? '';
    expect((await media(before)).status).toBe(200);
    const after = (await upload(fixtures.who.jobSeeker, 'uploadPhoto', png)).user?.photoUri ?? '';
    expect(after).not.toBe(before);
    expect((await media(after)).status).toBe(200);
    expect((await media(before)).status).toBe(404);
    expect(await photos()).toEqual([after]);
  });

  it('is kept once if several are uploaded concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => upload(fixtures.who.jobSeeker, 'uploadPhoto', png)));
    expect(await photos()).toEqual([(await userOf('jobSeeker')).photoUri]);
  });
});

describe('a video', () => {
  it('can be uploaded by the job seeker, and by an admin for them', async () => {
    const own = await upload(fixtures.who.jobSeeker, 'uploadVideo', webm);
    expect(own.user).toMatchObject({ databaseId: fixtures.ids.jobSeeker });
    expect(own.user?.videoUri).toMatch(/^\/media\/videos\/[0-9a-f]{32}\.webm$/);
    const input = { user: globalId('jobSeeker') };
    const admins = await upload(fixtures.who.admin, 'uploadVideo', film('qt  '), { input, name: 'IMG_2.mp4' });
    expect(admins.user?.videoUri).toMatch(/\.mov$/);
    expect((await userOf('jobSeeker')).videoUri).toBe(admins.user?.videoUri);
    expect((await media(own.user?.videoUri ?? '')).status).toBe(404);
  });

  it('is served in ranges', async () => {
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
});
