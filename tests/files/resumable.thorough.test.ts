import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeResumableUploads } from '../../server/domain/files/stored/removal.ts';
import { videoMaxBytes } from '../../server/domain/files/stored/upload.input.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { startTestApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { box, film, html, picture, plainWebm } from '../support/files.ts';
import { logIn } from '../support/visiting.ts';
import { testUploadFixtures, upload } from './support.ts';
import {
  ask,
  begin,
  beginSending,
  begun,
  cancel,
  idOf,
  offsetOf,
  send,
  setVideo,
  uploaded,
  uploadsPath,
} from './videoUploads.ts';

const day = 24 * 3_600_000;
const fixtures = testUploadFixtures();
let webm: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  webm = await plainWebm();
  jpeg = await picture(1600, 900).jpeg().toBuffer();
});
beforeEach(async () => {
  await removeResumableUploads(fixtures.app.services, {});
});

const bytes = (content: Buffer, start = 0, end = content.length) => new Uint8Array(content.subarray(start, end));
const parts = () => readdir(join(fixtures.app.dataDir, 'media/parts')).catch(() => []);
const jobSeeker = () =>
  fixtures.app.services.db.user.findUniqueOrThrow({
    where: { id: fixtures.ids.jobSeeker },
    include: { uploads: true },
  });

describe('permissions', () => {
  it.each([
    ['anonymous', 401, 401, 'SignInRequired'],
    ['guest', 401, 401, 'SignInRequired'],
    ['employer', 403, 403, 'Forbidden'],
    ['otherJobSeeker', 201, 404, 'NotFound'],
    // An admin sets the video of another user.
    ['admin', 201, 404, 'Forbidden'],
  ] as const)('%s has no access to the upload of a job seeker', async (person, began, refused, failure) => {
    const address = await begun(fixtures.who.jobSeeker, webm.length);
    await send(fixtures.who.jobSeeker, address, 0, bytes(webm, 0, 1000));
    const visitor = fixtures.who[person];
    expect((await begin(visitor, 1000)).status).toBe(began);
    expect((await ask(visitor, address)).status).toBe(refused);
    expect((await send(visitor, address, 1000, bytes(webm, 1000))).status).toBe(refused);
    expect((await cancel(visitor, address)).status).toBe(refused);
    expect(await offsetOf(fixtures.who.jobSeeker, address)).toBe(1000);
    await send(fixtures.who.jobSeeker, address, 1000, bytes(webm, 1000));
    expect(await setVideo(visitor, idOf(address))).toMatchObject({ __typename: failure });
  });

  it('pages of other sites cannot begin or continue an upload', async () => {
    const address = await begun(fixtures.who.jobSeeker, 1000);
    const cookie = fixtures.who.jobSeeker.cookieHeader;
    const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    for (const [path, init] of [
      [uploadsPath, { method: 'POST', headers: { 'upload-length': '9' } }],
      [address, { method: 'PATCH', headers: part, body: 'x' }],
      [address, { method: 'DELETE' }],
    ] as const) {
      const headers = { cookie, origin: 'https://elsewhere.test', 'tus-resumable': '1.0.0' };
      const answer = await fetch(fixtures.app.url + path, { ...init, headers: { ...init.headers, ...headers } });
      expect(answer.status).toBe(403);
    }
    expect(await offsetOf(fixtures.who.jobSeeker, address)).toBe(0);
  });

  it('more than the largest size is refused before a byte is read', async () => {
    const response = await begin(fixtures.who.jobSeeker, videoMaxBytes + 1);
    expect((await response.json()).message).toBe('A video can have at most 100 MB.');
    expect((await begin(fixtures.who.jobSeeker, videoMaxBytes)).status).toBe(201);
  });

  it('of six unfinished uploads at once, the last is refused until another is cancelled or a day has passed', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(fixtures.who.jobSeeker, 1000)));
    expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await begin(fixtures.who.otherJobSeeker, 1000)).status).toBe(201);
    const first = begun.find(({ status }) => status === 201)?.headers.get('location') ?? '';
    expect((await cancel(fixtures.who.jobSeeker, first)).status).toBe(204);
    expect((await begin(fixtures.who.jobSeeker, 1000)).status).toBe(201);
    expect((await begin(fixtures.who.jobSeeker, 1000)).status).toBe(429);
    const { clock } = fixtures.app;
    clock.now = new Date(clock.now.getTime() + day + 1);
    expect((await begin(fixtures.who.jobSeeker, 1000)).status).toBe(201);
  });
});

