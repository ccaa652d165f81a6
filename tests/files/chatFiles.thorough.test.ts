import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../support/browserless.ts';
import { compoundFile, pdf, photoFromPhone, picture, xlsx } from '../support/files.ts';
import { type Answered, readOver } from '../support/graph.ts';
import { sendMessage, testUploadFixtures, upload } from './support.ts';

const fixtures = testUploadFixtures();
let png: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
});

const premiumChat = () => ({ databaseId: fixtures.chats.premium.id });
const uriOf = ({ uri, ...rest }: Answered): string => uri ?? expect.fail(JSON.stringify(rest));
const image = async (visitor: Visitor, chat?: object) =>
  uriOf(await upload(visitor, 'uploadChatImage', png, { input: chat ? { chat } : {} }));
const document = async (visitor: Visitor, chat: object, name = 'Contract.pdf') =>
  uriOf(await upload(visitor, 'uploadChatDocument', pdf(), { input: { chat }, name }));
const path = (uri: string) => uri.split('?')[0] ?? '';

describe('sending', () => {
  it('a picture creates an image message', async () => {
    const input = { chat: premiumChat() };
    const { uri } = await upload(fixtures.who.premium, 'uploadChatImage', await photoFromPhone(), { input });
    const answer = await sendMessage(fixtures.who.premium, { chat: premiumChat(), photoUri: uri, text: ' Here I am ' });
    expect(answer.sentMessage).toMatchObject({ type: 'IMAGE', text: 'Here I am', photoUri: uri, documentUri: null });
    const response = await fixtures.who.jobSeeker.fetch(uri ?? '');
    expect(response.status).toBe(200);
    // Upright.
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 400, height: 600 });
  });

  it.each([
    ['Contract.pdf', pdf()],
    ['Rota.xlsx', xlsx()],
    ['Old rota.xls', compoundFile('Workbook')],
  ])('%s creates a document message without a text', async (name, content) => {
    const input = { chat: premiumChat() };
    const kept = await upload(fixtures.who.jobSeeker, 'uploadChatDocument', content, { input, name });
    expect(kept.name).toBe(name);
    const answer = await sendMessage(fixtures.who.jobSeeker, { chat: premiumChat(), documentUri: kept.uri });
    expect(answer.sentMessage).toMatchObject({
      type: 'DOCUMENT',
      text: null,
      photoUri: null,
      documentUri: kept.uri,
      documentName: name,
    });
  });

  const notHere = (field: string) => ({
    __typename: 'InvalidInput',
    fields: [{ field, message: 'This file cannot be used here. Please upload it again.' }],
  });

  it('a file of another chat, sender or kind is refused, and the chat is unchanged', async () => {
    const messages = await fixtures.app.services.db.message.count();
    const { jobSeeker, premium, admin } = fixtures.who;
    const send = (photoUri: string) => sendMessage(premium, { chat: premiumChat(), photoUri });
    // The job seeker's own file, for another of their chats.
    const elsewhere = await image(jobSeeker, { databaseId: fixtures.chats.employer.id });
    expect(await sendMessage(jobSeeker, { chat: premiumChat(), photoUri: elsewhere })).toMatchObject(
      notHere('photoUri'),
    );
    for (const uri of [
      await image(jobSeeker, premiumChat()),
      await image(admin, premiumChat()),
      await document(premium, premiumChat()),
      uriOf(await upload(premium, 'uploadJobOfferImage', png)),
      (await upload(premium, 'uploadPhoto', png)).user?.photoUri ?? '',
      'https://example.test/a.webp',
      `/media/chats/${'0'.repeat(32)}.webp`,
    ])
      expect(await send(uri), uri).toMatchObject(notHere('photoUri'));
    expect(
      await sendMessage(premium, { chat: premiumChat(), documentUri: await image(premium, premiumChat()) }),
    ).toMatchObject(notHere('documentUri'));
    expect(await fixtures.app.services.db.message.count()).toBe(messages);
  });

  it('a file uploaded without a chat can be sent in one chat, and then in no other', async () => {
    const uri = await image(fixtures.who.jobSeeker);
    // Before it is sent, only the sender can open it.
    expect((await fixtures.who.jobSeeker.fetch(uri)).status).toBe(200);
    expect((await fixtures.who.premium.fetch(uri)).status).toBe(404);
    const answer = await sendMessage(fixtures.who.jobSeeker, { chat: premiumChat(), photoUri: uri });
    expect(answer.sentMessage).toMatchObject({ type: 'IMAGE', photoUri: uri });
    expect((await fixtures.who.premium.fetch(uri)).status).toBe(200);
    const again = { chat: { databaseId: fixtures.chats.employer.id }, photoUri: uri };
    expect(await sendMessage(fixtures.who.jobSeeker, again)).toMatchObject(notHere('photoUri'));
  });
});

