import { expect, it } from 'vitest';
import { mergeChat } from '../../../server/domain/lifecycle/signUp/guestAccount/takeOver.ts';
import { makeChatFixtures } from '../../support/chatFixtures.ts';
import { makeEmployer, testPassword } from '../../support/factories.ts';
import { fixture, testApp } from '../../support/fixtures.ts';
import { mutateOver } from '../../support/graph.ts';
import { statementsOf } from '../../support/statements.ts';

/** What becomes of trial shifts when an account leaves or two chats are joined, and what reading them costs. */

const app = testApp();
const chat = fixture(() => makeChatFixtures(app));

const inDays = (days: number) => new Date(app.clock.now.getTime() + days * 86_400_000);
const make = (state: 'PROPOSED' | 'ACCEPTED', startsAt: Date, chatId = chat.chatId) =>
  app.services.db.trialShift.create({
    data: {
      chatId,
      proposedBy: 'EMPLOYER',
      state,
      startsAt,
      minutes: 240,
      timeZone: 'Asia/Singapore',
      rate: 14,
      currency: 'SGD',
      place: 'Blue Door Café',
      answeredAt: state === 'ACCEPTED' ? inDays(-3) : null,
    },
  });
const stateOf = async ({ id }: { id: number }) =>
  (await app.services.db.trialShift.findUniqueOrThrow({ where: { id } })).state;

it('many trial shifts are read with as many statements as a few', async () => {
  const { db } = app.services;
  const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } });
  let rootId: number | null = null;
  const say = async (days: number) => {
    const { id } = await make('ACCEPTED', inDays(days));
    if (rootId !== null) await db.trialShift.update({ where: { id }, data: { rootId, state: 'REPLACED' } });
    rootId ??= id;
    const about = { trialShiftId: id, trialShiftStep: 'PROPOSED' as const };
    await db.message.create({ data: { chatId: chat.chatId, userId: jobSeekerId ?? 0, text: 'A shift', ...about } });
  };
  const query = `query ($chat: ChatReference) { chat(reference: $chat) { openTrialShift { id } messages(first: 50) { edges { node {
    text trialShiftStep trialShift { state calendarUri viewerCanAccept earlier { id state } chat { id } } } } } } }`;
  const read = async () =>
    (await statementsOf(() => chat.jobSeeker.graphql(query, { chat: { databaseId: chat.chatId } }))).length;
  for (const days of [20, 21]) await say(days);
  const few = await read();
  for (let days = 22; days < 42; days += 1) await say(days);
  expect(await read()).toBe(few);
  await db.message.deleteMany({ where: { trialShiftId: { not: null } } });
  await db.trialShift.updateMany({ data: { rootId: null, state: 'WITHDRAWN' } });
  await db.trialShift.deleteMany();
});

it('a joined chat has the shifts of both, with one open proposal', async () => {
  const { db } = app.services;
  const { jobSeekerId } = await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } });
  const guest = await makeEmployer(db);
  const sides = { employerId: guest.id, jobSeekerId, employerHash: 'of-the-guest', jobSeekerHash: 'of-the-seeker' };
  const other = await db.chat.create({ data: { kind: 'CONTACT', ...sides, outcome: 'HIRED', outcomeAt: inDays(-1) } });
  const [kept, replaced] = [await make('PROPOSED', inDays(5)), await make('PROPOSED', inDays(6), other.id)];
  const confirmed = await make('ACCEPTED', inDays(7), other.id);
  await db.$transaction((tx) => mergeChat(tx, { from: other.id, into: chat.chatId }));
  expect(await Promise.all([kept, replaced, confirmed].map(stateOf))).toEqual(['PROPOSED', 'REPLACED', 'ACCEPTED']);
  expect(await db.trialShift.count({ where: { chatId: chat.chatId } })).toBe(3);
  expect(await db.chat.findUniqueOrThrow({ where: { id: chat.chatId } })).toMatchObject({ outcome: 'HIRED' });
  await db.trialShift.deleteMany();
});

it('an account that is deleted ends its open proposals and coming shifts', async () => {
  const [open, coming, past] = [
    await make('PROPOSED', inDays(5)),
    await make('ACCEPTED', inDays(6)),
    await make('ACCEPTED', inDays(-1)),
  ];
  const deleted = await mutateOver(chat.jobSeeker, 'deleteMyAccount', { password: testPassword });
  expect(deleted.__typename).toBe('DeleteMyAccountPayload');
  expect(await Promise.all([open, coming, past].map(stateOf))).toEqual(['WITHDRAWN', 'CANCELLED', 'ACCEPTED']);
});
