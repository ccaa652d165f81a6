import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { type Person, testBrowser } from '../../support/browser.ts';
import { makeJobSeeker } from '../../support/factories.ts';
import { box, film, picture } from '../../support/files.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { expectNoLayoutFaults } from '../../support/layoutFaults.ts';
import { alive, text } from '../../support/pageSteps.ts';
import { makeProfileFixtures } from '../../support/profiles.ts';
import { signedIn } from '../../support/signedIn.ts';
import { desktop, phone } from '../../support/viewports.ts';

/** The upload of a profile's video in a real browser. */

const megabyte = 1024 * 1024;
const app = testApp();
const browser = testBrowser();
const fixtures = fixture(() => makeProfileFixtures(app.services));
let folder: string;
/** Three seconds of H.264, the first half of a second black; the index at the end; padded to take a while. */
let path: string;
const photoUri = `/media/photos/${'a'.repeat(32)}.webp`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hourhand-video-'));
  path = join(folder, 'me.mp4');
  await writeFile(
    path,
    Buffer.concat([await readFile('tests/support/clip.mp4'), box('free', Buffer.alloc(4 * megabyte))]),
  );
  await mkdir(join(app.dataDir, 'media/photos'), { recursive: true });
  await writeFile(join(app.dataDir, photoUri), await picture(300, 300).webp().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

let person: Person;
let page: Page;
let line: CDPSession;
/** Where each request to continue began. */
let offsets: number[];
let userId: number;
beforeEach(async () => {
  const jobSeeker = await makeJobSeeker(app.services.db, fixtures.catalog);
  userId = jobSeeker.id;
  await app.services.db.user.update({
    where: { id: userId },
    data: { answer3: 'Weekends', photoUri },
  });
  person = await signedIn(browser, app, jobSeeker, phone);
  page = person.page;
  line = await person.context.newCDPSession(page);
  await line.send('Network.enable');
  offsets = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
});

const connection = (state: 'slow' | 'lost' | 'good') =>
  line.send('Network.emulateNetworkConditions', {
    offline: state === 'lost',
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: state === 'slow' ? 400 * 1024 : -1,
  });
const field = () => page.getByLabel(/^Choose (a|another) video$/);
const progress = () => page.getByRole('progressbar', { name: 'Upload of me.mp4' });
const share = async () => Number(await progress().getAttribute('value'));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const uploaded = () => page.getByText('Uploaded. It is shown in your profile after you save.').waitFor();
const stored = () => app.services.db.user.findUniqueOrThrow({ where: { id: userId } });

async function openEditor(): Promise<void> {
  await page.goto('/my-profile');
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
}

async function saveProfile(): Promise<void> {
  await press('Save');
  await page.getByText('Thank you! Information saved.').waitFor();
}

it('continues by itself after the connection was lost, and then plays with its poster', async () => {
  await openEditor();
  await connection('slow');
  await field().setInputFiles(path);
  await expect.poll(share).toBeGreaterThan(0.3);
  await expectNoLayoutFaults(page, 'the upload');
  await connection('lost');
  await page.getByRole('status').getByText('Connection lost. The upload will continue by itself.').waitFor();
  expect(await share()).toBeGreaterThan(0);
  await expectNoLayoutFaults(page, 'the lost connection');
  await connection('good');
  await uploaded();
  // What had arrived was not sent again.
  expect(offsets.length).toBeGreaterThan(1);
  expect(offsets.at(0)).toBe(0);
  expect(offsets.at(-1)).toBeGreaterThan(0.2 * 4 * megabyte);
  expect((await stored()).videoUri).toBeNull();
  await saveProfile();

  const { name, title, videoUri, videoPosterUri } = await stored();
  const video = await fetch(app.url + videoUri);
  expect(Buffer.from(await video.arrayBuffer()).equals(await readFile(path))).toBe(true);
  const poster = await fetch(app.url + videoPosterUri);
  const { channels } = await sharp(Buffer.from(await poster.arrayBuffer())).stats();
  // Not the black beginning.
  expect(channels[1]?.mean).toBeGreaterThan(60);

  await page.setViewportSize(desktop);
  await page.goto(paths.jobSeeker.to({ id: userId, name, title, city: null, job: null }));
  const player = page.getByLabel(/^Video presentation of/);
  expect(await player.getAttribute('poster')).toBe(videoPosterUri);
  expect(await player.getAttribute('preload')).toBe('none');
  // Playing from the middle reads the index at the end of the file, and then a part of it.
  const shown = await player.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) return null;
    element.muted = true;
    await element.play();
    element.currentTime = 2;
    await new Promise((seeked) => element.addEventListener('seeked', seeked, { once: true }));
    return { width: element.videoWidth, at: Math.floor(element.currentTime) };
  });
  expect(shown).toEqual({ width: 160, at: 2 });
});

