import { expect, it } from 'vitest';
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

it('follows a chat from its beginning to the review', async () => {
  const { db } = app.services;
  expect(await steps()).toEqual({ employer: null, jobSeeker: null, admin: null });
  await say(chat.employer, chat.chatId, 'Hello');
  expect(await steps()).toEqual({ employer: null, jobSeeker: null, admin: null });
  await say(chat.jobSeeker, chat.chatId, 'Good morning');
  expect(await steps()).toEqual({ employer: 'PROPOSE_TRIAL_SHIFT', jobSeeker: 'PROPOSE_TRIAL_SHIFT', admin: null });
  // The holder of a link acts as its side.
  const byLink = { sharedHash: chat.shareHash };
  expect(await stepOf(new Visitor(app.url), byLink)).toMatchObject({ step: 'PROPOSE_TRIAL_SHIFT' });

  const terms = { minutes: 240, timeZone: 'Asia/Singapore', rate: 14, currency: 'SGD' };
  const startsAt = new Date(app.clock.now.getTime() + 86_400_000);
  const data = { chatId: chat.chatId, proposedBy: 'EMPLOYER', startsAt, ...terms } as const;
  const { id } = await db.trialShift.create({ data });
  expect(await steps()).toEqual({ employer: null, jobSeeker: 'ANSWER_TRIAL_SHIFT', admin: null });
  expect((await stepOf(chat.jobSeeker))?.trialShiftId).toBe(encodeGlobalId('TrialShift', id));

  await db.trialShift.update({ where: { id }, data: { state: 'ACCEPTED', answeredAt: app.clock.now } });
  expect(await steps()).toEqual({ employer: 'SEE_TRIAL_SHIFT', jobSeeker: 'SEE_TRIAL_SHIFT', admin: null });
  await db.trialShift.update({ where: { id }, data: { startsAt: new Date(app.clock.now.getTime() - 1000) } });
  expect((await steps()).employer).toBe('NOTE_OUTCOME');

  await db.chat.update({ where: { id: chat.chatId }, data: { outcome: 'HIRED', outcomeAt: app.clock.now } });
  expect(await steps()).toEqual({ employer: 'REVIEW', jobSeeker: null, admin: null });
  const { employerId, jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } });
  const rate = (employer: number | null) => {
    const people = { employerId: employer ?? 0, jobSeekerId: jobSeekerId ?? 0 };
    return db.rating.create({ data: { ...people, stars: 4, changedAt: app.clock.now } });
  };
  // A review takes a login of this employer, not of another one who has the link and may review the job seeker.
  const other = await makeEmployer(db);
  await rate(other.id);
  const otherVisitor = await new Visitor(app.url).signIn(other.loginEmail ?? '', testPassword);
  for (const holder of [new Visitor(app.url), otherVisitor]) expect(await stepOf(holder, byLink)).toBeNull();
  await rate(employerId);
  expect((await steps()).employer).toBeNull();
});
