import { describe, expect, it } from 'vitest';
import type { IncomingType } from '../../server/rest/events/connection.ts';
import type { OutgoingEvent } from '../../server/rest/events/outgoing.ts';
import { type Actor, actors, testFixtures } from '../access/fixtures.ts';
import { graphRows } from '../nouns/nouns.ts';
import { refusalStatus } from '../nouns/outcomes.ts';
import { visitorsOf } from '../rest/visitors.ts';
import { type Event, type EventSocket, openEventSocket, tryEventSocket } from '../support/eventSocket.ts';
import { fixture } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';

/**
 * Every event of the socket, for each of the nine actors, about the chat of `employer` and `jobSeeker`: with their account, and
 * with the employer's share link.
 */

/** The mutation that does the same as each incoming event of the socket: the event is for the same viewers. */
const incomingEvents = {
  message: 'Mutation.sendMessage',
  typing: 'Mutation.announceTyping',
  'i-saw-last-message': 'Mutation.markChatSeen',
} satisfies Record<IncomingType, `Mutation.${string}`>;

/** The receivers of an event that another member causes: with their own account, and with the employer's share link. */
type Receivers = { signedIn: readonly Actor[]; byLink: readonly Actor[] };

const members: readonly Actor[] = ['employer', 'jobSeeker', 'admin'];

const outgoingEvents = {
  message: { signedIn: members, byLink: actors },
  typing: { signedIn: members, byLink: actors },
  'i-saw-last-message': { signedIn: members, byLink: actors },
  // Holders of a link have no list of chats.
  chats: { signedIn: members, byLink: [] },
  // Only for the sender of a refused event.
  error: { signedIn: [], byLink: [] },
} satisfies Record<OutgoingEvent['type'], Receivers>;

const fixtures = testFixtures();
const visitors = fixture(() => visitorsOf(fixtures));

const link = () => `?shared_hash=${fixtures.contacts.employer.hash}`;

const open = (actor: Actor, query: string) => openEventSocket(fixtures.app, visitors[actor], { query });

/** `done`, or the status of the refusal. The next event is always refused and marks the end. */
async function outcomeOf(actor: Actor, type: string, query: string): Promise<string> {
  const opened = await tryEventSocket(fixtures.app, visitors[actor], { query });
  if ('status' in opened) return String(opened.status);
  opened.send({ type, chat: { id: fixtures.contacts.employer.chatId }, text: 'Hello' });
  opened.send({ type: 'unheard-of', client_id: 'the-end' });
  const answer = await opened.next((event) => event.type === 'error');
  return answer.client_id === 'the-end' ? 'done' : String(answer.code);
}

function expectedOf(mutation: string, subject: string, actor: Actor): string {
  const outcome = graphRows[mutation]?.[subject]?.answers[actor];
  if (outcome === undefined) throw new Error(`${mutation} has no question "${subject}".`);
  return String(refusalStatus[outcome] ?? outcome);
}

it.each(actors)('%s sends what they may, with their account and by the link', async (actor) => {
  for (const [type, mutation] of Object.entries(incomingEvents)) {
    // Without an account or a share link there is no socket.
    const expected = actor === 'anonymous' ? '401' : expectedOf(mutation, 'by its id', actor);
    expect(await outcomeOf(actor, type, ''), type).toBe(expected);
    const byLink = expectedOf(mutation, "by the employer's link", actor);
    expect(await outcomeOf(actor, type, link()), `${type} by the link`).toBe(byLink);
  }
});

const change = (by: Actor, field: string, chatId: number, input = '') =>
  askAs(
    fixtures.app,
    fixtures.viewer(by),
    `mutation { ${field}(input: { chat: { databaseId: ${chatId} } ${input} }) { __typename } }`,
  );

/** Causes one event of each type, by others than the actor. */
async function everythingHappens(actor: Actor): Promise<void> {
  const { chatId } = fixtures.contacts.employer;
  const by = actor === 'jobSeeker' ? 'employer' : 'jobSeeker';
  await change('admin', 'sendMessage', chatId, 'text: "More"');
  await change(by, 'markChatSeen', chatId);
  await change(by, 'announceTyping', chatId);
  const refused = await open('jobSeeker', '');
  refused.send({ type: 'unheard-of' });
  await refused.next((event) => event.type === 'error');
}

const receivedBy = (actor: Actor, how: keyof Receivers): string[] =>
  Object.entries<Receivers>(outgoingEvents)
    .filter(([, row]) => row[how].includes(actor))
    .map(([type]) => type)
    .sort();

/** The types of events until the last one, and until all expected ones have arrived. */
async function expectTypes(socket: EventSocket, expected: string[], isLast: (event: Event) => boolean): Promise<void> {
  const types = new Set<string>();
  for (let isOver = false; !isOver || expected.some((type) => !types.has(type)); ) {
    const event = await socket.next();
    expect(event.text).not.toBe('Elsewhere');
    if (isLast(event)) isOver = true;
    else types.add(event.type);
  }
  expect([...types].sort()).toEqual(expected);
}

describe('events are received', () => {
  it.each(actors.filter((actor) => actor !== 'anonymous'))('by %s', async (actor) => {
    const { db } = fixtures.app.services;
    // An event of their own chat marks the end.
    const whose = actor === 'admin' ? fixtures.people.otherGuest.id : fixtures.people[actor].id;
    await db.chat.upsert({
      where: { supportUserId: whose },
      create: { kind: 'SUPPORT', supportUserId: whose, participants: { create: { userId: whose } } },
      update: {},
    });
    const own = await db.chat.findUniqueOrThrow({ where: { supportUserId: whose }, select: { id: true } });
    const socket = await open(actor, '');
    await everythingHappens(actor);
    await change(actor === 'admin' ? 'otherGuest' : 'admin', 'announceTyping', own.id);
    const isLast = ({ type, chat }: Event) => type === 'typing' && JSON.stringify(chat) === JSON.stringify(own);
    await expectTypes(socket, receivedBy(actor, 'signedIn'), isLast);
  });

  it.each(actors)("by %s with the employer's link", async (actor) => {
    const socket = await open(actor, link());
    await everythingHappens(actor);
    // Events of another chat do not reach this link.
    await change('admin', 'sendMessage', fixtures.contacts.outside.chatId, 'text: "Elsewhere"');
    await change('admin', 'sendMessage', fixtures.contacts.employer.chatId, 'text: "The last"');
    await expectTypes(socket, receivedBy(actor, 'byLink'), ({ text }) => text === 'The last');
  });
});
