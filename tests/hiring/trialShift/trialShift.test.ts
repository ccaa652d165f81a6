import { GraphQLError } from 'graphql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Actor } from '../../access/fixtures.ts';
import { erasedAt, makeSubscription } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { listenAs, readAs } from '../../support/graph.ts';
import {
  beginAgain,
  decideAs,
  proposeAs,
  proposed,
  type Reference,
  type Shift,
  testShiftFixtures,
} from './shiftFixtures.ts';

const fixtures = testShiftFixtures();
const db = fixture(() => fixtures.app.services.db);
const chat = fixture((): Reference => ({ databaseId: fixtures.contacts.premium.chatId }));
const start = new Date('2026-06-01T12:00:00Z');
beforeEach(() => beginAgain(fixtures));

const accepted = { trialShift: { state: 'ACCEPTED' } };
const conflict = (message: string) => ({ __typename: 'Conflict', message });

const propose = (actor: Actor, terms: Record<string, unknown> = {}, where = chat) =>
  proposeAs(fixtures, actor, where, terms);
const offered = (actor: Actor, terms: Record<string, unknown> = {}, where = chat) =>
  proposed(fixtures, actor, where, terms);
type Decision = Parameters<typeof decideAs>[4];
const decide = (actor: Actor, { id }: { id: string }, decision: Decision, where = chat) =>
  decideAs(fixtures, actor, where, id, decision);
async function confirmed(): Promise<Shift> {
  const shift = await offered('premium');
  await decide('jobSeeker', shift, 'ACCEPTED');
  return shift;
}

const stored = (shift: Shift) => db.trialShift.findUniqueOrThrow({ where: { id: shift.databaseId } });
const texts = async () => {
  const where = { trialShiftId: { not: null } };
  return (await db.message.findMany({ where, orderBy: { id: 'asc' } })).map(({ text }) => text);
};

describe('a proposal', () => {
  it("is stored in the city's time zone and currency, with a message that says it in words", async () => {
    const shift = await offered('premium');
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
    const where = { chatId: fixtures.contacts.premium.chatId, userId: fixtures.people.jobSeeker.id };
    expect((await db.chatParticipant.findFirstOrThrow({ where })).mailDueAt).not.toBeNull();
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
      const answer = await propose('premium', terms);
      expect(answer, JSON.stringify(terms)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    }
    expect(await texts()).toEqual([]);
    // It can start in the next minute, and on the last day of a year.
    const soon = await offered('premium', { date: '2026-06-01', startTime: '20:01', hours: 0.5 });
    await decide('premium', soon, 'WITHDRAWN');
    await offered('premium', { date: '2027-06-01', startTime: '20:00', hours: 16 });
  });

  it('is one for each key, and one at a time', async () => {
    const clientId = 'a-key-of-a-proposal';
    const first = await propose('premium', { clientId });
    const again = await propose('premium', { clientId, rate: 99 });
    expect(again.trialShift).toEqual(first.trialShift);
    expect(again.sentMessage).toEqual(first.sentMessage);
    expect(await propose('jobSeeker')).toEqual(conflict('There is already an open proposal in this chat.'));
    expect(await texts()).toHaveLength(1);
  });

  it('makes way for another one when its start is over', async () => {
    const old = await offered('premium');
    fixtures.app.clock.now = new Date('2026-06-05T10:00:00Z');
    const over = conflict('The start of this trial shift is over. Please propose another one.');
    expect(await decide('jobSeeker', old, 'ACCEPTED')).toEqual(over);
    await offered('jobSeeker', { date: '2026-06-08' });
    expect((await stored(old)).state).toBe('REPLACED');
  });
});

