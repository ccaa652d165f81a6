import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../access/fixtures.ts';
import { makeSubscription } from '../../support/factories.ts';
import { beginAgain, decideAs, proposed, type Reference, type Shift, testShiftFixtures } from './shiftFixtures.ts';

/** A job seeker is in one place at a time, whichever employers they agree with. The first proposal is for 18:00 to 23:00. */

const fixtures = testShiftFixtures();
let first: Reference;
let second: Reference;
beforeAll(async () => {
  const { app, contacts, people } = fixtures;
  await makeSubscription(app.services.db, people.employer.id, app.clock.now);
  first = { databaseId: contacts.premium.chatId };
  second = { databaseId: contacts.employer.chatId };
});
beforeEach(() => beginAgain(fixtures));

const accept = (actor: Actor, chat: Reference, { id }: Shift) => decideAs(fixtures, actor, chat, id, 'ACCEPTED');
const acceptedNow = () => fixtures.app.services.db.trialShift.count({ where: { state: 'ACCEPTED' } });

async function agreed(terms: Record<string, unknown> = {}): Promise<Shift> {
  const shift = await proposed(fixtures, 'premium', first, terms);
  expect(await accept('jobSeeker', first, shift)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
  return shift;
}

describe('a shift that overlaps an accepted one of the same job seeker', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
    ['the same time', {}],
    ['its end', { startTime: '22:45', hours: 1 }],
    ['its beginning', { startTime: '17:30', hours: 0.75 }],
    ['a part of it', { startTime: '19:00', hours: 1 }],
    ['more than all of it', { startTime: '12:00', hours: 16 }],
    ['it from the day before', { date: '2026-06-04', startTime: '23:00', hours: 16 }, { startTime: '09:00' }],
  ])('cannot be accepted: %s', async (_what, terms, other = {}) => {
    await agreed(other);
    const shift = await proposed(fixtures, 'employer', second, terms);
    expect(await accept('jobSeeker', second, shift)).toMatchObject({
      __typename: 'Conflict',
      message:
        'You have already agreed to another trial shift at this time. Please cancel that one or propose another time.',
    });
    expect(await acceptedNow()).toBe(1);
    expect(await fixtures.app.services.db.message.count({ where: { trialShiftId: shift.databaseId } })).toBe(1);
  });

  it('cannot be accepted by the employer either, who does not learn which shift it is', async () => {
    await agreed();
    const shift = await proposed(fixtures, 'jobSeeker', second);
    expect(await accept('employer', second, shift)).toMatchObject({
      __typename: 'Conflict',
      message: 'The job seeker has already agreed to another trial shift at this time. Please propose another time.',
    });
  });

  it('cannot be the change of another accepted one', async () => {
    await agreed();
    const later = await proposed(fixtures, 'employer', second, { date: '2026-06-06' });
    await accept('jobSeeker', second, later);
    const change = await proposed(fixtures, 'employer', second, { replaces: later.id });
    expect(await accept('jobSeeker', second, change)).toMatchObject({ __typename: 'Conflict' });
    expect(await fixtures.app.services.db.trialShift.findMany({ where: { state: 'ACCEPTED' } })).toHaveLength(2);
  });

  it('can be accepted once the other one is cancelled', async () => {
    const shift = await agreed();
    const other = await proposed(fixtures, 'employer', second);
    await decideAs(fixtures, 'jobSeeker', first, shift.id, 'CANCELLED');
    expect(await accept('jobSeeker', second, other)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
  });
});

describe('a shift can be accepted', () => {
  it.each([
    ['right after another one', { startTime: '23:00', hours: 1 }],
    ['right before another one', { startTime: '13:00', hours: 5 }],
  ])('%s', async (_what, terms) => {
    await agreed();
    const shift = await proposed(fixtures, 'employer', second, terms);
    expect(await accept('jobSeeker', second, shift)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
  });

  it('as a change of the one that it overlaps', async () => {
    const shift = await agreed();
    const change = await proposed(fixtures, 'premium', first, { startTime: '19:00', replaces: shift.id });
    expect(await accept('jobSeeker', first, change)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
  });
});

it('of two that are accepted at the same moment, one is', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const date = `2026-06-1${turn}`;
    const one = await proposed(fixtures, 'premium', first, { date });
    const other = await proposed(fixtures, 'jobSeeker', second, { date, startTime: '20:00' });
    const answers = await Promise.all([accept('jobSeeker', first, one), accept('employer', second, other)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'SetTrialShiftStatePayload']);
    const { databaseId: id } = answers[0].__typename === 'Conflict' ? one : other;
    await fixtures.app.services.db.trialShift.update({ where: { id }, data: { state: 'WITHDRAWN' } });
  }
});

it('the database itself refuses the second one', async () => {
  const { databaseId } = await agreed();
  const { db } = fixtures.app.services;
  const { id, ...terms } = await db.trialShift.findUniqueOrThrow({ where: { id: databaseId } });
  const chatId = fixtures.contacts.employer.chatId;
  await expect(db.trialShift.create({ data: { ...terms, chatId, jobSeekerId: null } })).rejects.toThrow(
    'trial_shift_no_overlap',
  );
});
