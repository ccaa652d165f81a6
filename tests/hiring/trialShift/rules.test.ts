import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginAgain,
  decideAs,
  proposeAs,
  proposed,
  type Reference,
  type Shift,
  testShiftFixtures,
} from './shiftFixtures.ts';

/** What becomes of a trial shift, step by step. */

const fixtures = testShiftFixtures();
let chat: Reference;
const start = new Date('2026-06-01T12:00:00Z');
beforeAll(() => {
  chat = { databaseId: fixtures.contacts.premium.chatId };
});
beforeEach(() => beginAgain(fixtures));

const stored = (shift: Shift) =>
  fixtures.app.services.db.trialShift.findUniqueOrThrow({ where: { id: shift.databaseId } });
const texts = async () => {
  const messages = await fixtures.app.services.db.message.findMany({
    where: { trialShiftId: { not: null } },
    orderBy: { id: 'asc' },
  });
  return messages.map(({ text }) => text);
};

describe('a proposal', () => {
  it("is stored in the city's time zone and currency, with a message that says it in words", async () => {
    const shift = await proposed(fixtures, 'premium', chat);
    expect(shift).toMatchObject({
      state: 'PROPOSED',
      // 18:00 in Singapore.
      startsAt: '2026-06-05T10:00:00.000Z',
      endsAt: '2026-06-05T15:00:00.000Z',
      timeZone: 'Asia/Singapore',
      hours: 5,
      rate: 14,
      currency: 'SGD',
      viewerProposed: true,
      viewerCanAccept: false,
      viewerCanWithdraw: true,
      calendarUri: null,
    });
    expect(await texts()).toEqual([
      'Trial shift proposed: Fri 5 Jun, 18:00–23:00, SGD 14 an hour\nBlue Door Café, 12 Orchard Road\nBlack shoes, please.',
    ]);
    const row = await fixtures.app.services.db.chatParticipant.findFirstOrThrow({
      where: { chatId: fixtures.contacts.premium.chatId, userId: fixtures.people.jobSeeker.id },
    });
    expect(row.mailDueAt).not.toBeNull();
  });

  it.each([
    ['a date that is none', { date: '2026-02-30' }, 'date'],
    ['a start in the past', { date: '2026-06-01', startTime: '20:00' }, 'date'],
    ['a date beyond a year', { date: '2027-06-02' }, 'date'],
    ['a time that is none', { startTime: '24:00' }, 'startTime'],
    ['too few hours', { hours: 0.25 }, 'hours'],
    ['too many hours', { hours: 16.25 }, 'hours'],
    ['hours between the quarters', { hours: 1.1 }, 'hours'],
    ['no pay', { rate: 0 }, 'rate'],
    ['a place that is too long', { place: 'x'.repeat(201) }, 'place'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'note'],
  ])('is refused for %s', async (_what, terms, field) => {
    const answer = await proposeAs(fixtures, 'premium', chat, terms);
    expect(answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(await texts()).toEqual([]);
  });

  it.each([
    ['the next minute', { date: '2026-06-01', startTime: '20:01', hours: 0.5 }],
    ['the last day of a year', { date: '2027-06-01', startTime: '20:00', hours: 16 }],
  ])('can start %s', async (_what, terms) => {
    expect(await proposeAs(fixtures, 'premium', chat, terms)).toMatchObject({ trialShift: { state: 'PROPOSED' } });
  });

  it('is one for each key, and one at a time', async () => {
    const clientId = 'a-key-of-a-proposal';
    const first = await proposeAs(fixtures, 'premium', chat, { clientId });
    const again = await proposeAs(fixtures, 'premium', chat, { clientId, rate: 99 });
    expect(again.trialShift).toEqual(first.trialShift);
    expect(again.sentMessage).toEqual(first.sentMessage);
    expect(await proposeAs(fixtures, 'jobSeeker', chat)).toMatchObject({
      __typename: 'Conflict',
      message: 'There is already an open proposal in this chat.',
    });
    expect(await texts()).toHaveLength(1);
  });

  it('makes way for another one when its start is over', async () => {
    const old = await proposed(fixtures, 'premium', chat);
    fixtures.app.clock.now = new Date('2026-06-05T10:00:00Z');
    expect(await decideAs(fixtures, 'jobSeeker', chat, old.id, 'ACCEPTED')).toMatchObject({
      __typename: 'Conflict',
      message: 'The start of this trial shift is over. Please propose another one.',
    });
    await proposed(fixtures, 'jobSeeker', chat, { date: '2026-06-08' });
    expect((await stored(old)).state).toBe('REPLACED');
  });

  it('is not made with the key of a message', async () => {
    await fixtures.app.services.db.message.create({
      data: {
        chatId: fixtures.contacts.premium.chatId,
        userId: fixtures.people.premium.id,
        text: 'Hello',
        clientId: 'key-of-a-message',
      },
    });
    expect(await proposeAs(fixtures, 'premium', chat, { clientId: 'key-of-a-message' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ field: 'clientId' }],
    });
  });
});

