import { describe, expect, it } from 'vitest';
import { domainContext } from '../../../server/domain/accounts/context.ts';
import { replyTime } from '../../../server/domain/chat/replyTime/replyTime.ts';
import { makeAdmin, makeEmployer, makeJobSeeker } from '../../support/factories.ts';
import { testApp, testCatalog } from '../../support/fixtures.ts';
import { statementsOf } from '../../support/statements.ts';
import { converse } from './fixtures.ts';

/** How soon an employer usually answers, from conversations. */

const app = testApp();
const catalog = testCatalog(app);

type Turn = readonly ['j' | 'e' | 'a', number];
const context = () => domainContext(app.services, { kind: 'anonymous' });

/** A new employer with these conversations, each with another job seeker. */
async function employerWith(conversations: readonly (readonly Turn[])[], endedDays?: number): Promise<number> {
  const { db } = app.services;
  const { id: employerId } = await makeEmployer(db);
  const { id: adminId } = await makeAdmin(db);
  for (const turns of conversations) {
    const { id: jobSeekerId } = await makeJobSeeker(db, catalog);
    await converse(app, { employerId, jobSeekerId, adminId }, turns, endedDays);
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
    expect(await times([])).toBeNull();
    expect(await times(five(1).slice(1))).toBeNull();
    expect(await times(five(1).map(() => [['j', 0]] as const))).toBeNull();
    expect(await times(five(1), 91)).toBeNull();
    expect(await times(five(1), 89)).toBe('HOUR');
  });

  it.each([
    [1, 'HOUR'],
    [1.1, 'FEW_HOURS'],
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

  it('works for job seekers in the same way', async () => {
    const { db } = app.services;
    const { id: jobSeekerId } = await makeJobSeeker(db, catalog);
    for (let number = 0; number < 5; number += 1) {
      const { id: employerId } = await makeEmployer(db);
      await converse(app, { employerId, jobSeekerId }, [
        ['e', 0],
        ['j', 3],
      ]);
    }
    expect(await replyTime(context(), jobSeekerId)).toBe('FEW_HOURS');
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
