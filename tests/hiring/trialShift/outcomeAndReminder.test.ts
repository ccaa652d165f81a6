import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { revokeNow } from '../../../server/domain/accounts/session/grants.ts';
import { remindOfTrialShifts, sendTrialShiftMails } from '../../../server/domain/hiring/trialShift/trialShift.mail.ts';
import type { Actor } from '../../access/fixtures.ts';
import { makeJobOffer } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { mutateAs, readAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { beginAgain, calendarIn, decideAs, proposed, type Reference, testShiftFixtures } from './shiftFixtures.ts';

const fixtures = testShiftFixtures();
const db = fixture(() => fixtures.app.services.db);
const chat = fixture((): Reference => ({ databaseId: fixtures.contacts.premium.chatId }));
beforeEach(() => beginAgain(fixtures));

type Outcome = 'HIRED' | 'DECLINED' | null;
function decide(actor: Actor, outcome: Outcome, text: string | null = 'A kind text', reference: Reference = chat) {
  const input = { chat: reference, outcome, text };
  return mutateAs(fixtures.app, fixtures.viewer(actor), 'setChatOutcome', input, 'chat { outcome }');
}
function block() {
  const [blockerId, blockedId] = [fixtures.people.jobSeeker.id, fixtures.people.premium.id];
  return db.userBlock.create({ data: { blockerId, blockedId } });
}

const texts = () => db.message.count({ where: { text: 'A kind text' } });

async function requestState(actor: Actor): Promise<string | undefined> {
  const source = '{ viewer { contactRequests(first: 5) { edges { node { state } } } } }';
  return (await readAs(fixtures.app, fixtures.viewer(actor), source)).viewer.contactRequests?.edges[0]?.node.state;
}

describe('is not for', () => {
  it('the text without a subscription; the decision alone is free', async () => {
    const own = { databaseId: fixtures.contacts.employer.chatId };
    expect((await decide('employer', 'DECLINED', 'A kind text', own)).__typename).toBe('SubscriptionRequired');
    expect(await decide('employer', 'DECLINED', null, own)).toMatchObject({ chat: { outcome: 'DECLINED' } });
    expect(await texts()).toBe(0);
  });

  it('a blocked pair, as far as a text goes', async () => {
    await block();
    expect(await decide('premium', 'HIRED')).toMatchObject({ __typename: 'Conflict' });
  });
});

it('is sent once, also by two presses at once, and seen by both', async () => {
  const answers = await Promise.all([decide('premium', 'HIRED'), decide('premium', 'HIRED')]);
  expect(answers.map(({ chat: changed }) => changed?.outcome)).toEqual(['HIRED', 'HIRED']);
  expect(await texts()).toBe(1);
  expect(await requestState('premium')).toBe('HIRED');
  const source = 'query ($chat: ChatReference) { chat(reference: $chat) { outcome viewerDecidesOutcome } }';
  expect(await readAs(fixtures.app, fixtures.viewer('jobSeeker'), source, { chat })).toEqual({
    chat: { outcome: 'HIRED', viewerDecidesOutcome: false },
  });
  // The holder of the employer's link decides as the employer.
  expect(await decide('anonymous', 'DECLINED', null, { sharedHash: fixtures.contacts.premium.hash })).toMatchObject({
    chat: { outcome: 'DECLINED' },
  });
});

it('can be taken back, and decided again with another text', async () => {
  await decide('premium', 'DECLINED');
  expect(await requestState('premium')).toBe('DECLINED');
  expect(await decide('premium', null)).toMatchObject({ chat: { outcome: null } });
  expect(await requestState('premium')).not.toBe('DECLINED');
  expect(await texts()).toBe(1);
  await decide('premium', 'DECLINED');
  expect(await texts()).toBe(2);
});

it('does not hold for a later request', async () => {
  await decide('premium', 'DECLINED', null);
  const request = await db.contactRequest.findUniqueOrThrow({ where: { id: fixtures.contacts.premium.requestId } });
  const { id: _id, clientKey: _key, weighs: _weighs, ...same } = request;
  const later = new Date(fixtures.app.clock.now.getTime() + 1000);
  await db.contactRequest.create({ data: { ...same, activatedAt: later, createdAt: later } });
  expect(await requestState('premium')).toBe('SENT');
});

it('is followed by the applications in the chat that wait for a decision, and takes back only those', async () => {
  const { id: employerId } = fixtures.people.premium;
  const jobSeekerId = fixtures.people.jobSeeker.id;
  const { chatId } = fixtures.contacts.premium;
  const apply = async (state: 'NEW' | 'IN_TALK' | 'DECLINED') => {
    const offer = await makeJobOffer(db, fixtures.catalog, { employerId });
    return db.jobApplication.create({ data: { jobOfferId: offer.id, jobSeekerId, chatId, state } });
  };
  for (const state of ['NEW', 'IN_TALK', 'DECLINED'] as const) await apply(state);
  const states = async () =>
    (await db.jobApplication.findMany({ where: { chatId }, orderBy: { id: 'asc' } })).map(({ state }) => state);
  await decide('premium', 'HIRED');
  expect(await states()).toEqual(['HIRED', 'HIRED', 'DECLINED']);
  await decide('premium', 'DECLINED');
  expect(await states()).toEqual(['DECLINED', 'DECLINED', 'DECLINED']);
  fixtures.app.clock.now = new Date(fixtures.app.clock.now.getTime() + 1000);
  await decide('premium', null);
  expect(await states()).toEqual(['IN_TALK', 'IN_TALK', 'DECLINED']);
});

/** Both sides are reminded once, in the last 24 hours before a confirmed shift. The shift starts on 5 June at 10:00 UTC. */

beforeEach(() => rm(join(fixtures.app.dataDir, 'outbox'), { recursive: true, force: true }));

const at = (time: string) => {
  fixtures.app.clock.now = new Date(time);
};

async function remind(): Promise<void> {
  await remindOfTrialShifts(fixtures.app.services);
  await sendTrialShiftMails(fixtures.app.services);
}

const mails = async (who: 'premium' | 'jobSeeker') =>
  (await mailsTo(fixtures.app, fixtures.people[who].email)).filter(({ subject }) =>
    subject.startsWith('Your trial shift'),
  );

async function confirmed(): Promise<{ id: string; databaseId: number }> {
  const shift = await proposed(fixtures, 'premium', chat);
  await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'ACCEPTED');
  return shift;
}

