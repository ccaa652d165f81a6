import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browserless.ts';
import { picture } from '../support/files.ts';
import { documents } from './hostile/documents.ts';
import { type HostileFile, leaks, rewritten } from './hostile/file.ts';
import { pictures } from './hostile/pictures.ts';
import { polyglots } from './hostile/polyglots.ts';
import { videos } from './hostile/videos.ts';
import { testUploadFixtures, upload } from './support.ts';
import { setVideo, uploaded } from './videoUploads.ts';

/** Files that are made to harm: each is stored anew without what it hides, or refused with a text. */

const fixtures = testUploadFixtures();

type Use = {
  field: 'image' | 'video' | 'document';
  mutation: 'uploadPhoto' | 'uploadVideo' | 'uploadChatImage' | 'uploadChatDocument';
  rest: () => string;
  sender: () => Visitor;
};
const uses = {
  photo: {
    field: 'image',
    mutation: 'uploadPhoto',
    rest: () => `/api/user/${fixtures.ids.premium}/upload-file-image`,
    sender: () => fixtures.who.premium,
  },
  chatImage: {
    field: 'image',
    mutation: 'uploadChatImage',
    rest: () => '/api/chat-upload-image',
    sender: () => fixtures.who.premium,
  },
  chatDocument: {
    field: 'document',
    mutation: 'uploadChatDocument',
    rest: () => '/api/chat-upload-document',
    sender: () => fixtures.who.premium,
  },
  video: {
    field: 'video',
    mutation: 'uploadVideo',
    rest: () => `/api/user/${fixtures.ids.jobSeeker}/upload-file-video`,
    sender: () => fixtures.who.jobSeeker,
  },
} as const satisfies Record<string, Use>;

type Answer = {
  uri: string | null;
  name: string | null;
  failure: string;
  field: string | null;
  message: string | null;
};

async function sendToGraph({ mutation, sender, field }: Use, { name }: HostileFile, content: Buffer): Promise<Answer> {
  const answer = await upload(sender(), mutation, content, { name });
  return {
    uri: answer.uri ?? (field === 'video' ? answer.user?.videoUri : answer.user?.photoUri) ?? null,
    name: answer.name ?? null,
    failure: answer.__typename,
    field: answer.field ?? answer.fields?.[0]?.field ?? null,
    message: answer.fields?.[0]?.message ?? answer.message ?? null,
  };
}

const failures: Record<number, string> = { 400: 'InvalidInput', 413: 'TooLarge', 415: 'UnsupportedType' };

async function sendToRest({ field, rest, sender }: Use, { name }: HostileFile, content: Buffer): Promise<Answer> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)]), name);
  const response = await sender().fetch(rest(), { method: 'POST', body: form });
  const answer = await response.json();
  const [[at, { errors = [] } = {}] = []] = Object.entries<{ errors?: string[] }>(answer.children ?? {});
  const uri = response.ok ? (typeof answer === 'string' ? answer : (answer.video_uri ?? answer.photo_uri)) : null;
  return {
    uri,
    name: uri && field === 'document' ? name : null,
    failure: failures[response.status] ?? String(response.status),
    // Only status 400 names it.
    field: at ?? (response.status === 400 ? null : field),
    message: errors[0] ?? answer.message ?? null,
  };
}

async function sendInParts({ sender }: Use, _: HostileFile, content: Buffer): Promise<Answer> {
  const { user, __typename, field, fields, message } = await setVideo(sender(), await uploaded(sender(), content));
  return {
    uri: user?.videoUri ?? null,
    name: null,
    failure: __typename,
    field: field ?? fields?.[0]?.field ?? null,
    message: fields?.[0]?.message ?? message ?? null,
  };
}

const ways = { graph: sendToGraph, rest: sendToRest, parts: sendInParts };

/** What is stored: rows and files. Parts of a resumable upload remain until it is cancelled. */
async function stored(): Promise<{ rows: number; files: string[] }> {
  const files = await readdir(fixtures.app.dataDir, { recursive: true });
  return {
    rows: await fixtures.app.services.db.upload.count(),
    files: files.filter((path) => !/(?:^|\/)(?:outbox|parts)(?:\/|$)/.test(path)).sort(),
  };
}

async function measured<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; seconds: number; megabytes: number }> {
  const [began, before] = [performance.now(), process.memoryUsage.rss()];
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    const value = await work();
    return { value, seconds: (performance.now() - began) / 1000, megabytes: (most - before) / 1024 / 1024 };
  } finally {
    clearInterval(timer);
  }
}

