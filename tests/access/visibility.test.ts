import { GraphQLError, type GraphQLField, isObjectType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { viewerId } from '../../server/domain/account/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { askAs, listenAs } from '../support/graph.ts';
import { askEverything } from './everything.ts';
import { type Planted, plant } from './planted.ts';
import { type Actor, actors, makeWorld, type World } from './world.ts';

/**
 * What may be seen by whom, by texts that are planted in the database. Each of the nine asks for everything that the graph
 * can be asked for; found must be what is theirs to see, and nothing else, in any answer, any mistake and any event.
 */

let world: World;
let planted: Planted[];
let nodes: string[];
/** Of everybody and of everything between them. */
let recordIds: number[];

beforeAll(async () => {
  world = await makeWorld();
  planted = await plant(world);
  nodes = await everyNode();
  const between = Object.values(world.contacts).flatMap(({ requestId, chatId }) => [requestId, chatId]);
  recordIds = [...new Set([...Object.values(world.people).map(({ id }) => id), ...between])];
});
afterAll(() => world.app.stop());

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));

/** Every table of a test is small: these are all of its ids, with some to spare. */
const ids = Array.from({ length: 20 }, (_, index) => index + 1);

/** The global ids of all that there is, as far as an admin may know. */
async function everyNode(): Promise<string[]> {
  const there: string[] = [];
  for (const { name } of nodeTypes) {
    const answer = await askAs(world.app, world.viewer('admin'), 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: ids.map((id) => encodeGlobalId(name, id)),
    });
    const { nodes } = z.object({ nodes: z.array(z.object({ id: z.string() }).nullable()) }).parse(answer.data);
    there.push(...nodes.flatMap((node) => (node ? [node.id] : [])));
  }
  return there;
}

/** How a field is asked: all the ways that might show something. */
function waysToAsk(field: GraphQLField<unknown, unknown>): string[] {
  const { contacts, app, around } = world;
  const ways: Record<string, () => string[]> = {
    node: () => nodes.map((id) => `(id: "${id}")`),
    nodes: () => [`(ids: ${JSON.stringify(nodes.slice(0, 2))})`],
    chat: () => ['', ...Object.values(contacts).map(({ chatId }) => `(reference: { databaseId: ${chatId} })`)],
    job: () => [`(slug: "${app.services.reference.jobs.get(around.jobId)?.slug}")`],
    city: () => [`(slug: "${app.services.reference.cities.get(around.cityId)?.slug}")`],
    mailedChoice: () => ['(token: "nobody-was-mailed-this")'],
    jobListing: () => ['(readings: [{ job: "all" }])'],
    jobOfferListing: () => [`(readings: [{ job: "${app.services.reference.jobs.get(around.jobId)?.slug}" }])`],
  };
  const special = ways[field.name];
  if (special) return special();
  const required = field.args.filter(isRequiredArgument).map(({ name }) => name);
  if (required.length === 0) return [field.args.some(({ name }) => name === 'first') ? '(first: 100)' : ''];
  expect(required, `how ${field.name} is asked`).toEqual(['databaseId']);
  return recordIds.map((id) => `(databaseId: ${id})`);
}

/** What one record says of itself and its neighbours; the lists go further. */
const waysOf = ({ name }: GraphQLField<unknown, unknown>) => (name === 'node' || name === 'nodes' ? 2 : undefined);

async function answersTo(actor: Actor): Promise<string> {
  const answers: string[] = [];
  for (const field of queries) {
    for (const args of waysToAsk(field)) {
      const answer = await askAs(
        world.app,
        world.viewer(actor),
        askEverything('query', field.name, args, waysOf(field)),
      );
      const bugs = answer.errors?.filter(({ extensions }) => extensions.code === 'Internal') ?? [];
      expect(bugs, `${field.name}${args}`).toEqual([]);
      answers.push(JSON.stringify(answer));
    }
  }
  return answers.join('\n');
}

/** A chat that is the actor's own for sure: what happens there is heard, and heard last. */
async function ownSupportChat(actor: Actor): Promise<number> {
  await askAs(world.app, world.viewer(actor), 'mutation { openSupportChat(input: {}) { __typename } }');
  const { db } = world.app.services;
  const whose = actor === 'admin' ? world.people.jobSeeker.id : viewerId(world.viewer(actor));
  const { id } = await db.chat.findUniqueOrThrow({ where: { supportUserId: whose ?? 0 }, select: { id: true } });
  return id;
}

const happen = (by: Actor, field: string, chatId: number, input = '') =>
  askAs(
    world.app,
    world.viewer(by),
    `mutation { ${field}(input: { chat: { databaseId: ${chatId} } ${input} }) { __typename } }`,
  );
const sendMessage = (chatId: number) => happen('admin', 'sendMessage', chatId, 'text: "More"');

/** Whatever reaches the actor of what happens in the chat of the employer and the job seeker, or the refusal. */
async function heardInTheChat(actor: Actor): Promise<string> {
  const { chatId } = world.contacts.employer;
  const ask = askEverything('subscription', 'chatEvents', `(chat: { databaseId: ${chatId} })`);
  const stream = await listenAs(world.app, world.viewer(actor), ask);
  if (stream instanceof GraphQLError) return JSON.stringify(stream);
  const heard = [await stream.next()];
  for (const change of [
    () => happen('admin', 'announceTyping', chatId),
    () => sendMessage(chatId),
    () => happen('jobSeeker', 'markChatSeen', chatId),
  ]) {
    const next = stream.next();
    await change();
    heard.push(await next);
  }
  await stream.return(undefined);
  return JSON.stringify(heard);
}

/** Whatever reaches the actor's inbox, or them of all their chats, while something happens in every chat. */
async function heardOfAll(actor: Actor, field: 'inbox' | 'ownChatEvents'): Promise<string> {
  const stream = await listenAs(world.app, world.viewer(actor), askEverything('subscription', field));
  if (stream instanceof GraphQLError) return JSON.stringify(stream);
  const own = await ownSupportChat(actor);
  const heard: string[] = [];
  let next = stream.next();
  for (const { chatId } of Object.values(world.contacts)) await sendMessage(chatId);
  await sendMessage(own);
  while (!heard.at(-1)?.includes(encodeGlobalId('Chat', own))) {
    heard.push(JSON.stringify(await next));
    next = stream.next();
  }
  await stream.return(undefined);
  return heard.join('\n');
}

describe('of what is planted', () => {
  it.each(actors)('%s finds what is theirs to see and nothing else', async (actor) => {
    const found = [
      await answersTo(actor),
      await heardInTheChat(actor),
      await heardOfAll(actor, 'inbox'),
      await heardOfAll(actor, 'ownChatEvents'),
    ].join('\n');
    expect(found).not.toContain('"Internal"');
    const seen = planted.filter(({ text }) => found.includes(text)).map(({ what }) => what);
    expect(seen).toEqual(planted.filter(({ seenBy }) => seenBy.includes(actor)).map(({ what }) => what));
  });
});
