import { beforeAll, expect, it } from 'vitest';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { Visitor } from '../support/browserless.ts';
import { type ChatFixtures, makeChatFixtures, say } from '../support/chatFixtures.ts';
import { makeEmployer, testPassword } from '../support/factories.ts';
import { fixture, testApp } from '../support/fixtures.ts';
import { readOver } from '../support/graph.ts';

/** The next step in a chat, as the graph tells it to each side. The table of all states is tested beside the policy. */

const app = testApp();
const chat: ChatFixtures = fixture(() => makeChatFixtures(app));

const query = 'query ($chat: ChatReference!) { chat(reference: $chat) { nextStep { step trialShiftId } } }';
const stepOf = async (visitor: Visitor, reference: object = { databaseId: chat.chatId }) =>
  (await readOver(visitor, query, { chat: reference })).chat.nextStep;

const steps = async () => ({
  employer: (await stepOf(chat.employer))?.step ?? null,
  jobSeeker: (await stepOf(chat.jobSeeker))?.step ?? null,
  admin: (await stepOf(chat.admin))?.step ?? null,
});

const shift = (data: object) =>
  app.services.db.trialShift.create({
    data: {
      ...{ chatId: chat.chatId, proposedBy: 'EMPLOYER', minutes: 240, timeZone: 'Asia/Singapore', rate: 14 },
      ...{ currency: 'SGD', startsAt: new Date(app.clock.now.getTime() + 86_400_000) },
      ...data,
    },
  });

beforeAll(async () => {
  expect(await steps()).toEqual({ employer: null, jobSeeker: null, admin: null });
});

it('is none until both have written', async () => {
  await say(chat.employer, chat.chatId, 'Hello');
  expect(await steps()).toEqual({ employer: null, jobSeeker: null, admin: null });
  await say(chat.jobSeeker, chat.chatId, 'Good morning');
  expect(await steps()).toEqual({ employer: 'PROPOSE_TRIAL_SHIFT', jobSeeker: 'PROPOSE_TRIAL_SHIFT', admin: null });
  // The holder of a link acts as its side.
  expect(await stepOf(new Visitor(app.url), { sharedHash: chat.shareHash })).toMatchObject({
    step: 'PROPOSE_TRIAL_SHIFT',
  });
});

it('follows a trial shift from its proposal to its outcome and the review', async () => {
  const { db } = app.services;
  const { id } = await shift({});
  expect(await steps()).toEqual({ employer: null, jobSeeker: 'ANSWER_TRIAL_SHIFT', admin: null });
  expect((await stepOf(chat.jobSeeker))?.trialShiftId).toBe(encodeGlobalId('TrialShift', id));

  await db.trialShift.update({ where: { id }, data: { state: 'ACCEPTED', answeredAt: app.clock.now } });
  expect(await steps()).toEqual({ employer: 'SEE_TRIAL_SHIFT', jobSeeker: 'SEE_TRIAL_SHIFT', admin: null });
  await db.trialShift.update({ where: { id }, data: { startsAt: new Date(app.clock.now.getTime() - 1000) } });
  expect((await steps()).employer).toBe('NOTE_OUTCOME');

  await db.chat.update({ where: { id: chat.chatId }, data: { outcome: 'HIRED', outcomeAt: app.clock.now } });
  expect(await steps()).toEqual({ employer: 'REVIEW', jobSeeker: null, admin: null });
  const { employerId = 0, jobSeekerId = 0 } = await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } });
  // A review takes a login of this employer, not of another one who has the link and may review the job seeker.
  const other = await makeEmployer(db);
  await db.rating.create({
    data: { employerId: other.id, jobSeekerId: jobSeekerId ?? 0, stars: 4, changedAt: app.clock.now },
  });
  const otherVisitor = await new Visitor(app.url).signIn(other.loginEmail ?? '', testPassword);
  for (const holder of [new Visitor(app.url), otherVisitor])
    expect(await stepOf(holder, { sharedHash: chat.shareHash })).toBeNull();
  await db.rating.create({
    data: { employerId: employerId ?? 0, jobSeekerId: jobSeekerId ?? 0, stars: 5, changedAt: app.clock.now },
  });
  expect((await steps()).employer).toBeNull();
});
