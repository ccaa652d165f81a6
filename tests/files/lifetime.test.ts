import { mkdirSync } from 'node:fs';
import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadPhoto } from '../../server/domain/files/sent/profile.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { openOutbox } from '../../server/mail/outbox.ts';
import { arrivalsIn } from '../../server/media/incoming.ts';
import { IncomingFile } from '../../server/media/media.ts';
import type { Visitor } from '../support/browserless.ts';
import { erasedAt, makeJobOffer, makeUpload } from '../support/factories.ts';
import { pdf, picture } from '../support/files.ts';
import { testFolder } from '../support/folder.ts';
import { contextFor, mutateOver } from '../support/graph.ts';
import { sendMessage, testUploadFixtures, upload } from './support.ts';

/** Files exist as long as a record refers to them, whichever code removes the reference. On the disk they are for the server alone. */

const dataDir = testFolder();
const folders = ['media', 'outbox'].map((name) => join(dataDir, name));
// As an earlier version made them. They are closed at the start.
for (const folder of folders) mkdirSync(folder, { mode: 0o755 });
const fixtures = testUploadFixtures({ DATA_DIR: dataDir });
let png: Buffer;
const day = 24 * 3_600_000;
beforeAll(async () => {
  png = await picture().png().toBuffer();
});
beforeEach(async () => {
  await fixtures.app.services.db.upload.deleteMany();
});

