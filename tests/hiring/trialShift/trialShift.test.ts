import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../access/fixtures.ts';
import { makeSubscription } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import {
  beginAgain,
  decideAs,
  proposeAs,
  proposed,
  type Reference,
  type Shift,
  testShiftFixtures,
} from './shiftFixtures.ts';

/** What becomes of a trial shift, step by step, who may take which, and which overlap. */

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

  it('is refused for terms that cannot be', async () => {
    const wrong: [string, Record<string, unknown>][] = [
      ['date', { date: '2026-02-30' }],
      ['date', { date: '2026-06-01', startTime: '20:00' }],
      ['date', { date: '2027-06-02' }],
      ['startTime', { startTime: '24:00' }],
      ['hours', { hours: 0.25 }],
      ['hours', { hours: 16.25 }],
      ['hours', { hours: 1.1 }],
      ['rate', { rate: 0 }],
      ['place', { place: 'x'.repeat(201) }],
    ];
    for (const [field, terms] of wrong) {
      const answer = await proposeAs(fixtures, 'premium', chat, terms);
      expect(answer, JSON.stringify(terms)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    }
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
    for (let turn = 0; turn < 2; turn += 1) {
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
});

const byLink = (): Reference => ({ sharedHash: fixtures.contacts.premium.hash });
const shifts = () => fixtures.app.services.db.trialShift.count();

describe('who may: a proposal', () => {
  it('takes a subscription of the employer, but not of the job seeker', async () => {
    const { employer, guest } = fixtures.contacts;
    const own = { databaseId: employer.chatId };
    expect(await proposeAs(fixtures, 'employer', own)).toMatchObject({ __typename: 'SubscriptionRequired' });
    expect(await proposeAs(fixtures, 'anonymous', { sharedHash: employer.hash })).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await proposeAs(fixtures, 'guest', { databaseId: guest.chatId })).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await shifts()).toBe(0);
    expect(await proposeAs(fixtures, 'jobSeeker', own)).toMatchObject({ __typename: 'ProposeTrialShiftPayload' });
    // The employer cannot agree without one, but can say no.
    const [{ id } = { id: 0 }] = await fixtures.app.services.db.trialShift.findMany();
    const globalId = btoa(`TrialShift:${id}`);
    expect(await decideAs(fixtures, 'employer', own, globalId, 'ACCEPTED')).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await decideAs(fixtures, 'employer', own, globalId, 'DECLINED')).toMatchObject({
      trialShift: { state: 'DECLINED' },
    });
  });

  it('is for a guest with a subscription, and for the holder of a share link', async () => {
    await makeSubscription(fixtures.app.services.db, fixtures.people.guest.id, fixtures.app.clock.now);
    const guests = { databaseId: fixtures.contacts.guest.chatId };
    expect(await proposeAs(fixtures, 'otherGuest', guests)).toMatchObject({ __typename: 'NotFound' });
    expect(await proposeAs(fixtures, 'guest', guests)).toMatchObject({ trialShift: { viewerProposed: true } });
    expect(await proposeAs(fixtures, 'anonymous', byLink())).toMatchObject({ trialShift: { viewerProposed: true } });
    const stored = await fixtures.app.services.db.trialShift.findFirstOrThrow({
      where: { chatId: fixtures.contacts.premium.chatId },
    });
    expect(stored.proposedBy).toBe('EMPLOYER');
  });

  it.each([
    ['the employer blocked the job seeker', 'premium', 'jobSeeker'],
    ['the job seeker blocked the employer', 'jobSeeker', 'premium'],
  ] as const)('and every answer is refused after %s', async (_what, blocker, blocked) => {
    const shift = await proposed(fixtures, 'premium', chat);
    await fixtures.app.services.db.userBlock.create({
      data: { blockerId: fixtures.people[blocker].id, blockedId: fixtures.people[blocked].id },
    });
    const refused = { __typename: 'Conflict', message: 'You can no longer send messages here.' };
    expect(await proposeAs(fixtures, 'jobSeeker', chat, { replaces: shift.id })).toMatchObject(refused);
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED')).toMatchObject(refused);
    expect(await decideAs(fixtures, 'premium', chat, shift.id, 'WITHDRAWN')).toMatchObject(refused);
  });

  it('and every answer is refused after a ban and after the deletion of the other account', async () => {
    const { db } = fixtures.app.services;
    const shift = await proposed(fixtures, 'premium', chat);
    const { id } = fixtures.people.premium;
    await db.user.update({ where: { id }, data: { bannedAt: fixtures.app.clock.now, banReason: 'Spam' } });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'Conflict',
    });
    await db.user.update({
      where: { id },
      data: { bannedAt: null, banReason: null, deletedAt: new Date(), loginEmail: null },
    });
    expect(await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'Conflict',
      message: 'You can no longer send messages here: the other account was deleted.',
    });
  });

  it('is not answered through another chat', async () => {
    const shift = await proposed(fixtures, 'premium', chat);
    const other = { databaseId: fixtures.contacts.employer.chatId };
    expect(await decideAs(fixtures, 'jobSeeker', other, shift.id, 'ACCEPTED')).toMatchObject({
      __typename: 'NotFound',
    });
    expect(await proposeAs(fixtures, 'jobSeeker', other, { replaces: shift.id })).toMatchObject({
      __typename: 'NotFound',
    });
  });
});

describe('the calendar file', () => {
  const accepted = async () => {
    const shift = await proposed(fixtures, 'premium', chat);
    await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED');
    return shift;
  };
  /** As a visitor without any cookie. */
  const read = (path: string) => fetch(fixtures.app.url + path);

  it('is for the holder of a share link by a signed address, for some hours', async () => {
    const shift = await accepted();
    const { data } = await askAs(
      fixtures.app,
      fixtures.viewer('anonymous'),
      `query ($reference: ChatReference) { chat(reference: $reference) {
        messages(first: 1) { edges { node { trialShift { calendarUri } } } } } }`,
      { reference: byLink() },
    );
    const uri = JSON.parse(JSON.stringify(data)).chat.messages.edges[0].node.trialShift.calendarUri as string;
    expect(uri).toContain('signature=');
    expect((await read(uri)).status).toBe(200);
    expect((await read(uri.replace(`${shift.databaseId}.ics`, '99.ics'))).status).toBe(404);
    fixtures.app.clock.now = new Date(fixtures.app.clock.now.getTime() + 3 * 3_600_000);
    expect((await read(uri)).status).toBe(404);
  });
});

describe('of one job seeker, who is in one place at a time,', () => {
  /** The first proposal is for 18:00 to 23:00. */
  let first: Reference;
  let second: Reference;
  beforeAll(async () => {
    const { app, contacts, people } = fixtures;
    await makeSubscription(app.services.db, people.employer.id, app.clock.now);
    first = { databaseId: contacts.premium.chatId };
    second = { databaseId: contacts.employer.chatId };
  });

  const accept = (actor: Actor, chat: Reference, { id }: Shift) => decideAs(fixtures, actor, chat, id, 'ACCEPTED');
  const acceptedNow = () => fixtures.app.services.db.trialShift.count({ where: { state: 'ACCEPTED' } });

  async function agreed(terms: Record<string, unknown> = {}): Promise<Shift> {
    const shift = await proposed(fixtures, 'premium', first, terms);
    expect(await accept('jobSeeker', first, shift)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
    return shift;
  }

  describe('a shift that overlaps an accepted one of the same job seeker', () => {
    it.each<[string, Record<string, unknown>, Record<string, unknown>?]>([
      ['its end', { startTime: '22:45', hours: 1 }],
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
    for (let turn = 0; turn < 2; turn += 1) {
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
});