it('each side hears of a proposal at once, as a message with what they may do', async () => {
  const source = `subscription ($chat: ChatReference!) { chatEvents(chat: $chat) {
    __typename ... on MessageAdded { message { trialShift { state viewerCanAccept chat { openTrialShift { state } } } } } } }`;
  const listeners: [Actor, Reference, boolean][] = [
    ['premium', chat, false],
    ['jobSeeker', chat, true],
    ['anonymous', { sharedHash: fixtures.contacts.premium.hash }, false],
  ];
  const streams = [];
  for (const [actor, reference, viewerCanAccept] of listeners) {
    const stream = await listenAs(fixtures.app, fixtures.viewer(actor), source, { chat: reference });
    if (stream instanceof GraphQLError) throw stream;
    expect((await stream.next()).value.data).toEqual({ chatEvents: { __typename: 'ChatWatched' } });
    streams.push({ stream, viewerCanAccept });
  }
  await offered('premium');
  for (const { stream, viewerCanAccept } of streams) {
    let heard: { __typename: string } | undefined;
    while (heard?.__typename !== 'MessageAdded') heard = (await stream.next()).value.data.chatEvents;
    const open = { openTrialShift: { state: 'PROPOSED' } };
    expect(heard).toMatchObject({ message: { trialShift: { state: 'PROPOSED', viewerCanAccept, chat: open } } });
    await stream.return(undefined);
  }
});

describe('an open proposal', () => {
  it('is answered by the other side alone, once', async () => {
    const shift = await offered('premium');
    for (const decision of ['ACCEPTED', 'DECLINED'] as const)
      expect((await decide('premium', shift, decision)).__typename).toBe('Conflict');
    for (const decision of ['WITHDRAWN', 'CANCELLED'] as const)
      expect((await decide('jobSeeker', shift, decision)).__typename).toBe('Conflict');
    expect(await decide('jobSeeker', shift, 'ACCEPTED')).toMatchObject({
      trialShift: { state: 'ACCEPTED', viewerCanAccept: false, viewerCanCancel: true },
      sentMessage: { text: 'Trial shift accepted: Fri 5 Jun, 18:00–23:00, SGD 14 an hour' },
    });
    // The same press, sent again.
    expect(await decide('jobSeeker', shift, 'ACCEPTED')).toMatchObject({ ...accepted, sentMessage: null });
    expect((await decide('jobSeeker', shift, 'DECLINED')).message).toBe('This trial shift was already accepted.');
    expect(await texts()).toHaveLength(2);
  });

  it('can be declined, and withdrawn by who made it', async () => {
    const first = await offered('jobSeeker');
    expect((await decide('premium', first, 'DECLINED')).trialShift).toMatchObject({
      state: 'DECLINED',
      calendarUri: null,
    });
    const second = await offered('jobSeeker');
    await decide('jobSeeker', second, 'WITHDRAWN');
    expect(await decide('jobSeeker', second, 'WITHDRAWN')).toMatchObject({ sentMessage: null });
    expect((await decide('premium', second, 'ACCEPTED')).message).toBe('This trial shift was already withdrawn.');
    expect((await texts()).at(-1)).toBe('Trial shift withdrawn: Fri 5 Jun, 18:00–23:00, SGD 14 an hour');
  });

  it('is replaced by a change from either side', async () => {
    const first = await offered('premium');
    const other = await offered('jobSeeker', { startTime: '19:00', replaces: first.id });
    expect(other.earlier).toEqual([{ databaseId: first.databaseId, state: 'REPLACED' }]);
    const newer = 'There is a newer proposal instead of this one.';
    expect((await decide('jobSeeker', first, 'ACCEPTED')).message).toBe(newer);
    expect(await decide('premium', other, 'ACCEPTED')).toMatchObject(accepted);
  });
});

