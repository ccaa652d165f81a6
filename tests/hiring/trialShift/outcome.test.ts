import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../access/fixtures.ts';
import { makeJobOffer } from '../../support/factories.ts';
import { askAs } from '../../support/graph.ts';
import { beginAgain, type Reference, testShiftFixtures } from './shiftFixtures.ts';

/** "Hired" and "Not this time": what an employer decides in a chat. */

const fixtures = testShiftFixtures();
let chat: Reference;
beforeAll(() => {
  chat = { databaseId: fixtures.contacts.premium.chatId };
});
beforeEach(() => beginAgain(fixtures));

type Answer = { __typename: string; message?: string; chat?: { outcome: string | null } };

async function decide(
  actor: Actor,
  outcome: 'HIRED' | 'DECLINED' | null,
  text: string | null = 'A kind text',
  reference: Reference = chat,
): Promise<Answer> {
  const { data, errors } = await askAs(
    fixtures.app,
    fixtures.viewer(actor),
    `mutation ($input: SetChatOutcomeInput!) { setChatOutcome(input: $input) {
      __typename ... on Failure { message } ... on SetChatOutcomePayload { chat { outcome } } } }`,
    { input: { chat: reference, outcome, text } },
  );
  expect(errors).toBeUndefined();
  return data?.setChatOutcome as Answer;
}

const texts = () => fixtures.app.services.db.message.count({ where: { text: 'A kind text' } });

async function requestState(actor: Actor): Promise<string | undefined> {
  const { data } = await askAs(
    fixtures.app,
    fixtures.viewer(actor),
    '{ viewer { contactRequests(first: 5) { edges { node { state } } } } }',
  );
  return JSON.parse(JSON.stringify(data)).viewer.contactRequests?.edges[0]?.node.state;
}

describe('is not for', () => {
  it.each<[Actor, string]>([
    ['anonymous', 'NotFound'],
    ['otherGuest', 'NotFound'],
    ['otherEmployer', 'NotFound'],
    ['otherJobSeeker', 'NotFound'],
    ['jobSeeker', 'Forbidden'],
    ['admin', 'Forbidden'],
  ])('%s', async (actor, failure) => {
    expect(await decide(actor, 'HIRED')).toMatchObject({ __typename: failure });
    expect(await texts()).toBe(0);
    const { outcome } = await fixtures.app.services.db.chat.findUniqueOrThrow({
      where: { id: fixtures.contacts.premium.chatId },
    });
    expect(outcome).toBeNull();
  });

  it('the text without a subscription; the decision alone is free', async () => {
    const own = { databaseId: fixtures.contacts.employer.chatId };
    expect(await decide('employer', 'DECLINED', 'A kind text', own)).toMatchObject({
      __typename: 'SubscriptionRequired',
    });
    expect(await decide('employer', 'DECLINED', null, own)).toMatchObject({ chat: { outcome: 'DECLINED' } });
    expect(await texts()).toBe(0);
  });

  it('a blocked pair, as far as a text goes', async () => {
    const [blockerId, blockedId] = [fixtures.people.jobSeeker.id, fixtures.people.premium.id];
    await fixtures.app.services.db.userBlock.create({ data: { blockerId, blockedId } });
    expect(await decide('premium', 'HIRED')).toMatchObject({ __typename: 'Conflict' });
  });
});

it('is sent once, also by two presses at once, and seen by both', async () => {
  const answers = await Promise.all([decide('premium', 'HIRED'), decide('premium', 'HIRED')]);
  expect(answers.map(({ chat: changed }) => changed?.outcome)).toEqual(['HIRED', 'HIRED']);
  expect(await texts()).toBe(1);
  expect(await requestState('premium')).toBe('HIRED');
  const seen = await askAs(
    fixtures.app,
    fixtures.viewer('jobSeeker'),
    'query ($chat: ChatReference) { chat(reference: $chat) { outcome viewerDecidesOutcome } }',
    { chat },
  );
  expect(seen.data).toEqual({ chat: { outcome: 'HIRED', viewerDecidesOutcome: false } });
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
  const { db } = fixtures.app.services;
  const request = await db.contactRequest.findUniqueOrThrow({ where: { id: fixtures.contacts.premium.requestId } });
  const { id: _id, clientKey: _key, weighs: _weighs, ...same } = request;
  const later = new Date(fixtures.app.clock.now.getTime() + 1000);
  await db.contactRequest.create({ data: { ...same, activatedAt: later, createdAt: later } });
  expect(await requestState('premium')).toBe('SENT');
});

it('is followed by the applications in the chat that wait for a decision, and takes back only those', async () => {
  const { db } = fixtures.app.services;
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