it('is paused and continued', async () => {
  await openEditor();
  await connection('slow');
  await field().setInputFiles(path);
  await expect.poll(share).toBeGreaterThan(0.2);
  await press('Pause');
  await page.getByRole('status').getByText('Paused.').waitFor();
  const before = offsets.length;
  await connection('good');
  await press('Continue');
  await uploaded();
  expect(offsets.length).toBe(before + 1);
  expect(offsets.at(-1)).toBeGreaterThan(0);
  // Saving it needs no further bytes.
  await saveProfile();
  expect(offsets.length).toBe(before + 1);
  expect(person.complaints).toEqual([]);
});

it('is cancelled, and leaves nothing', async () => {
  await openEditor();
  await connection('slow');
  await field().setInputFiles(path);
  await expect.poll(share).toBeGreaterThan(0.2);
  await press('Cancel');
  await expect.poll(() => app.services.db.resumableUpload.count({ where: { userId } })).toBe(0);
  expect(await progress().count()).toBe(0);
  await saveProfile();
  expect((await stored()).videoUri).toBeNull();
});

it('continues after a reload of the page when the same file is chosen again', async () => {
  await openEditor();
  await connection('slow');
  await field().setInputFiles(path);
  await expect.poll(share).toBeGreaterThan(0.3);
  await page.reload();
  await alive(page.getByRole('button', { name: 'Save', exact: true }));
  await connection('good');
  offsets = [];
  await field().setInputFiles(path);
  await uploaded();
  expect(offsets.at(0)).toBeGreaterThan(0.2 * 4 * megabyte);
  await saveProfile();
  expect((await stored()).videoUri).not.toBeNull();
  expect(person.complaints).toEqual([]);
});

it('that is refused shows the reason until it is tried again', async () => {
  const limit = Array.from({ length: 5 }, (_, at) => ({
    id: `${userId}-${at}`,
    userId,
    size: 9,
    createdAt: app.clock.now,
  }));
  await app.services.db.resumableUpload.createMany({ data: limit });
  await openEditor();
  await field().setInputFiles(path);
  const reason = 'You have begun to upload too many videos without using them. Please try again tomorrow.';
  await page.getByRole('alert').getByText(reason).waitFor();
  await expectNoLayoutFaults(page, 'the refusal');
  await press('Save');
  await expect.poll(() => page.getByText(reason).count()).toBe(2);
  await app.services.db.resumableUpload.deleteMany({ where: { userId } });
  await press('Try again');
  await uploaded();
  await saveProfile();
  expect(person.complaints.filter((complaint) => !complaint.includes('429'))).toEqual([]);
});

it.each([
  [
    'too long',
    film('isom', { seconds: 185 }),
    'A video can be at most 2:00 minutes long. This one is 3:05 minutes long.',
  ],
  ['in HEVC', film('isom', { codec: 'hvc1' }), /^Some browsers cannot play this video\. Please save it as MP4/],
])('that is %s is refused before it is sent', async (_, buffer, reason) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openEditor();
  await field().setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer });
  await text(page, reason);
  await expectNoLayoutFaults(page, 'the reason');
  await saveProfile();
  expect(requests.filter((request) => request.startsWith('/api/video-uploads'))).toEqual([]);
});