describe('opening a file', () => {
  let photoUri: string;
  let documentUri: string;
  beforeAll(async () => {
    photoUri = await image(fixtures.who.premium, premiumChat());
    documentUri = await document(fixtures.who.premium, premiumChat(), 'Vertrag für "Mia" – 契約.pdf');
    await sendMessage(fixtures.who.premium, { chat: premiumChat(), photoUri, documentUri });
  });

  it('is as if it were not there for others', async () => {
    for (const person of ['anonymous', 'guest', 'otherJobSeeker', 'employer', 'otherEmployer'] as const) {
      const missing = await (await fixtures.who[person].fetch(`/media/chats/${'0'.repeat(32)}.webp`)).text();
      for (const uri of [photoUri, documentUri]) {
        const answer = await fixtures.who[person].fetch(uri);
        expect([person, answer.status, await answer.text()]).toEqual([person, 404, missing]);
      }
    }
  });

  it('is not possible with another extension, folder or path', async () => {
    const id = /[0-9a-f]{32}/.exec(photoUri)?.[0];
    for (const uri of [
      `/media/photos/${id}.webp`,
      `/media/photos/../chats/${id}.webp`,
      `/media/photos/..%2fchats%2f${id}.webp`,
      `/media/chats%2f${id}.webp`,
    ]) {
      expect((await fixtures.who.anonymous.fetch(uri)).status).toBe(404);
    }
    expect((await fixtures.who.premium.fetch(`/media/chats/${id}.pdf`)).status).toBe(404);
  });

  it.each(['premium', 'jobSeeker', 'admin'] as const)('is possible for %s', async (person) => {
    const seen = await fixtures.who[person].fetch(photoUri);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
    await seen.arrayBuffer();
    const got = await fixtures.who[person].fetch(documentUri);
    expect(got.status).toBe(200);
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Vertrag f_r _Mia_ _ __.pdf"; filename*=UTF-8\'\'Vertrag%20f%C3%BCr%20_Mia_%20%E2%80%93%20%E5%A5%91%E7%B4%84.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await got.arrayBuffer())).toEqual(pdf());
  });

  it('is revalidated by the browser, with the permissions of the time', async () => {
    const headers = { 'if-none-match': (await fixtures.who.premium.fetch(photoUri)).headers.get('etag') ?? '' };
    expect((await fixtures.who.premium.fetch(photoUri, { headers })).status).toBe(304);
    expect((await fixtures.who.anonymous.fetch(photoUri, { headers })).status).toBe(404);
  });
});

describe('with a share link', () => {
  const read = async (visitor: Visitor, chat: object) => {
    const source = `query ($chat: ChatReference!) {
      chat(reference: $chat) { messages(first: 1) { edges { node { photoUri documentUri } } } } }`;
    return (await readOver(visitor, source, { chat })).chat.messages.edges[0].node;
  };
  const shared = (side: 'employerHash' | 'jobSeekerHash') => ({ sharedHash: fixtures.chats.premium[side] });

  it.each(['employerHash', 'jobSeekerHash'] as const)('its holder uploads, sends and opens files: %s', async (side) => {
    const { anonymous, premium, admin } = fixtures.who;
    const photoUri = await image(anonymous, shared(side));
    const documentUri = await document(anonymous, shared(side));
    const answer = await sendMessage(anonymous, { chat: shared(side), photoUri, documentUri });
    expect(answer.sentMessage).toMatchObject({ type: 'IMAGE', photoUri, documentUri });

    for (const uri of Object.values<string>(await read(anonymous, shared(side)))) {
      expect(uri).not.toContain(fixtures.chats.premium[side]);
      expect((await anonymous.fetch(uri)).status).toBe(200);
      // Without the signature only the participants and the admins can read it.
      expect((await anonymous.fetch(path(uri))).status).toBe(404);
      expect((await premium.fetch(path(uri))).status).toBe(200);
      expect((await admin.fetch(path(uri))).status).toBe(200);
    }
    expect(await read(premium, premiumChat())).toMatchObject({ photoUri: path(photoUri) });
  });

  it('the URL of a file expires, and is invalid for other files', async () => {
    const { anonymous, premium } = fixtures.who;
    const uri = await image(anonymous, shared('employerHash'));
    const other = await image(premium, premiumChat());
    expect((await anonymous.fetch(uri.replace(path(uri), other))).status).toBe(404);
    const { clock } = fixtures.app;
    const now = clock.now;
    clock.now = new Date(now.getTime() + 2 * 3_600_000);
    expect((await anonymous.fetch(uri)).status).toBe(404);
    clock.now = now;
    expect((await anonymous.fetch(uri)).status).toBe(200);
  });

  it('of a closed chat, no files can be opened', async () => {
    const { anonymous, premium, admin } = fixtures.who;
    const { db } = fixtures.app.services;
    const uri = await image(anonymous, shared('employerHash'));
    await db.chat.update({ where: { id: fixtures.chats.premium.id }, data: { open: false } });
    expect((await anonymous.fetch(uri)).status).toBe(404);
    expect((await premium.fetch(path(uri))).status).toBe(404);
    expect((await admin.fetch(path(uri))).status).toBe(200);
    await db.chat.update({ where: { id: fixtures.chats.premium.id }, data: { open: true } });
  });
});