describe('a confirmed shift', () => {
  it('stays in force until a change of it is accepted', async () => {
    const shift = await confirmed();
    const declined = await offered('jobSeeker', { date: '2026-06-06', replaces: shift.id });
    expect((await stored(shift)).state).toBe('ACCEPTED');
    await decide('premium', declined, 'DECLINED');
    expect((await stored(shift)).state).toBe('ACCEPTED');
    const change = await offered('jobSeeker', { date: '2026-06-07', replaces: shift.id });
    const answer = await decide('premium', change, 'ACCEPTED');
    expect(answer.trialShift?.earlier).toEqual([
      { databaseId: shift.databaseId, state: 'REPLACED' },
      { databaseId: declined.databaseId, state: 'DECLINED' },
    ]);
    expect(await stored(change)).toMatchObject({ state: 'ACCEPTED', sequence: 1, rootId: shift.databaseId });
    expect((await texts()).at(-1)).toBe('Changed trial shift accepted: Sun 7 Jun, 18:00–23:00, SGD 14 an hour');
  });

  it('can be cancelled by either side until it begins, with its open change', async () => {
    const shift = await confirmed();
    const change = await offered('premium', { date: '2026-06-06', replaces: shift.id });
    expect(await decide('jobSeeker', shift, 'CANCELLED')).toMatchObject({ trialShift: { state: 'CANCELLED' } });
    expect(await decide('premium', shift, 'CANCELLED')).toMatchObject({ sentMessage: null });
    expect((await stored(change)).state).toBe('REPLACED');
    expect(await stored(shift)).toMatchObject({ sequence: 1 });
    const again = await propose('premium', { replaces: shift.id });
    expect(again.message).toBe('This trial shift was already cancelled.');
  });

  it('can be neither cancelled nor changed once it has begun', async () => {
    const shift = await confirmed();
    fixtures.app.clock.now = new Date('2026-06-05T10:00:00Z');
    const begun = conflict('This trial shift has already begun.');
    expect(await decide('jobSeeker', shift, 'CANCELLED')).toMatchObject(begun);
    expect(await propose('jobSeeker', { date: '2026-06-07', replaces: shift.id })).toMatchObject(begun);
  });

  it('can be cancelled by an employer whose subscription has ended, who cannot accept', async () => {
    const shift = await confirmed();
    const change = await offered('jobSeeker', { date: '2026-06-06', replaces: shift.id });
    const subscriptions = await db.subscription.findMany();
    await db.subscription.updateMany({ data: { currentPeriodEnd: new Date(start.getTime() - 90 * 86_400_000) } });
    expect(await decide('premium', change, 'ACCEPTED')).toMatchObject({ __typename: 'SubscriptionRequired' });
    expect(await decide('premium', shift, 'CANCELLED')).toMatchObject({ trialShift: { state: 'CANCELLED' } });
    for (const { id, currentPeriodEnd } of subscriptions)
      await db.subscription.update({ where: { id }, data: { currentPeriodEnd } });
  });
});

describe('of two people at once', () => {
  it('one proposes', async () => {
    const answers = await Promise.all([propose('premium'), propose('jobSeeker')]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'ProposeTrialShiftPayload']);
    expect(await texts()).toHaveLength(1);
  });

  it('the first one wins, and the other one is told what became of it', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const shift = await offered('premium', { date: `2026-06-1${turn}` });
      const [accepted, withdrawn] = await Promise.all([
        decide('jobSeeker', shift, 'ACCEPTED'),
        decide('premium', shift, 'WITHDRAWN'),
      ]);
      const { state } = await stored(shift);
      expect([accepted.__typename, withdrawn.__typename].toSorted()).toEqual(['Conflict', 'SetTrialShiftStatePayload']);
      expect([accepted, withdrawn].find(({ __typename }) => __typename === 'Conflict')?.message).toBe(
        state === 'ACCEPTED' ? 'This trial shift was already accepted.' : 'This trial shift was already withdrawn.',
      );
      expect(await db.message.count({ where: { trialShiftId: shift.databaseId } })).toBe(2);
    }
  });
});

const byLink = (): Reference => ({ sharedHash: fixtures.contacts.premium.hash });

