import { describe, expect, it } from 'vitest';
import { sendDueMessageMails } from '../../../server/domain/chat/messageMail/message.mail.ts';
import type { PersonReference } from '../../../server/domain/core/viewer/viewer.ts';
import { sendTrialShiftMails } from '../../../server/domain/hiring/trialShift/trialShift.mail.ts';
import { banUser } from '../../../server/domain/lifecycle/ban/ban.ts';
import { deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { mergeChat } from '../../../server/domain/lifecycle/signUp/guestAccount/takeOver.ts';
import { makeChatFixtures } from '../../support/chatFixtures.ts';
import { makeAdmin, makeEmployer } from '../../support/factories.ts';
import { fixture, testApp, testDb } from '../../support/fixtures.ts';
import { contextFor, readOver } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asAdmin } from '../../support/sandbox.ts';
import { statementsOf } from '../../support/statements.ts';
import { calendarIn } from './shiftFixtures.ts';

const app = testApp();
const db = testDb(app);
const chat = fixture(() => makeChatFixtures(app));

const ada = fixture(() => makeAdmin(db));
const asAda = () => contextFor(app, asAdmin(ada));

const inDays = (days: number) => new Date(app.clock.now.getTime() + days * 86_400_000);
const make = (state: 'PROPOSED' | 'ACCEPTED', startsAt: Date, chatId = chat.chatId) =>
  db.trialShift.create({
    data: {
      ...{ chatId, proposedBy: 'EMPLOYER', state, startsAt, minutes: 240, timeZone: 'Asia/Singapore' },
      ...{ rate: 14, currency: 'SGD', place: 'Blue Door Café', answeredAt: state === 'ACCEPTED' ? inDays(-3) : null },
    },
  });
const stateOf = async ({ id }: { id: number }) => (await db.trialShift.findUniqueOrThrow({ where: { id } })).state;

it('many trial shifts are read with as many statements as a few', async () => {
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

describe.each<[string, (person: PersonReference) => Promise<unknown>]>([
  ['is deleted', (person) => deleteUser(asAda(), person)],
  ['is banned', (person) => banUser(asAda(), person, { reason: 'Asked for money' })],
])('when an account %s', (_what, leave) => {
  const queryOfChat = `query ($chat: ChatReference) { chat(reference: $chat) { messages(first: 50) { edges { node {
    text trialShiftStep trialShift { state calendarUri } } } } } }`;

  it.each(['employer', 'jobSeeker'] as const)(
    'the %s’s open proposals and coming shifts end, and the other side is told',
    async (leaver) => {
      const left = await makeChatFixtures(app);
      const [open, coming, past] = [
        await make('PROPOSED', inDays(5), left.chatId),
        await make('ACCEPTED', inDays(6), left.chatId),
        await make('ACCEPTED', inDays(-1), left.chatId),
      ];
      const stays = leaver === 'employer' ? left.jobSeeker : left.employer;
      const select = { employer: true, jobSeeker: true };
      const { employer, jobSeeker } = await db.chat.findUniqueOrThrow({ where: { id: left.chatId }, select });
      if (!employer || !jobSeeker) throw new Error('The chat lacks a side.');
      const [person, other] = leaver === 'employer' ? [employer, jobSeeker] : [jobSeeker, employer];
      await leave(person);
      expect(await Promise.all([open, coming, past].map(stateOf))).toEqual(['WITHDRAWN', 'CANCELLED', 'ACCEPTED']);

      const read = (await readOver(stays, queryOfChat, { chat: { databaseId: left.chatId } })).chat;
      expect(read.messages.edges.map(({ node }: { node: object }) => node).toReversed()).toMatchObject([
        {
          text: expect.stringMatching(/^Trial shift cancelled: /),
          trialShiftStep: 'CANCELLED',
          trialShift: { state: 'CANCELLED', calendarUri: `/media/trial-shifts/${coming.id}.ics` },
        },
        { text: expect.stringMatching(/^Trial shift withdrawn: /), trialShiftStep: 'WITHDRAWN' },
      ]);

      await sendTrialShiftMails(app.services);
      const [mail, ...more] = await mailsTo(app, other.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^Your trial shift is cancelled: /);
      expect(mail?.text).toContain('SGD 14 an hour');
      const mailed = await (await fetch(app.url + calendarIn(mail))).text();
      expect(mailed).toContain('STATUS:CANCELLED');
      expect(mailed).toContain(`SEQUENCE:${coming.sequence + 1}`);

      // The message itself is not mailed too.
      app.clock.now = new Date(app.clock.now.getTime() + 3_600_000);
      await sendDueMessageMails(app.services);
      expect(await mailsTo(app, other.email)).toHaveLength(1);
    },
  );
});