it('both sides get one mail, with the calendar file and a link that stops such mails', async () => {
  await confirmed();
  at('2026-06-04T09:59:00Z');
  await remind();
  expect(await mails('premium')).toEqual([]);
  at('2026-06-04T10:00:00Z');
  await Promise.all([remind(), remind()]);
  await remind();
  const [[toEmployer, ...more], [toJobSeeker, ...others]] = [await mails('premium'), await mails('jobSeeker')];
  expect([...more, ...others]).toEqual([]);
  expect(toEmployer?.subject).toBe('Your trial shift: Fri 5 Jun, 18:00–23:00');
  expect(toJobSeeker?.text).toContain('Fri 5 Jun, 18:00–23:00, SGD 14 an hour');
  expect(toJobSeeker?.text).toContain('Where: Blue Door Café, 12 Orchard Road');
  // The next day too, and without a login.
  at('2026-06-05T14:59:00Z');
  expect((await fetch(fixtures.app.url + calendarIn(toJobSeeker))).status).toBe(200);
  at('2026-06-05T18:00:00Z');
  expect((await fetch(fixtures.app.url + calendarIn(toJobSeeker))).status).toBe(404);

  const [stop] = /\/unsubscribe\/\S+/.exec(toJobSeeker?.text ?? '') ?? [];
  expect(toJobSeeker?.unsubscribeUrl).toContain(stop);
  const stopped = await fetch(fixtures.app.url + stop, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(await stopped.text()).toBe('You will no longer get emails about trial shifts that are near.\n');
  // What the page at this address offers: tests/discovery/mailChoice.
  const where = { id: fixtures.people.jobSeeker.id };
  expect(await db.user.findUniqueOrThrow({ where })).toMatchObject({ trialReminders: false });
});

describe('the calendar link in a mail', () => {
  const ends: Record<string, (shift: string) => Promise<unknown>> = {
    'the other side is blocked': block,
    'the other side is banned': () => {
      const where = { id: fixtures.people.premium.id };
      return db.user.update({ where, data: { bannedAt: fixtures.app.clock.now } });
    },
    'its receiver is logged out everywhere': () =>
      revokeNow(fixtures.app.services, { userId: fixtures.people.jobSeeker.id }),
    'the shift has another place': async (replaces) => {
      const change = await proposed(fixtures, 'premium', chat, { replaces, place: 'The back door, code 4711' });
      await decideAs(fixtures, 'jobSeeker', chat, change.id, 'ACCEPTED');
    },
  };
  it.each(Object.entries(ends))('opens no longer once %s', async (_what, end) => {
    const shift = await confirmed();
    at('2026-06-04T10:00:00Z');
    await remind();
    const [mail] = await mails('jobSeeker');
    const open = () => fetch(fixtures.app.url + calendarIn(mail));
    expect((await open()).status).toBe(200);
    await end(shift.id);
    expect((await open()).status).toBe(404);
  });
});

describe('no mail goes', () => {
  const prepared: Record<string, () => Promise<unknown>> = {
    'for a proposal': () => proposed(fixtures, 'premium', chat),
    'for a shift that was agreed on in its last 24 hours': () => {
      at('2026-06-04T10:30:00Z');
      return confirmed();
    },
    'to a blocked pair': async () => {
      await confirmed();
      await block();
    },
    'to people who have stopped them': async () => {
      await confirmed();
      await db.user.updateMany({ data: { trialReminders: false } });
    },
  };
  it.each(Object.entries(prepared))('%s', async (_what, prepare) => {
    await prepare();
    at('2026-06-04T12:00:00Z');
    await remind();
    expect([...(await mails('premium')), ...(await mails('jobSeeker'))]).toEqual([]);
  });

  it('about a shift that was cancelled after the mail was queued', async () => {
    const shift = await confirmed();
    at('2026-06-04T12:00:00Z');
    await remindOfTrialShifts(fixtures.app.services);
    await decideAs(fixtures, 'jobSeeker', chat, shift.id, 'CANCELLED');
    await sendTrialShiftMails(fixtures.app.services);
    expect(await mails('premium')).toEqual([]);
  });
});

it('a changed shift has a reminder of its own', async () => {
  const shift = await confirmed();
  at('2026-06-04T12:00:00Z');
  await remind();
  const change = await proposed(fixtures, 'jobSeeker', chat, { date: '2026-06-08', replaces: shift.id });
  await decideAs(fixtures, 'premium', chat, change.id, 'ACCEPTED');
  at('2026-06-07T12:00:00Z');
  await remind();
  expect((await mails('premium')).map(({ subject }) => subject).toSorted()).toEqual([
    'Your trial shift: Fri 5 Jun, 18:00–23:00',
    'Your trial shift: Mon 8 Jun, 18:00–23:00',
  ]);
});