describe('who may: a proposal', () => {
  it('takes a subscription of the employer, but not of the job seeker', async () => {
    const { employer, guest } = fixtures.contacts;
    const own = { databaseId: employer.chatId };
    const required = { __typename: 'SubscriptionRequired' };
    expect(await propose('employer', {}, own)).toMatchObject(required);
    expect(await propose('anonymous', {}, { sharedHash: employer.hash })).toMatchObject(required);
    expect(await propose('guest', {}, { databaseId: guest.chatId })).toMatchObject(required);
    expect(await db.trialShift.count()).toBe(0);
    expect(await propose('jobSeeker', {}, own)).toMatchObject({ __typename: 'ProposeTrialShiftPayload' });
    // The employer cannot agree without one, but can say no.
    const [{ id } = { id: 0 }] = await db.trialShift.findMany();
    const shift = { id: encodeGlobalId('TrialShift', id) };
    expect(await decide('employer', shift, 'ACCEPTED', own)).toMatchObject(required);
    expect(await decide('employer', shift, 'DECLINED', own)).toMatchObject({ trialShift: { state: 'DECLINED' } });
  });

  it('is for a guest with a subscription, and for the holder of a share link', async () => {
    await makeSubscription(db, fixtures.people.guest.id, fixtures.app.clock.now);
    const guests = { databaseId: fixtures.contacts.guest.chatId };
    expect(await propose('otherGuest', {}, guests)).toMatchObject({ __typename: 'NotFound' });
    expect(await propose('guest', {}, guests)).toMatchObject({ trialShift: { viewerProposed: true } });
    expect(await propose('anonymous', {}, byLink())).toMatchObject({ trialShift: { viewerProposed: true } });
    const where = { chatId: fixtures.contacts.premium.chatId };
    expect((await db.trialShift.findFirstOrThrow({ where })).proposedBy).toBe('EMPLOYER');
  });

  it('and every answer is refused after a block', async () => {
    const shift = await offered('premium');
    const [blockerId, blockedId] = [fixtures.people.premium.id, fixtures.people.jobSeeker.id];
    await db.userBlock.create({ data: { blockerId, blockedId } });
    const refused = conflict('You can no longer send messages here.');
    expect(await propose('jobSeeker', { replaces: shift.id })).toMatchObject(refused);
    expect(await decide('jobSeeker', shift, 'ACCEPTED')).toMatchObject(refused);
    expect(await decide('premium', shift, 'WITHDRAWN')).toMatchObject(refused);
  });

  it('and every answer is refused after a ban and after the deletion of the other account', async () => {
    const shift = await offered('premium');
    const { id } = fixtures.people.premium;
    await db.user.update({ where: { id }, data: { bannedAt: fixtures.app.clock.now, banReason: 'Spam' } });
    expect(await decide('jobSeeker', shift, 'ACCEPTED')).toMatchObject({ __typename: 'Conflict' });
    await db.user.update({ where: { id }, data: { bannedAt: null, banReason: null, ...erasedAt(new Date()) } });
    const deleted = conflict('You can no longer send messages here: the other account was deleted.');
    expect(await decide('jobSeeker', shift, 'ACCEPTED')).toEqual(deleted);
  });

  it('is not answered through another chat', async () => {
    const shift = await offered('premium');
    const other = { databaseId: fixtures.contacts.employer.chatId };
    expect(await decide('jobSeeker', shift, 'ACCEPTED', other)).toMatchObject({ __typename: 'NotFound' });
    expect(await propose('jobSeeker', { replaces: shift.id }, other)).toMatchObject({ __typename: 'NotFound' });
  });
});

