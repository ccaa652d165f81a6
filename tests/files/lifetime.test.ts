import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadPhoto } from '../../server/domain/files/sent/profile.ts';
import { removeOver } from '../../server/domain/lifecycle/retention/remove.ts';
import { arrivalsIn } from '../../server/media/incoming.ts';
import { IncomingFile } from '../../server/media/media.ts';
import { makeUpload } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { contextFor } from '../support/graph.ts';
import { sendMessage, testUploadFixtures, upload } from './support.ts';

/** Files exist as long as a record refers to them, whichever code removes the reference. */

const fixtures = testUploadFixtures();
let png: Buffer;
const day = 24 * 3_600_000;
beforeAll(async () => {
  png = await picture().png().toBuffer();
});
beforeEach(async () => {
  await fixtures.app.services.db.upload.deleteMany();
});

const later = async (milliseconds: number) => {
  const { clock } = fixtures.app;
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const isThere = async (uri: string) => (await fixtures.who.admin.fetch(uri)).status === 200;
const offerImage = async () => (await upload(fixtures.who.premium, 'uploadJobOfferImage', png)).uri ?? '';
const makeOffer = async (photoUri: string) => {
  const { db } = fixtures.app.services;
  const [city, job] = [await db.city.findFirstOrThrow(), await db.job.findFirstOrThrow()];
  return db.jobOffer.create({
    data: {
      employerId: fixtures.ids.premium,
      cityId: city.id,
      jobId: job.id,
      maxRate: 12,
      description: 'Evenings',
      slug: `offer-${photoUri}`,
      photoUri,
    },
  });
};

describe('an unused file', () => {
  it('is removed after a day', async () => {
    const chat = { databaseId: fixtures.chats.premium.id };
    const uris = [
      await offerImage(),
      (await upload(fixtures.who.premium, 'uploadChatImage', png, { input: { chat } })).uri ?? '',
    ];
    await later(day);
    await removeOver(fixtures.app.services, 'uploads');
    expect(await Promise.all(uris.map(isThere))).toEqual([true, true]);
    await later(1);
    await removeOver(fixtures.app.services, 'uploads');
    expect(await Promise.all(uris.map(isThere))).toEqual([false, false]);
    expect(await fixtures.app.services.db.upload.count()).toBe(0);
  });

  it('is removed along with many others, by several processes at once', async () => {
    const { db } = fixtures.app.services;
    for (let made = 0; made < 120; made += 1) await makeUpload(db, fixtures.ids.premium, 'OFFER_IMAGE');
    await db.upload.updateMany({ data: { createdAt: new Date(fixtures.app.clock.now.getTime() - 2 * day) } });
    await Promise.all([removeOver(fixtures.app.services, 'uploads'), removeOver(fixtures.app.services, 'uploads')]);
    expect(await db.upload.count()).toBe(0);
  });

  it('is removed at once when its user is deleted before it is shown', async () => {
    const { db, media } = fixtures.app.services;
    const id = fixtures.ids.otherJobSeeker;
    const prepare: typeof media.prepare = async (file, rule) => {
      const prepared = await media.prepare(file, rule);
      const keep = async (path: string) => {
        await prepared.keep(path);
        await db.user.update({ where: { id }, data: { deletedAt: fixtures.app.clock.now } });
      };
      return { ...prepared, keep };
    };
    const context = {
      ...contextFor(fixtures.app, { kind: 'jobSeeker', id, sessionId: 1 }),
      media: { ...media, prepare },
    };
    const photo = new IncomingFile('photo.png', Readable.from([png]));
    await expect(uploadPhoto(context, null, photo)).rejects.toThrow();
    expect(await db.upload.count()).toBe(0);
  });

  it('counts towards a limit for each user', async () => {
    const { db } = fixtures.app.services;
    for (let made = 0; made < 100; made += 1) await makeUpload(db, fixtures.ids.premium, 'CHAT_IMAGE');
    const more = await upload(fixtures.who.premium, 'uploadJobOfferImage', png);
    expect(more).toMatchObject({ __typename: 'TooMany', code: 429 });
    expect(await upload(fixtures.who.otherEmployer, 'uploadJobOfferImage', png)).toMatchObject({
      uri: expect.any(String),
    });
    // One of the files is used.
    const used = await db.upload.findFirstOrThrow({ where: { userId: fixtures.ids.premium } });
    await db.upload.update({ where: { id: used.id }, data: { attachedAt: fixtures.app.clock.now } });
    expect(await upload(fixtures.who.premium, 'uploadJobOfferImage', png)).toMatchObject({ uri: expect.any(String) });
  });

  it('cannot be sent after its removal', async () => {
    const chat = { databaseId: fixtures.chats.premium.id };
    const { uri } = await upload(fixtures.who.premium, 'uploadChatImage', png, { input: { chat } });
    await later(day + 1);
    await removeOver(fixtures.app.services, 'uploads');
    expect(await sendMessage(fixtures.who.premium, { chat, photoUri: uri })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'photoUri' }],
    });
  });
});