/** Uploads a file and checks the answer, what is stored and what is served. */
async function check(use: Use, file: HostileFile): Promise<void> {
  const content = await file.content();
  const before = await stored();
  const { value: answer, seconds, megabytes } = await measured(() => ways[file.by ?? 'graph'](use, file, content));
  if (file.bomb) {
    expect(seconds).toBeLessThan(10);
    expect(megabytes).toBeLessThan(300);
  }
  const { outcome } = file;
  if (outcome.kind === 'refused') {
    expect(answer).toEqual({
      uri: null,
      name: null,
      failure: outcome.failure,
      field: use.field,
      message: outcome.message,
    });
    expect(await stored()).toEqual(before);
    return;
  }
  expect(answer).toMatchObject({ uri: expect.any(String), name: outcome.kind === 'attached' ? outcome.name : null });
  const response = await use.sender().fetch(answer.uri ?? '');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': outcome.type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const served = Buffer.from(await response.arrayBuffer());
  if (outcome.kind === 'attached') {
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[^\s"]+$/,
    );
    return;
  }
  expect(served.equals(content)).toBe(false);
  expect(leaks.filter((leak) => served.includes(leak, 0, 'latin1'))).toEqual([]);
  if (use.field === 'video') await checkVideo(served, content);
  else await checkPicture(served, outcome.looks ?? 'mosaic');
}

/** Only pixels are left, upright and in their colours. */
async function checkPicture(served: Buffer, looks: 'mosaic' | 'anything'): Promise<void> {
  const chunks: string[] = [];
  let at = 12;
  while (at < served.length) {
    chunks.push(served.toString('latin1', at, at + 4));
    const length = served.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  expect(served.readUInt32LE(4)).toBe(served.length - 8);
  expect(chunks.filter((type) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(type))).toEqual([]);
  const { exif, xmp, iptc, icc, orientation, comments, pages, space } = await sharp(served).metadata();
  expect({ exif, xmp, iptc, icc, orientation, comments, pages, space }).toEqual({ space: 'srgb' });
  if (looks === 'anything') return;
  const { data, info } = await sharp(served).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const start = 3 * (Math.floor(info.height * y) * info.width + Math.floor(info.width * x));
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (Math.min(red, green, blue) > 200) return 'white';
    return red > Math.max(green, blue) ? 'red' : green > blue ? 'green' : 'blue';
  };
  const corners = [colourAt(0.2, 0.2), colourAt(0.8, 0.2), colourAt(0.2, 0.8), colourAt(0.8, 0.8)];
  expect(corners).toEqual(['red', 'green', 'blue', 'white']);
}

/** The frames, their times and the rotation are as before, and there is no metadata. */
async function checkVideo(served: Buffer, sent: Buffer): Promise<void> {
  const [after, before] = [await framesOf(served), await framesOf(sent)];
  expect(after.frames).toEqual(before.frames);
  expect(after.rotation).toBe(before.rotation);
  expect(after.tags).toEqual({});
  expect(served.length).toBe(sent.length);
}

async function framesOf(content: Buffer) {
  const input = new Input({ source: new BufferSource(content), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The file has no video.');
  const frames: string[] = [];
  for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
    frames.push(`${timestamp} ${createHash('sha256').update(data).digest('hex')}`);
  return { frames, rotation: await track.getRotation(), tags: await input.getMetadataTags() };
}

describe.each([
  // Only pictures that are accepted differ between the two uses.
  ['photo', [...pictures.filter(({ outcome }) => outcome.kind === 'rewritten').slice(0, 12), ...polyglots]],
  ['chatImage', pictures],
  ['chatDocument', documents],
  ['video', videos],
] as const)('%s', (use, files) => {
  it.each(files.map((file) => [file.what, file] as const))('%s', (_, file) => check(uses[use], file));
});

it('afterwards the server accepts an ordinary picture, and has no file left that it did not store', async () => {
  const content = await picture().png().toBuffer();
  const { uri } = await upload(fixtures.who.premium, 'uploadChatImage', content);
  expect((await fixtures.who.premium.fetch(uri ?? '')).headers.get('content-type')).toBe(rewritten.type);
  expect((await fixtures.who.anonymous.fetch('/readyz')).status).toBe(200);
  const { rows, files } = await stored();
  expect(files.filter((path) => /\/[0-9a-f]{32}\.[a-z0-9]+$/.test(path))).toHaveLength(rows);
  expect(files.filter((path) => path.includes('.part') || /\/[0-9a-f]{32}$/.test(path))).toEqual([]);
});