describe('the calendar file', () => {
  const read = (path: string) => fetch(fixtures.app.url + path);

  it('is for the holder of a share link by a signed address, for some hours', async () => {
    const shift = await confirmed();
    const source = `query ($reference: ChatReference) { chat(reference: $reference) {
      messages(first: 1) { edges { node { trialShift { calendarUri } } } } } }`;
    const { chat } = await readAs(fixtures.app, fixtures.viewer('anonymous'), source, { reference: byLink() });
    const uri: string = chat.messages.edges[0].node.trialShift.calendarUri;
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

  const accept = (actor: Actor, where: Reference, shift: Shift) => decide(actor, shift, 'ACCEPTED', where);
  const acceptedNow = () => db.trialShift.count({ where: { state: 'ACCEPTED' } });

  async function agreed(terms: Record<string, unknown> = {}): Promise<Shift> {
    const shift = await offered('premium', terms, first);
    expect(await accept('jobSeeker', first, shift)).toMatchObject(accepted);
    return shift;
  }

  it.each<[string, boolean, Record<string, unknown>, Record<string, unknown>?]>([
    ['the end of another one', false, { startTime: '22:45', hours: 1 }],
    ['more than all of another one', false, { startTime: '12:00', hours: 16 }],
    ['one from the day before', false, { date: '2026-06-04', startTime: '23:00', hours: 16 }, { startTime: '09:00' }],
    ['the time right after another one', true, { startTime: '23:00', hours: 1 }],
    ['the time right before another one', true, { startTime: '13:00', hours: 5 }],
  ])('a shift in %s can be accepted: %s', async (_what, isFree, terms, other = {}) => {
    await agreed(other);
    const shift = await offered('employer', terms, second);
    const answer = await accept('jobSeeker', second, shift);
    const busy =
      'You have already agreed to another trial shift at this time. Please cancel that one or propose another time.';
    expect(answer).toMatchObject(isFree ? accepted : conflict(busy));
    expect(await acceptedNow()).toBe(isFree ? 2 : 1);
    const told = await db.message.count({ where: { trialShiftId: shift.databaseId } });
    expect(told).toBe(isFree ? 2 : 1);
  });

  it('one that overlaps cannot be accepted by the employer either, who does not learn which it is, nor as another change', async () => {
    await agreed();
    const shift = await offered('jobSeeker', {}, second);
    const busy = 'The job seeker has already agreed to another trial shift at this time. Please propose another time.';
    expect(await accept('employer', second, shift)).toEqual(conflict(busy));
    await decide('jobSeeker', shift, 'WITHDRAWN', second);
    const later = await offered('employer', { date: '2026-06-06' }, second);
    await accept('jobSeeker', second, later);
    const change = await offered('employer', { replaces: later.id }, second);
    expect(await accept('jobSeeker', second, change)).toMatchObject({ __typename: 'Conflict' });
    expect(await acceptedNow()).toBe(2);
  });

  it('one that overlaps can be accepted once the other one is cancelled, and as a change of the other one', async () => {
    const shift = await agreed();
    const change = await offered('premium', { startTime: '19:00', replaces: shift.id }, first);
    expect(await accept('jobSeeker', first, change)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
    const other = await offered('employer', {}, second);
    await decide('jobSeeker', change, 'CANCELLED', first);
    expect(await accept('jobSeeker', second, other)).toMatchObject({ trialShift: { state: 'ACCEPTED' } });
  });

  it('of two that are accepted at the same moment, one is', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const date = `2026-06-1${turn}`;
      const one = await offered('premium', { date }, first);
      const other = await offered('jobSeeker', { date, startTime: '20:00' }, second);
      const answers = await Promise.all([accept('jobSeeker', first, one), accept('employer', second, other)]);
      expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Conflict', 'SetTrialShiftStatePayload']);
      const { databaseId: id } = answers[0].__typename === 'Conflict' ? one : other;
      await db.trialShift.update({ where: { id }, data: { state: 'WITHDRAWN' } });
    }
  });

  it('the database itself refuses the second one', async () => {
    const { databaseId } = await agreed();
    const { id, ...terms } = await db.trialShift.findUniqueOrThrow({ where: { id: databaseId } });
    const chatId = fixtures.contacts.employer.chatId;
    const second = db.trialShift.create({ data: { ...terms, chatId, jobSeekerId: null } });
    await expect(second).rejects.toThrow('trial_shift_no_overlap');
  });
});