const later = (milliseconds: number) => {
  const { clock } = fixtures.app;
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const isThere = async (uri: string) => (await fixtures.who.admin.fetch(uri)).status === 200;
const offerImage = async () => (await upload(fixtures.who.premium, 'uploadJobOfferImage', png)).uri ?? '';
const chatImage = async () => {
  const input = { chat: { databaseId: fixtures.chats.premium.id } };
  return (await upload(fixtures.who.premium, 'uploadChatImage', png, { input })).uri ?? '';
};
const clean = () => removeOver(fixtures.app.services, 'uploads');
const makeOffer = async (photoUri: string) => {
  const { db } = fixtures.app.services;
  const [city, job] = [await db.city.findFirstOrThrow(), await db.job.findFirstOrThrow()];
  return makeJobOffer(db, { cityId: city.id, jobId: job.id }, { employerId: fixtures.ids.premium, photoUri });
};

describe('an unused file', () => {
  it('is removed after a day', async () => {
    const uris = [await offerImage(), await chatImage()];
    later(day);
    await clean();
    expect(await Promise.all(uris.map(isThere))).toEqual([true, true]);
    later(1);
    await clean();
    expect(await Promise.all(uris.map(isThere))).toEqual([false, false]);
    expect(await fixtures.app.services.db.upload.count()).toBe(0);
    const chat = { databaseId: fixtures.chats.premium.id };
    const sent = await sendMessage(fixtures.who.premium, { chat, photoUri: uris[1] });
    expect(sent).toMatchObject({ fields: [{ field: 'photoUri' }] });
  });

  it('is removed along with many others, by several processes at once', async () => {
    const { db } = fixtures.app.services;
    for (let made = 0; made < 120; made += 1) await makeUpload(db, fixtures.ids.premium, 'OFFER_IMAGE');
    await db.upload.updateMany({ data: { createdAt: new Date(fixtures.app.clock.now.getTime() - 2 * day) } });
    await Promise.all([clean(), clean()]);
    expect(await db.upload.count()).toBe(0);
  });

  it('is removed at once when its user is deleted before it is shown', async () => {
    const { db, media } = fixtures.app.services;
    const id = fixtures.ids.otherJobSeeker;
    const prepare: typeof media.prepare = async (file, rule) => {
      const prepared = await media.prepare(file, rule);
      const keep = async (path: string) => {
        await prepared.keep(path);
        await db.user.update({ where: { id }, data: erasedAt(fixtures.app.clock.now) });
      };
      return { ...prepared, keep };
    };
    const own = contextFor(fixtures.app, { kind: 'jobSeeker', id, sessionId: 1 });
    const photo = new IncomingFile('photo.png', Readable.from([png]));
    await expect(uploadPhoto({ ...own, media: { ...media, prepare } }, null, photo)).rejects.toThrow();
    expect(await db.upload.count()).toBe(0);
  });

  it('counts towards a limit for each user', async () => {
    const { db } = fixtures.app.services;
    for (let made = 0; made < 100; made += 1) await makeUpload(db, fixtures.ids.premium, 'CHAT_IMAGE');
    const more = await upload(fixtures.who.premium, 'uploadJobOfferImage', png);
    expect(more).toMatchObject({ __typename: 'TooMany', code: 429 });
    const kept = { uri: expect.any(String) };
    expect(await upload(fixtures.who.otherEmployer, 'uploadJobOfferImage', png)).toMatchObject(kept);
    // One of the files is used.
    const used = await db.upload.findFirstOrThrow({ where: { userId: fixtures.ids.premium } });
    await db.upload.update({ where: { id: used.id }, data: { attachedAt: fixtures.app.clock.now } });
    expect(await upload(fixtures.who.premium, 'uploadJobOfferImage', png)).toMatchObject(kept);
  });
});

describe('a used file', () => {
  it('is kept', async () => {
    const chat = { databaseId: fixtures.chats.premium.id };
    const inMessage = await chatImage();
    await sendMessage(fixtures.who.premium, { chat, photoUri: inMessage });
    const inOffer = await offerImage();
    await makeOffer(inOffer);
    const photo = (await upload(fixtures.who.premium, 'uploadPhoto', png)).user?.photoUri ?? '';
    later(30 * day);
    await clean();
    expect(await Promise.all([inMessage, inOffer, photo].map(isThere))).toEqual([true, true, true]);
  });

  it('of two offers is kept until neither uses it', async () => {
    const { db } = fixtures.app.services;
    const uri = await offerImage();
    const offer = await makeOffer(uri);
    const other = await db.jobOffer.create({
      data: { ...offer, id: undefined, active: undefined, slug: 'the-same-picture' },
    });
    later(day + 1);
    await db.jobOffer.delete({ where: { id: offer.id } });
    await clean();
    expect(await isThere(uri)).toBe(true);
    await db.jobOffer.update({ where: { id: other.id }, data: { photoUri: null } });
    await clean();
    expect(await isThere(uri)).toBe(false);
  });

  it('of a user is removed when they no longer use it, but not on other changes', async () => {
    const { db } = fixtures.app.services;
    const photo = (await upload(fixtures.who.jobSeeker, 'uploadPhoto', png)).user?.photoUri ?? '';
    const update = (data: object) => db.user.update({ where: { id: fixtures.ids.jobSeeker }, data });
    later(day + 1);
    await update({ photoUri: photo, name: 'Maria S' });
    await update({ videoUri: '/media/videos/another.webm' });
    await clean();
    expect(await isThere(photo)).toBe(true);
    await update({ photoUri: null });
    await clean();
    expect(await isThere(photo)).toBe(false);
  });

  it('without an owner is kept when a record no longer uses it', async () => {
    const { db } = fixtures.app.services;
    const { now } = fixtures.app.clock;
    const video = { kind: 'VIDEO', contentType: 'video/webm', size: 1 } as const;
    const data = { id: 'ab'.repeat(16), ...video, attachedAt: now, createdAt: now };
    const shared = await db.upload.create({ data });
    const update = (videoUri: string | null) =>
      db.user.update({ where: { id: fixtures.ids.jobSeeker }, data: { videoUri } });
    await update(`/media/videos/${shared.id}.webm`);
    await update(null);
    later(2 * day);
    await clean();
    expect(await db.upload.count({ where: { id: shared.id } })).toBe(1);
  });
});

it('a picture of a company or an endorsement is removed when it is replaced, or when its record is deleted', async () => {
  const { employer, admin, anonymous } = fixtures.who;
  const statusOf = async (uri: string) => (await anonymous.fetch(uri)).status;
  const person = { kind: 'TESTIMONIAL', name: 'Grace Lim', subTitle: 'Baker', text: 'They came at once.' };
  let id: string | null = null;
  const saveLogo = (logoUri: string) => mutateOver(employer, 'saveEmployer', { logoUri });
  const saveEndorsement = async (imageUri: string) => {
    const saved = await mutateOver(admin, 'saveEndorsement', { ...person, id, imageUri }, 'endorsement { id }');
    id = saved.endorsement.id;
  };
  const replaced = async (by: Visitor, kind: 'Logo' | 'EndorsementImage', save: (uri: string) => Promise<unknown>) => {
    const make = async () => (await upload(by, `upload${kind}`, png)).uri ?? '';
    const [first, second] = [await make(), await make()];
    expect(first).toMatch(/^\/media\/(logos|endorsements)\/[0-9a-f]{32}\.webp$/);
    await save(first);
    await save(first);
    expect(await statusOf(first)).toBe(200);
    await save(second);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    return second;
  };
  await replaced(employer, 'Logo', saveLogo);
  const shown = await replaced(admin, 'EndorsementImage', saveEndorsement);
  await mutateOver(admin, 'deleteEndorsement', { id });
  expect(await statusOf(shown)).toBe(404);
});

it('files of chats, photos and mails cannot be read by other users of the machine', async () => {
  const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  const input = { chat: { databaseId: fixtures.chats.premium.id } };
  await chatImage();
  await upload(fixtures.who.premium, 'uploadChatDocument', pdf(), { input, name: 'Contract.pdf' });
  await upload(fixtures.who.premium, 'uploadPhoto', png);
  const outbox = openOutbox(join(dataDir, 'outbox'), () => fixtures.app.clock.now);
  await outbox.send({ to: '+65 9123 4567', subject: 'A text message', text: 'Your code is 123456.' });
  for (const folder of folders) {
    expect([folder, await permissions(folder)]).toEqual([folder, '700']);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      expect([path, await permissions(path)]).toEqual([path, entry.isFile() ? '600' : '700']);
    }
  }
});

it('partial files of a killed process are removed, but not those that are arriving', async () => {
  const folder = join(dataDir, 'arrivals');
  await upload(fixtures.who.premium, 'uploadPhoto', png);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'left'), 'half a video');
  await writeFile(join(folder, 'arriving'), 'half a video');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(folder, 'left'), longAgo, longAgo);
  await arrivalsIn(folder).clean();
  expect(await readdir(folder)).toEqual(['arriving']);
});
