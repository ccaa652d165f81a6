import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeBackup } from '../../server/backup/backup.ts';
import { copyBackup, readBackup } from '../../server/backup/folder.ts';
import { freePort } from '../../server/database/embedded/freePort.ts';
import { s3Media } from '../../server/media/s3.ts';
import { uploadsCheck } from '../../server/start/checks/files.ts';
import { findAll } from '../../server/start/checks/finding.ts';
import { makeUploadFixtures, sendMessage, upload } from '../files/support.ts';
import { begun, idOf, offsetOf, send, setVideo } from '../files/videoUploads.ts';
import { box, pdf, picture } from '../support/files.ts';
import { fixture } from '../support/fixtures.ts';
import { testStorage } from './support/storage.ts';

/** Uploads in a real object storage, which checks signatures. */

const storage = testStorage();
const fixtures = fixture(
  () => makeUploadFixtures(storage.environment, { log: pino({ level: 'silent' }) }),
  ({ app }) => app.stop(),
);
const megabyte = 1024 * 1024;
let png: Buffer;
let video: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
  video = Buffer.concat([readFileSync('tests/support/clip.mp4'), box('mdat', Buffer.alloc(12 * megabyte, 5))]);
});

describe('the check of the bucket', () => {
  const found = async (changes: Partial<typeof storage.settings>) => {
    const [finding] = await findAll([uploadsCheck({ s3: { ...storage.settings, ...changes }, dataDir: tmpdir() })]);
    return `${finding?.state}: ${finding?.says}`;
  };

  it('finds it', async () => {
    expect(await found({})).toBe('ok: The bucket hourhand-uploads stores, returns and deletes files.');
  });

  it.each([
    ['wrong secret', { secretAccessKey: 'another key' }, /^wrong: SignatureDoesNotMatch: /],
    ['unknown key', { accessKeyId: 'hourhand:nobody' }, /^wrong: /],
    ['wrong bucket', { bucket: 'another-bucket' }, /^wrong: NoSuchBucket: /],
    ['wrong region', { region: 'us-east-1' }, /^wrong: AuthorizationHeaderMalformed: .*eu-west-1/],
  ])('finds a %s', async (_, changes, says) => {
    expect(await found(changes)).toMatch(says);
  });

  it('finds an address where nothing is, and one without TLS', async () => {
    expect(await found({ endpoint: `http://127.0.0.1:${await freePort()}` })).toMatch(
      /^unreachable: connect ECONNREFUSED/,
    );
    expect(await found({ endpoint: storage.settings.endpoint.replace('http', 'https') })).toMatch(
      /^wrong: TLS fails: .*wrong version number$/i,
    );
  });
});

/** The path of a file in a chat, as its participants get it. */
async function uriOf(mutation: 'uploadChatImage' | 'uploadChatDocument', content: Buffer): Promise<string> {
  const chat = { databaseId: fixtures.chats.premium.id };
  const { uri, ...rest } = await upload(fixtures.who.premium, mutation, content, { input: { chat }, name: 'a.pdf' });
  if (!uri) throw new Error(JSON.stringify(rest));
  return uri;
}

/** Uploads the video in two requests, and makes it that of the profile. Returns its path. */
async function uploadVideo(): Promise<string> {
  const { jobSeeker } = fixtures.who;
  const address = await begun(jobSeeker, video.length);
  const half = 5 * megabyte;
  expect((await send(jobSeeker, address, 0, new Uint8Array(video.subarray(0, half)))).status).toBe(204);
  expect(await offsetOf(jobSeeker, address)).toBe(half);
  expect((await send(jobSeeker, address, half, new Uint8Array(video.subarray(half)))).status).toBe(204);
  const { user } = await setVideo(jobSeeker, idOf(address), png);
  return user?.videoUri ?? '';
}

