import { describe, expect, it } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import { keepReplyTimes, replyTime } from '../../../server/domain/chat/replyTime/replyTime.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog, testDb } from '../../support/fixtures.ts';
import { readAs } from '../../support/graph.ts';
import { statementsOf } from '../../support/statements.ts';
import { makeContactChat } from '../contactChat.ts';

const app = testApp();
const db = testDb(app);
const catalog = testCatalog(app);

type Turn = readonly ['j' | 'e' | 'a', number];
const hourMs = 3_600_000;

/**
 * A contact chat between these two, with messages by turns: 'j' of the job seeker, 'e' of the employer, 'a' of `others`, each
 * with the hours since the message before. The last message is `endedDays` before now.
 */
async function converse(
  between: { employerId: number; jobSeekerId: number; adminId?: number },
  turns: readonly Turn[],
  endedDays = 1,
): Promise<void> {
  const { employerId, jobSeekerId, adminId = 0 } = between;
  const authors = { j: jobSeekerId, e: employerId, a: adminId };
  const chat = await makeContactChat(db, { id: employerId }, { id: jobSeekerId });
  const total = turns.reduce((sum, [, hours]) => sum + hours, 0);
  let at = app.clock.now.getTime() - endedDays * 24 * hourMs - total * hourMs;
  let last = 0;
  for (const [author, hours] of turns) {
    at += hours * hourMs;
    const data = { chatId: chat.id, userId: authors[author], text: 'Hello', createdAt: new Date(at) };
    last = (await db.message.create({ data })).id;
  }
  await db.chat.update({ where: { id: chat.id }, data: { lastMessageId: last, nbMessages: turns.length } });
  for (const userId of [employerId, jobSeekerId]) {
    const chatId_userId = { chatId: chat.id, userId };
    await db.chatParticipant.upsert({
      where: { chatId_userId },
      create: { ...chatId_userId, lastMessageId: last },
      update: { lastMessageId: last },
    });
  }
}

const context = () => domainContext(app.services, { kind: 'anonymous' });

async function employerWith(conversations: readonly (readonly Turn[])[], endedDays?: number): Promise<number> {
  const { id: employerId } = await makeEmployer(db);
  const { id: adminId } = await makeAdmin(db);
  for (const turns of conversations) {
    const { id: jobSeekerId } = await makeJobSeeker(db, catalog);
    await converse({ employerId, jobSeekerId, adminId }, turns, endedDays);
  }
  return employerId;
}
const times = async (conversations: readonly (readonly Turn[])[], endedDays?: number) =>
  replyTime(context(), await employerWith(conversations, endedDays));
const answered = (hours: number): Turn[] => [
  ['j', 0],
  ['e', hours],
];
const five = (hours: number) => Array.from({ length: 5 }, () => answered(hours));

describe('the reply time', () => {
  it('is unknown with fewer than five answers, without answers and of answers that are too old', async () => {
    expect(await times(five(1).slice(1))).toBeNull();
    expect(await times(five(1).map(() => [['j', 0]] as const))).toBeNull();
    expect(await times(five(1), 91)).toBeNull();
    expect(await times(five(1), 89)).toBe('HOUR');
  });

  it.each([
    [1, 'HOUR'],
    [6, 'FEW_HOURS'],
    [6.1, 'DAY'],
    [25, 'FEW_DAYS'],
    [121, null],
  ] as const)('of %d hours is %s', async (hours, expected) => {
    expect(await times(five(hours))).toBe(expected);
  });

  it('is the median, which one late answer does not change', async () => {
    expect(await times([answered(0.5), answered(0.5), answered(0.5), answered(100), answered(100)])).toBe('HOUR');
    expect(await times([answered(0.5), answered(0.5), answered(20), answered(100), answered(100)])).toBe('DAY');
  });

  it('is counted from the first message that waits to the first answer', async () => {
    const patient: Turn[] = [
      ['e', 0],
      ['j', 1],
      ['j', 10],
      ['j', 10],
      ['e', 0.1],
      ['e', 50],
    ];
    expect(await times(Array.from({ length: 5 }, () => patient))).toBe('DAY');
  });

  it('counts every answer of a chat, and not what the employer writes first', async () => {
    const long = Array.from({ length: 5 }, () => answered(0.5)).flat();
    expect(await times([long])).toBe('HOUR');
    expect(await times(five(0).map(() => [['e', 0]] as const))).toBeNull();
  });

  it('ignores what admins write in the chat', async () => {
    const helped: Turn[] = [
      ['j', 0],
      ['a', 0.1],
      ['e', 10],
    ];
    expect(await times(Array.from({ length: 5 }, () => helped))).toBe('DAY');
  });

  it('of many people is read with one statement, which reads a bounded part of their messages', async () => {
    const [quick, slow] = [await employerWith(five(0.5)), await employerWith(five(30))];
    const ctx = context();
    let result: unknown;
    const statements = await statementsOf(async () => {
      result = await Promise.all([quick, slow, 999_999].map((id) => replyTime(ctx, id)));
    });
    expect(result).toEqual(['HOUR', 'FEW_DAYS', null]);
    expect(statements).toHaveLength(1);
  });
});

describe('the reply time of job seekers', () => {
  const day = 86_400_000;
  const kept = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).replyTime;
  const pass = (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms);
  };
  async function answer(jobSeekerId: number, hours: number, answers: number) {
    const turns = [
      ['e', 0],
      ['j', hours],
    ] as const;
    for (let number = 0; number < answers; number += 1)
      await converse({ employerId: (await makeEmployer(db)).id, jobSeekerId }, turns, 0.001);
  }
  async function answering(hours: number, answers = 5): Promise<number> {
    const { id } = await makeJobSeeker(db, catalog);
    await answer(id, hours, answers);
    return id;
  }

  it('is counted for those who have answered, again when they answer, and is forgotten with what is too old', async () => {
    const [quick, slow, quiet] = [await answering(0.5), await answering(20), await answering(0.5, 4)];
    expect(await kept(quick)).toBeNull();
    await keepReplyTimes(app.services);
    expect([await kept(quick), await kept(slow), await kept(quiet)]).toEqual(['HOUR', 'DAY', null]);

    pass(day);
    await answer(quiet, 0.5, 1);
    await answer(slow, 0.5, 6);
    await keepReplyTimes(app.services);
    expect([await kept(quick), await kept(slow), await kept(quiet)]).toEqual(['HOUR', 'HOUR', 'HOUR']);

    // The answers of the first day are too old now, those of the second are not.
    pass(89.5 * day);
    await keepReplyTimes(app.services);
    expect([await kept(quick), await kept(slow)]).toEqual([null, 'HOUR']);
    pass(day);
    await keepReplyTimes(app.services);
    expect([await kept(slow), await kept(quiet)]).toEqual([null, null]);
  });

  it('reads nothing of conversations for a list', async () => {
    const list = '{ jobSeekers(first: 10) { edges { node { replyTime } } } }';
    const statements = await statementsOf(() => readAs(app, { kind: 'anonymous' }, list));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((text) => /\bmessage\b/.test(text))).toEqual([]);
  });
});