describe('an upload', () => {
  it('arrives in parts, and becomes the video of the profile with its poster', async () => {
    const address = await begun(fixtures.who.jobSeeker, webm.length);
    expect(await offsetOf(fixtures.who.jobSeeker, address)).toBe(0);
    const first = await send(fixtures.who.jobSeeker, address, 0, bytes(webm, 0, 50_000));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '50000']);
    const head = await ask(fixtures.who.jobSeeker, address);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'upload-offset': '50000',
      'upload-length': String(webm.length),
      'cache-control': 'no-store',
    });
    expect(await setVideo(fixtures.who.jobSeeker, idOf(address))).toMatchObject({ __typename: 'Conflict' });
    await send(fixtures.who.jobSeeker, address, 50_000, bytes(webm, 50_000));

    const { user } = await setVideo(fixtures.who.jobSeeker, idOf(address), jpeg);
    expect(user).toMatchObject({ databaseId: fixtures.ids.jobSeeker });
    const video = await fixtures.who.anonymous.fetch(user?.videoUri ?? '');
    expect(Buffer.from(await video.arrayBuffer()).equals(webm)).toBe(true);
    const poster = await fixtures.who.anonymous.fetch(user?.videoPosterUri ?? '');
    expect(poster.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await poster.arrayBuffer())).metadata()).toMatchObject({ width: 1280, height: 720 });
    expect(await parts()).toEqual([]);
    // What is used cannot be continued.
    expect((await ask(fixtures.who.jobSeeker, address)).status).toBe(404);
  });

  it('that is used again changes nothing, also at the same time', async () => {
    const id = await uploaded(fixtures.who.jobSeeker, webm);
    const both = [setVideo(fixtures.who.jobSeeker, id, jpeg), setVideo(fixtures.who.jobSeeker, id, jpeg)];
    const one = await Promise.race(both);
    // What the first request has shown, the other one leaves.
    for (const { user } of await Promise.all(both)) expect(user).toEqual(one.user);
    const again = await setVideo(fixtures.who.jobSeeker, id, jpeg);
    expect(again.user).toEqual(one.user);
    const { videoUri, videoPosterUri, uploads } = await jobSeeker();
    expect(one.user).toMatchObject({ videoUri, videoPosterUri });
    expect(uploads.filter(({ kind }) => kind === 'VIDEO' || kind === 'VIDEO_POSTER')).toHaveLength(2);
    // Nor does it replace a later video.
    const later = await setVideo(fixtures.who.jobSeeker, await uploaded(fixtures.who.jobSeeker, webm));
    expect((await setVideo(fixtures.who.jobSeeker, id)).user).toEqual(later.user);
  });

  it('replaces the video, its transcript and the poster before, whose files are removed', async () => {
    const before = (await setVideo(fixtures.who.jobSeeker, await uploaded(fixtures.who.jobSeeker, webm), jpeg)).user;
    await fixtures.app.services.db.user.update({
      where: { id: fixtures.ids.jobSeeker },
      data: { videoTranscript: 'Hello, I am Maria.' },
    });
    const after = (await setVideo(fixtures.who.jobSeeker, await uploaded(fixtures.who.jobSeeker, webm))).user;
    expect(after?.videoPosterUri).toBeNull();
    expect((await jobSeeker()).videoTranscript).toBeNull();
    expect((await fixtures.who.anonymous.fetch(before?.videoUri ?? '')).status).toBe(404);
    expect((await fixtures.who.anonymous.fetch(before?.videoPosterUri ?? '')).status).toBe(404);
    // In one request, too.
    await setVideo(fixtures.who.jobSeeker, await uploaded(fixtures.who.jobSeeker, webm), jpeg);
    await upload(fixtures.who.jobSeeker, 'uploadVideo', webm);
    expect(await jobSeeker()).toMatchObject({ videoPosterUri: null });
  });

  it('continues only at the end of what has arrived, and cannot have more bytes than announced', async () => {
    const address = await begun(fixtures.who.jobSeeker, 100);
    await send(fixtures.who.jobSeeker, address, 0, bytes(webm, 0, 20));
    for (const offset of [10, 30]) {
      expect((await send(fixtures.who.jobSeeker, address, offset, bytes(webm, 0, 20))).status).toBe(409);
    }
    expect((await send(fixtures.who.jobSeeker, address, 20, bytes(webm, 0, 101))).status).toBe(413);
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes(webm, 0, 5000));
        controller.close();
      },
    });
    expect((await send(fixtures.who.jobSeeker, address, 20, stream)).status).toBe(413);
    expect(await offsetOf(fixtures.who.jobSeeker, address)).toBeLessThanOrEqual(100);
  });

  it('keeps what has arrived when the connection breaks', async () => {
    const megabyte = 1024 * 1024;
    const video = Buffer.concat([await readFile('tests/support/clip.mp4'), box('free', Buffer.alloc(4 * megabyte))]);
    const address = await begun(fixtures.who.jobSeeker, video.length);
    const sender = beginSending(fixtures.who.jobSeeker, address, 0, video.length);
    sender.write(video.subarray(0, 3 * megabyte));
    const { db } = fixtures.app.services;
    const received = async () => (await db.resumableUpload.findFirstOrThrow({ where: { id: idOf(address) } })).received;
    await eventually(async () => expect(await received()).toBeGreaterThan(megabyte));
    sender.destroy();
    // The rest, which is less than a part.
    await eventually(async () => expect(await received()).toBeGreaterThan(2.5 * megabyte));
    const offset = await offsetOf(fixtures.who.jobSeeker, address);
    expect((await send(fixtures.who.jobSeeker, address, offset, bytes(video, offset))).status).toBe(204);
    expect(await setVideo(fixtures.who.jobSeeker, idOf(address))).toMatchObject({ __typename: 'SetVideoPayload' });
  });

  it('is continued in another process', async () => {
    const other = await startTestApp({
      databaseUrl: fixtures.app.databaseUrl,
      environment: { DATA_DIR: fixtures.app.dataDir },
    });
    try {
      const address = await begun(fixtures.who.jobSeeker, webm.length);
      await send(fixtures.who.jobSeeker, address, 0, bytes(webm, 0, 50_000));
      const { loginEmail } = await jobSeeker();
      const there = await logIn(other, { loginEmail });
      expect(await offsetOf(there, address)).toBe(50_000);
      // Both send the rest: it counts once.
      const rest = () => bytes(webm, 50_000);
      const [one, two] = await Promise.all([
        send(fixtures.who.jobSeeker, address, 50_000, rest()),
        send(there, address, 50_000, rest()),
      ]);
      expect([one.status, two.status].toSorted()).toEqual([204, 409]);
      const { user } = await setVideo(there, idOf(address));
      const video = await fixtures.who.anonymous.fetch(user?.videoUri ?? '');
      expect(Buffer.from(await video.arrayBuffer()).equals(webm)).toBe(true);
      expect(await parts()).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('that is not used within a day is gone, and its parts are removed by the cleaning', async () => {
    const { clock, services } = fixtures.app;
    const address = await begun(fixtures.who.jobSeeker, webm.length);
    await send(fixtures.who.jobSeeker, address, 0, bytes(webm, 0, 1000));
    clock.now = new Date(clock.now.getTime() + day);
    await removeOver(services, 'uploads');
    expect(await offsetOf(fixtures.who.jobSeeker, address)).toBe(1000);
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await ask(fixtures.who.jobSeeker, address)).status).toBe(404);
    await removeOver(services, 'uploads');
    expect(await parts()).toEqual([]);
    expect(await services.db.resumableUpload.count()).toBe(0);
  });

  it('that is too long is refused with the reason, as often as it is used', async () => {
    const { videoUri } = await jobSeeker();
    const id = await uploaded(fixtures.who.jobSeeker, film('isom', { seconds: 185 }));
    const message = 'A video can be at most 2:00 minutes long. This one is 3:05 minutes long.';
    const refused = { __typename: 'InvalidInput', fields: [{ field: 'video', message }] };
    expect(await setVideo(fixtures.who.jobSeeker, id, jpeg)).toMatchObject(refused);
    expect(await setVideo(fixtures.who.jobSeeker, id)).toMatchObject(refused);
    const after = await jobSeeker();
    expect(after.videoUri).toBe(videoUri);
    expect(after.uploads.filter(({ attachedAt }) => attachedAt === null)).toEqual([]);
  });

  it('that is no video is refused, and so is a poster that is no picture', async () => {
    const refused = (field: string) => ({ __typename: 'UnsupportedType', field });
    const page = await uploaded(fixtures.who.jobSeeker, html);
    expect(await setVideo(fixtures.who.jobSeeker, page)).toMatchObject(refused('video'));
    const id = await uploaded(fixtures.who.jobSeeker, webm);
    expect(await setVideo(fixtures.who.jobSeeker, id, html)).toMatchObject(refused('poster'));
    // The upload is still there.
    expect(await setVideo(fixtures.who.jobSeeker, id, jpeg)).toMatchObject({ __typename: 'SetVideoPayload' });
  });
});