describe('an open proposal', () => {
  it('is answered by the other side alone, once', async () => {
    const shift = await proposed(fixtures, 'premium', chat);
    expect(await decideAs(fixtures, 'premium', chat, shift.id, 'ACCEPTED')).toMatchObject({ __typename: 'Conflict' });
    expect(await decideAs(fixtures, 'premium', chat, shift.id, 'DECLINED')).toMatchObject({ __typename: 'Conflict' });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'WITHDRAWN')).toMatchObject({
      __typename: 'Conflict',
    });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'CANCELLED')).toMatchObject({
      __typename: 'Conflict',
    });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED')).toMatchObject({
      trialShift: { state: 'ACCEPTED', viewerCanAccept: false, viewerCanCancel: true },
      sentMessage: { text: 'Trial shift accepted: Fri 5 Jun, 18:00–23:00, SGD 14 an hour' },
    });
    // The same press, sent again.
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED')).toMatchObject({
      trialShift: { state: 'ACCEPTED' },
      sentMessage: null,
    });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'DECLINED')).toMatchObject({
      message: 'This trial shift was already accepted.',
    });
    expect(await texts()).toHaveLength(2);
  });

  it('can be declined, and withdrawn by who made it', async () => {
    const first = await proposed(fixtures, 'jobSeeker', chat);
    expect(await decideAs(fixtures, 'premium', chat, first.id, 'DECLINED')).toMatchObject({
      trialShift: { state: 'DECLINED', calendarUri: null },
    });
    const second = await proposed(fixtures, 'jobSeeker', chat);
    await decideAs(fixtures, 'jobSeeker', chat, second.id, 'WITHDRAWN');
    expect(await decideAs(fixtures, 'jobSeeker', chat, second.id, 'WITHDRAWN')).toMatchObject({ sentMessage: null });
    expect(await decideAs(fixtures, 'premium', chat, second.id, 'ACCEPTED')).toMatchObject({
      message: 'This trial shift was already withdrawn.',
    });
    expect((await texts()).at(-1)).toBe('Trial shift withdrawn: Fri 5 Jun, 18:00–23:00, SGD 14 an hour');
  });

  it('is replaced by a change from either side', async () => {
    const first = await proposed(fixtures, 'premium', chat);
    const other = await proposed(fixtures, 'jobSeeker', chat, { startTime: '19:00', replaces: first.id });
    expect(other.earlier).toEqual([{ databaseId: first.databaseId, state: 'REPLACED' }]);
    expect(await decideAs(fixtures, 'jobSeeker', chat, first.id, 'ACCEPTED')).toMatchObject({
      message: 'There is a newer proposal instead of this one.',
    });
    expect(await decideAs(fixtures, 'premium', chat, other.id, 'ACCEPTED')).toMatchObject({
      trialShift: { state: 'ACCEPTED' },
    });
  });
});