describe('files', () => {
  it('of a chat are returned to its participants alone', async () => {
    const [photoUri, documentUri] = [await uriOf('uploadChatImage', png), await uriOf('uploadChatDocument', pdf())];
    const chat = { databaseId: fixtures.chats.premium.id };
    expect(await sendMessage(fixtures.who.premium, { chat, photoUri })).toMatchObject({
      __typename: 'SendMessagePayload',
    });
    const sent = await sendMessage(fixtures.who.premium, { chat, documentUri });
    const { jobSeeker, otherJobSeeker } = fixtures.who;
    expect((await otherJobSeeker.fetch(documentUri.split('?')[0] ?? '')).status).toBe(404);
    const document = await jobSeeker.fetch(sent.sentMessage?.documentUri ?? '');
    expect(Buffer.from(await document.arrayBuffer()).equals(pdf())).toBe(true);
    expect(document.headers.get('content-disposition')).toContain('attachment');
    const image = await jobSeeker.fetch(photoUri);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('of a video are returned as a whole and in ranges, and are gone with it', async () => {
    const uri = await uploadVideo();
    const whole = await fetch(new URL(uri, fixtures.app.url));
    expect(Buffer.from(await whole.arrayBuffer()).equals(video)).toBe(true);
    const part = await fetch(new URL(uri, fixtures.app.url), { headers: { range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${video.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(1000, 2000))).toBe(true);
  });

  it('are there for others while some read slowly', async () => {
    const url = new URL(await uploadVideo(), fixtures.app.url);
    // More than the client of the storage has connections by default.
    const slow = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const request = get(url, { agent: false });
        const [response] = await once(request, 'response');
        response.pause();
        return request;
      }),
    );
    onTestFinished(() => {
      for (const request of slow) request.destroy();
    });
    expect((await fetch(url, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  });
});

it('a backup is copied there, and is whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hourhand-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [made, copied] = [join(folder, 'made'), join(folder, 'copied')];
  const source = { url: fixtures.app.databaseUrl, dataDir: folder, bucket: storage.settings.bucket };
  const { tables } = await writeBackup(source, made);
  const store = s3Media(storage.settings);
  const put: string[] = [];
  await copyBackup(made, async (path, file) => {
    put.push(path);
    await store.putFile(`backups/made/${path}`, file, 'application/octet-stream');
  });
  expect(put.at(-1)).toBe('SHA256SUMS');
  for (const path of put) {
    const content = await store.read(`backups/made/${path}`);
    await mkdir(dirname(join(copied, path)), { recursive: true });
    await writeFile(join(copied, path), content ?? '');
  }
  expect((await readBackup(copied)).tables).toEqual(tables);
  expect((await fetch(`${fixtures.app.url}/media/backups/made/SHA256SUMS`)).status).toBe(404);
});

describe('while the storage hangs', () => {
  /** Milliseconds: two attempts, and what a busy machine takes. */
  const patience = 40_000;

  it('people are told so in time, and afterwards everything works', { timeout: 2 * patience }, async () => {
    const { premium, jobSeeker } = fixtures.who;
    const stored = await uriOf('uploadChatImage', png);
    const address = await begun(jobSeeker, video.length);
    const file = join(await mkdtemp(join(tmpdir(), 'hourhand-file-')), 'video.mp4');
    await writeFile(file, video);
    onTestFinished(() => rm(join(file, '..'), { recursive: true }));
    storage.hang();
    const began = performance.now();
    try {
      const chat = { databaseId: fixtures.chats.premium.id };
      const [picture, media, part, whole] = await Promise.all([
        upload(premium, 'uploadChatImage', png, { input: { chat } }),
        premium.fetch(stored),
        send(jobSeeker, address, 0, new Uint8Array(video)),
        s3Media(storage.settings)
          .putFile('videos/b.mp4', file, 'video/mp4')
          .catch((error: Error) => error.message),
      ]);
      expect(picture).toMatchObject({
        __typename: 'Unavailable',
        message: 'The file could not be saved. Please try again later.',
      });
      expect([media.status, part.status]).toEqual([503, 503]);
      expect(whole).toBe('The storage did not answer in time.');
      expect(performance.now() - began).toBeLessThan(patience);
    } finally {
      storage.wake();
    }
    expect((await premium.fetch(stored)).status).toBe(200);
    const offset = await offsetOf(jobSeeker, address);
    expect((await send(jobSeeker, address, offset, new Uint8Array(video.subarray(offset)))).status).toBe(204);
    expect(await setVideo(jobSeeker, idOf(address))).toMatchObject({ __typename: 'SetVideoPayload' });
  });

  it('a download that has begun is ended in time', async () => {
    const uri = await uploadVideo();
    const [response] = await once(get(new URL(uri, fixtures.app.url), { agent: false }), 'response');
    await once(response, 'readable');
    response.on('error', () => undefined);
    storage.hang();
    try {
      const closed = new Promise((resolve) => response.once('close', resolve));
      response.resume();
      await closed;
      expect(response.complete).toBe(false);
    } finally {
      storage.wake();
    }
  });
});
