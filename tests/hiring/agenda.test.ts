import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import type { User } from '../../server/generated/prisma/client.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker } from '../support/factories.ts';
import { fixture, testApp, testCatalog } from '../support/fixtures.ts';
import { readAs } from '../support/graph.ts';

const app = testApp();
const db = fixture(() => app.services.db);
const here = testCatalog(app);
let erin: User;
let maria: User;
let chatId: number;
let offerId: number;
const hour = 3_600_000;
const at = (hours: number) => new Date(app.clock.now.getTime() + hours * hour);

async function chatOf(employer: User, jobSeeker: User) {
  const pair = { employerId: employer.id, jobSeekerId: jobSeeker.id };
  const hashes = {
    employerHash: `e${pair.employerId}-${pair.jobSeekerId}`,
    jobSeekerHash: `j${pair.employerId}-${pair.jobSeekerId}`,
  };
  return db.chat.create({ data: { kind: 'CONTACT', open: true, ...pair, ...hashes } });
}
async function written(id: number, user: User, minutes: number) {
  const createdAt = new Date(app.clock.now.getTime() + minutes * 60_000);
  const message = await db.message.create({ data: { chatId: id, userId: user.id, text: 'Hello', createdAt } });
  await db.chat.update({
    where: { id },
    data: { lastMessageId: message.id, lastMessageAt: createdAt, nbMessages: { increment: 1 } },
  });
  const seen = { chatId: id, userId: user.id, readMessageId: message.id, lastMessageId: message.id };
  await db.chatParticipant.deleteMany({ where: { chatId: id } });
  await db.chatParticipant.create({ data: seen });
}
beforeAll(async () => {
  erin = await makeEmployer(db, { name: 'Erin Tan' });
  maria = await makeJobSeeker(db, here, { name: 'Maria Santos' });
  const offer = await makeJobOffer(db, here, { employerId: erin.id });
  offerId = offer.id;
  chatId = (await chatOf(erin, maria)).id;
});

const query = `query ($id: ID!) { node(id: $id) { ... on Employer {
  waitingChat { databaseId } endingJobOffer { databaseId } } } }`;
async function asked(viewer: Viewer) {
  return (await readAs(app, viewer, query, { id: encodeGlobalId('Employer', erin.id) })).node;
}
const employer = (): Viewer => ({ kind: 'employer', id: erin.id, sessionId: 1 });
const nothing = { waitingChat: null, endingJobOffer: null };

describe('what comes next', () => {
  it('is nothing while nobody waits', async () => {
    await db.jobOffer.update({ where: { id: offerId }, data: { expiresAt: at(24 * 20) } });
    await written(chatId, erin, 1);
    expect(await asked(employer())).toEqual(nothing);
  });

  it('is a message without an answer, and an offer that ends within three', async () => {
    await written(chatId, maria, 2);
    await db.jobOffer.update({ where: { id: offerId }, data: { expiresAt: at(70) } });
    expect(await asked(employer())).toEqual({
      waitingChat: { databaseId: chatId },
      endingJobOffer: { databaseId: offerId },
    });
  });

  it('is not the message of a new applicant, who is counted', async () => {
    const ben = await makeJobSeeker(db, here);
    const { id } = await chatOf(erin, ben);
    await written(id, ben, 3);
    const application = await db.jobApplication.create({
      data: { jobOfferId: offerId, jobSeekerId: ben.id, chatId: id },
    });
    expect(await asked(employer())).toMatchObject({ waitingChat: { databaseId: chatId } });
    await db.jobApplication.update({ where: { id: application.id }, data: { state: 'IN_TALK' } });
    expect(await asked(employer())).toMatchObject({ waitingChat: { databaseId: id } });
  });
});