describe('a used file', () => {
  it('is kept', async () => {
    const chat = { databaseId: fixtures.chats.premium.id };
    const inMessage = (await upload(fixtures.who.premium, 'uploadChatImage', png, { input: { chat } })).uri ?? '';
    await sendMessage(fixtures.who.premium, { chat, photoUri: inMessage });
    const inOffer = await offerImage();
    await makeOffer(inOffer);
    const photo = (await upload(fixtures.who.premium, 'uploadPhoto', png)).user?.photoUri ?? '';
    await later(30 * day);
    await removeOver(fixtures.app.services, 'uploads');
    expect(await Promise.all([inMessage, inOffer, photo].map(isThere))).toEqual([true, true, true]);
  });

  it('of two offers is kept until neither uses it', async () => {
    const { db } = fixtures.app.services;
    const uri = await offerImage();
    const offer = await makeOffer(uri);
    const other = await db.jobOffer.create({
      data: { ...offer, id: undefined, active: undefined, slug: 'the-same-picture' },
    });
    await later(day + 1);
    await db.jobOffer.delete({ where: { id: offer.id } });
    await removeOver(fixtures.app.services, 'uploads');
    expect(await isThere(uri)).toBe(true);
    await db.jobOffer.update({ where: { id: other.id }, data: { photoUri: null } });
    await removeOver(fixtures.app.services, 'uploads');
    expect(await isThere(uri)).toBe(false);
  });

  it('of a user is removed when they no longer use it, but not on other changes', async () => {
    const { db } = fixtures.app.services;
    const photo = (await upload(fixtures.who.jobSeeker, 'uploadPhoto', png)).user?.photoUri ?? '';
    const update = (data: object) => db.user.update({ where: { id: fixtures.ids.jobSeeker }, data });
    await later(day + 1);
    await update({ photoUri: photo, name: 'Maria S' });
    await update({ videoUri: '/media/videos/another.webm' });
    await removeOver(fixtures.app.services, 'uploads');
    expect(await isThere(photo)).toBe(true);
    await update({ photoUri: null });
    await removeOver(fixtures.app.services, 'uploads');
    expect(await isThere(photo)).toBe(false);
  });

  it('without an owner is kept when a record no longer uses it', async () => {
    const { db } = fixtures.app.services;
    const shared = await db.upload.create({
      data: {
        id: 'ab'.repeat(16),
        kind: 'VIDEO',
        contentType: 'video/webm',
        size: 1,
        attachedAt: fixtures.app.clock.now,
        createdAt: fixtures.app.clock.now,
      },
    });
    const update = (videoUri: string | null) =>
      db.user.update({ where: { id: fixtures.ids.jobSeeker }, data: { videoUri } });
    await update(`/media/videos/${shared.id}.webm`);
    await update(null);
    await later(2 * day);
    await removeOver(fixtures.app.services, 'uploads');
    expect(await db.upload.count({ where: { id: shared.id } })).toBe(1);
  });
});

it('partial files of a killed process are removed, but not those that are arriving', async () => {
  const folder = join(fixtures.app.dataDir, 'arrivals');
  await upload(fixtures.who.premium, 'uploadPhoto', png);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'left'), 'half a video');
  await writeFile(join(folder, 'arriving'), 'half a video');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(folder, 'left'), longAgo, longAgo);
  await arrivalsIn(folder).clean();
  expect(await readdir(folder)).toEqual(['arriving']);
});