describe('a confirmed shift', () => {
  async function confirmed(): Promise<Shift> {
    const shift = await proposed(fixtures, 'premium', chat);
    await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED');
    return shift;
  }

  it('stays in force until a change of it is accepted', async () => {
    const shift = await confirmed();
    const declined = await proposed(fixtures, 'jobSeeker', chat, { date: '2026-06-06', replaces: shift.id });
    expect((await stored(shift)).state).toBe('ACCEPTED');
    await decideAs(fixtures, 'premium', chat, declined.id, 'DECLINED');
    expect((await stored(shift)).state).toBe('ACCEPTED');
    const change = await proposed(fixtures, 'jobSeeker', chat, { date: '2026-06-07', replaces: shift.id });
    const answer = await decideAs(fixtures, 'premium', chat, change.id, 'ACCEPTED');
    expect(answer.trialShift?.earlier).toEqual([
      { databaseId: shift.databaseId, state: 'REPLACED' },
      { databaseId: declined.databaseId, state: 'DECLINED' },
    ]);
    expect(await stored(change)).toMatchObject({ state: 'ACCEPTED', sequence: 1, rootId: shift.databaseId });
    expect((await texts()).at(-1)).toBe('Changed trial shift accepted: Sun 7 Jun, 18:00–23:00, SGD 14 an hour');
  });

  it('can be cancelled by either side until it begins, with its open change', async () => {
    const shift = await confirmed();
    const change = await proposed(fixtures, 'premium', chat, { date: '2026-06-06', replaces: shift.id });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'CANCELLED')).toMatchObject({
      trialShift: { state: 'CANCELLED' },
    });
    expect(await decideAs(fixtures, 'premium', chat, shift.id, 'CANCELLED')).toMatchObject({ sentMessage: null });
    expect((await stored(change)).state).toBe('REPLACED');
    expect(await stored(shift)).toMatchObject({ sequence: 1 });
    expect(await proposeAs(fixtures, 'premium', chat, { replaces: shift.id })).toMatchObject({
      message: 'This trial shift was already cancelled.',
    });
  });

  it('can be neither cancelled nor changed once it has begun', async () => {
    const shift = await confirmed();
    fixtures.app.clock.now = new Date('2026-06-05T10:00:00Z');
    const begun = { __typename: 'Conflict', message: 'This trial shift has already begun.' };
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'CANCELLED')).toMatchObject(begun);
    expect(await proposeAs(fixtures, 'jobSeeker', chat, { date: '2026-06-07', replaces: shift.id })).toMatchObject(
      begun,
    );
  });

  it('can be cancelled by an employer whose subscription has ended, who cannot accept', async () => {
    const shift = await confirmed();
    const change = await proposed(fixtures, 'jobSeeker', chat, { date: '2026-06-06', replaces: shift.id });
    const { db } = fixtures.app.services;
    const subscriptions = await db.subscription.findMany();
    await db.subscription.updateMany({ data: { currentPeriodEnd: new Date(start.getTime() - 90 * 86_400_000) } });
    expect(await decideAs(fixtures, 'premium', chat, change.id, 'ACCEPTED')).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await decideAs(fixtures, 'premium', chat, shift.id, 'CANCELLED')).toMatchObject({
      trialShift: { state: 'CANCELLED' },
    });
    for (const { id, currentPeriodEnd } of subscriptions) {
      await db.subscription.update({ where: { id }, data: { currentPeriodEnd } });
    }
  });
});

describe('of two people at once', () => {
  it('one proposes', async () => {
    const answers = await Promise.all([proposeAs(fixtures, 'premium', chat), proposeAs(fixtures, 'jobSeeker', chat)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'ProposeTrialShiftPayload']);
    expect(await texts()).toHaveLength(1);
  });

  it('twenty presses of one person propose once', async () => {
    const send = () => proposeAs(fixtures, 'premium', chat, { clientId: 'pressed-many-times' });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ trialShift }) => trialShift?.databaseId)).size).toBe(1);
    expect(await texts()).toHaveLength(1);
  });

  it('the first one wins, and the other one is told what became of it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const shift = await proposed(fixtures, 'premium', chat, { date: `2026-06-1${turn}` });
      const [accepted, withdrawn] = await Promise.all([
        decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED'),
        decideAs(fixtures, 'premium', chat, shift.id, 'WITHDRAWN'),
      ]);
      const { state } = await stored(shift);
      expect([accepted.__typename, withdrawn.__typename].toSorted()).toEqual(['Conflict', 'SetTrialShiftStatePayload']);
      expect([accepted, withdrawn].find(({ __typename }) => __typename === 'Conflict')?.message).toBe(
        state === 'ACCEPTED' ? 'This trial shift was already accepted.' : 'This trial shift was already withdrawn.',
      );
      expect(await fixtures.app.services.db.message.count({ where: { trialShiftId: shift.databaseId } })).toBe(2);
    }
  });

  it('two presses of Accept are one', async () => {
    const shift = await proposed(fixtures, 'premium', chat);
    const accept = () => decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED');
    const answers = await Promise.all([accept(), accept(), accept()]);
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array(3).fill('SetTrialShiftStatePayload'));
    expect(answers.filter(({ sentMessage }) => sentMessage)).toHaveLength(1);
    expect(await texts()).toHaveLength(2);
  });
});
