import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeContactChat } from '../people/contactChat.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { testApp, testCatalog, testDb } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';
import { asEmployer } from '../support/sandbox.ts';

const app = testApp();
const db = testDb(app);
const here = testCatalog(app);
let erin: User;
let maria: User;
let chatId: number;
let offerId: number;
const hour = 3_600_000;
const at = (hours: number) => new Date(app.clock.now.getTime() + hours * hour);

async function written(id: number, user: User, minutes: number) {
  const createdAt = new Date(app.clock.now.getTime() + minutes * 60_000);
  const message = await db.message.create({ data: { chatId: id, userId: user.id, text: 'Hello', createdAt } });
  const last = { lastMessageId: message.id, lastMessageAt: createdAt };
  await db.chat.update({ where: { id }, data: { ...last, nbMessages: { increment: 1 } } });
  const seen = { chatId: id, userId: user.id, readMessageId: message.id, lastMessageId: message.id };
  await db.chatParticipant.deleteMany({ where: { chatId: id } });
  await db.chatParticipant.create({ data: seen });
}
beforeAll(async () => {
  erin = await makeEmployer(db, { name: 'Erin Tan' });
  maria = await makeJobSeeker(db, here, { name: 'Maria Santos' });
  offerId = (await makeJobOffer(db, here, { employerId: erin.id })).id;
  chatId = (await makeContactChat(db, erin, maria)).id;
});

const query = `query ($id: ID!) { node(id: $id) { ... on Employer {
  waitingChat { databaseId } endingJobOffer { databaseId } } } }`;
const asked = async () =>
  (await readAs(app, asEmployer(erin), query, { id: encodeGlobalId('Employer', erin.id) })).node;
const nothing = { waitingChat: null, endingJobOffer: null };

describe('what comes next', () => {
  it('is nothing while nobody waits', async () => {
    await db.jobOffer.update({ where: { id: offerId }, data: { expiresAt: at(24 * 20) } });
    await written(chatId, erin, 1);
    expect(await asked()).toEqual(nothing);
  });

  it('is a message without an answer, and an offer that ends within three', async () => {
    await written(chatId, maria, 2);
    await db.jobOffer.update({ where: { id: offerId }, data: { expiresAt: at(70) } });
    const both = { waitingChat: { databaseId: chatId }, endingJobOffer: { databaseId: offerId } };
    expect(await asked()).toEqual(both);
  });

  it('is not the message of a new applicant, who is counted', async () => {
    const ben = await makeJobSeeker(db, here);
    const { id } = await makeContactChat(db, erin, ben);
    await written(id, ben, 3);
    await db.jobApplication.create({ data: { jobOfferId: offerId, jobSeekerId: ben.id, chatId: id } });
    expect(await asked()).toMatchObject({ waitingChat: { databaseId: chatId } });
    await db.jobApplication.updateMany({ where: { chatId: id }, data: { state: 'IN_TALK' } });
    expect(await asked()).toMatchObject({ waitingChat: { databaseId: id } });
  });
});
