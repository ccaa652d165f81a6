import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingType } from '../../server/rest/events/incoming.ts';
import type { OutgoingEvent } from '../../server/rest/events/outgoing.ts';
import { cells, everyone } from '../access/row.ts';
import { type Actor, actors, makeWorld, type World } from '../access/world.ts';
import { type Visitors, visitorsOf } from '../rest/visitors.ts';
import { type Event, type EventSocket, knock, openEventSocket } from '../support/eventSocket.ts';
import { askAs } from '../support/graph.ts';

/**
 * Every event of the socket, for each of nine viewers, about the chat of `employer` and `jobSeeker`: by what they are, and by
 * the employer's share link. A new event is no event before it has its row here.
 */

/** What comes of sending one: done, or the code of the refusal; of the socket itself where there is none. */
type Sending = { asTheyAre: Record<Actor, string>; byLink: Record<Actor, string> };

const within = { rest: '404', anonymous: '401', employer: 'done', jobSeeker: 'done', admin: 'done' };

const sending = {
  message: {
    asTheyAre: cells({ ...within, employer: '402' }),
    // The employer of the link has no subscription, whoever holds it.
    byLink: cells({ rest: '402', jobSeeker: 'done', admin: 'done' }),
  },
  typing: { asTheyAre: cells(within), byLink: everyone('done') },
  'i-saw-last-message': { asTheyAre: cells(within), byLink: everyone('done') },
} satisfies Record<IncomingType, Sending>;

/** Who hears of one that somebody else is the cause of. */
type Hearing = { asTheyAre: readonly Actor[]; byLink: readonly Actor[] };

const members: readonly Actor[] = ['employer', 'jobSeeker', 'admin'];

const hearing = {
  message: { asTheyAre: members, byLink: actors },
  typing: { asTheyAre: members, byLink: actors },
  'i-saw-last-message': { asTheyAre: members, byLink: actors },
  // Holders of a link have no list of chats.
  chats: { asTheyAre: members, byLink: [] },
  // For who sent what is refused.
  error: { asTheyAre: [], byLink: [] },
} satisfies Record<OutgoingEvent['type'], Hearing>;

let world: World;
let visitors: Visitors;
const sockets: EventSocket[] = [];

beforeAll(async () => {
  world = await makeWorld();
  visitors = await visitorsOf(world);
});
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
});
afterAll(() => world.app.stop());

const link = () => `?shared_hash=${world.contacts.employer.hash}`;

async function open(actor: Actor, query: string): Promise<EventSocket> {
  const socket = await openEventSocket(world.app, visitors[actor], { query });
  sockets.push(socket);
  return socket;
}

/** What comes of sending an event of this type, which is followed by one that is surely refused. */
async function outcomeOf(actor: Actor, type: string, query: string): Promise<string> {
  const opened = await knock(world.app, visitors[actor], { query });
  if ('status' in opened) return String(opened.status);
  sockets.push(opened);
  opened.send({ type, chat: { id: world.contacts.employer.chatId }, text: 'Hello' });
  opened.send({ type: 'unheard-of', client_id: 'the-end' });
  const answer = await opened.next((event) => event.type === 'error');
  return answer.client_id === 'the-end' ? 'done' : String(answer.code);
}

describe.each(Object.entries<Sending>(sending))('%s is sent', (type, { asTheyAre, byLink }) => {
  it.each(actors)('by %s', async (actor) => {
    expect(await outcomeOf(actor, type, '')).toBe(asTheyAre[actor]);
  });
  it.each(actors)("by %s with the employer's link", async (actor) => {
    expect(await outcomeOf(actor, type, link())).toBe(byLink[actor]);
  });
});

const change = (by: Actor, field: string, chatId: number, input = '') =>
  askAs(
    world.app,
    world.viewer(by),
    `mutation { ${field}(input: { chat: { databaseId: ${chatId} } ${input} }) { __typename } }`,
  );

/** Makes one of each happen, none of it by the actor. */
async function everythingHappens(actor: Actor): Promise<void> {
  const { chatId } = world.contacts.employer;
  const by = actor === 'jobSeeker' ? 'employer' : 'jobSeeker';
  await change('admin', 'sendMessage', chatId, 'text: "More"');
  await change(by, 'markChatSeen', chatId);
  await change(by, 'announceTyping', chatId);
  const refused = await open('jobSeeker', '');
  refused.send({ type: 'unheard-of' });
  await refused.next((event) => event.type === 'error');
}

const heardBy = (actor: Actor, how: keyof Hearing): string[] =>
  Object.entries<Hearing>(hearing)
    .filter(([, row]) => row[how].includes(actor))
    .map(([type]) => type)
    .sort();

/** Types of the events about the chat, until all that are expected have come and the last one that happens has. */
async function typesUntil(socket: EventSocket, expected: string[], isLast: (event: Event) => boolean) {
  const types = new Set<string>();
  for (let isOver = false; !isOver || expected.some((type) => !types.has(type)); ) {
    const event = await socket.next();
    if (isLast(event)) isOver = true;
    else types.add(event.type);
  }
  return [...types].sort();
}

describe('what happens is heard', () => {
  it.each(actors.filter((actor) => actor !== 'anonymous'))('by %s', async (actor) => {
    const { db } = world.app.services;
    // Something of their own that happens last.
    const whose = actor === 'admin' ? world.people.otherGuest.id : world.people[actor].id;
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
    const expected = heardBy(actor, 'asTheyAre');
    expect(await typesUntil(socket, expected, isLast)).toEqual(expected);
  });

  it.each(actors)("by %s with the employer's link", async (actor) => {
    const socket = await open(actor, link());
    await everythingHappens(actor);
    // The same chat of others: it is not heard of by this link, whoever holds it.
    await change('admin', 'sendMessage', world.contacts.outside.chatId, 'text: "Elsewhere"');
    await change('admin', 'sendMessage', world.contacts.employer.chatId, 'text: "The last"');
    const expected = heardBy(actor, 'byLink');
    const isLast = ({ text }: Event) => text === 'The last';
    const types = await typesUntil(socket, expected, (event) => {
      expect(event.text).not.toBe('Elsewhere');
      return isLast(event);
    });
    expect(types).toEqual(expected);
  });
});
