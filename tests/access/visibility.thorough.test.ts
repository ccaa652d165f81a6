import { GraphQLError, type GraphQLField, isObjectType, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { viewerId } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { schema } from '../../server/graphql/schema.ts';
import { nouns } from '../nouns/nouns.ts';
import { eventually } from '../support/eventually.ts';
import { askAs, listenAs } from '../support/graph.ts';
import { type Arguments, askEverything } from './allObjects.ts';
import { type Actor, actors, testFixtures } from './fixtures.ts';
import { type Hidden, hideTexts, possibleIds } from './hiddenTexts.ts';

/**
 * Each actor queries everything in the graph, and finds exactly the hidden texts that they may see, in responses, errors and
 * events.
 */

const fixtures = testFixtures();
let hidden: Hidden[];
let nodes: string[];
/** Of all actors, their contact requests and their chats. */
let recordIds: number[];

beforeAll(async () => {
  hidden = await hideTexts(fixtures);
  nodes = await everyNode();
  const between = Object.values(fixtures.contacts).flatMap(({ requestId, chatId }) => [requestId, chatId]);
  const userIds = Object.values(fixtures.people).map(({ id }) => id);
  recordIds = [...new Set([...userIds, ...between])];
  await keepOnline(userIds);
});

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));

/** A listener stays online for some seconds. With all users online, no presence changes between two answers to a query. */
async function keepOnline(userIds: number[]): Promise<void> {
  const { presence } = fixtures.app.services;
  for (const id of userIds) presence.enter(id);
  await eventually(async () => expect((await presence.onlineAmong(userIds)).size).toBe(userIds.length));
}

/** The global ids of all records that an admin can see. */
async function everyNode(): Promise<string[]> {
  const found: string[] = [];
  const ids = await possibleIds(fixtures);
  for (const { name } of nodeTypes) {
    const answer = await askAs(
      fixtures.app,
      fixtures.viewer('admin'),
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      {
        ids: ids.map((id) => encodeGlobalId(name, id)),
      },
    );
    const { nodes } = z.object({ nodes: z.array(z.object({ id: z.string() }).nullable()) }).parse(answer.data);
    found.push(...nodes.flatMap((node) => (node ? [node.id] : [])));
  }
  return found;
}

/** The arguments of a query. They are variables if the same query is sent for many records. */
function argumentsOf(field: GraphQLField<unknown, unknown>): (Arguments & { variables?: Record<string, unknown> })[] {
  if (field.name === 'node')
    return nodes.map((id) => ({ args: '(id: $id)', declared: '($id: ID!)', variables: { id } }));
  if (field.name === 'nodes') return [{ args: `(ids: ${JSON.stringify(nodes.slice(0, 2))})` }];
  const stated = nouns.find(({ args = {} }) => `Query.${field.name}` in args)?.args;
  if (stated) return (stated[`Query.${field.name}`]?.(fixtures) ?? []).map((args) => ({ args }));
  const required = field.args.filter(isRequiredArgument).map(({ name }) => name);
  if (required.length === 0) return [field.args.some(({ name }) => name === 'first') ? { args: '(first: 100)' } : {}];
  expect(required, `args of Query.${field.name} in tests/nouns`).toEqual(['databaseId']);
  return recordIds.map((id) => ({ args: '(databaseId: $id)', declared: '($id: Int!)', variables: { id } }));
}

/** Nodes are read with their direct relations, all else as deep as possible. */
const depthOf = ({ name }: GraphQLField<unknown, unknown>): number | undefined =>
  name === 'node' || name === 'nodes' ? 2 : undefined;

async function answersTo(actor: Actor): Promise<string> {
  const answers: string[] = [];
  for (const field of queries) {
    for (const { variables, ...args } of argumentsOf(field)) {
      const ask = askEverything('query', field.name, { ...args, longest: depthOf(field) });
      const answer = await askAs(fixtures.app, fixtures.viewer(actor), ask, variables);
      const bugs = answer.errors?.filter(({ extensions }) => extensions.code === 'Internal') ?? [];
      expect(bugs, `${field.name} ${JSON.stringify({ args, variables })}`).toEqual([]);
      answers.push(JSON.stringify(answer));
    }
  }
  return answers.join('\n');
}

/** A chat whose events this actor receives, to know when all earlier events have arrived. */
async function ownSupportChat(actor: Actor): Promise<number> {
  await askAs(fixtures.app, fixtures.viewer(actor), 'mutation { openSupportChat(input: {}) { __typename } }');
  const { db } = fixtures.app.services;
  const whose = actor === 'admin' ? fixtures.people.jobSeeker.id : viewerId(fixtures.viewer(actor));
  const { id } = await db.chat.findUniqueOrThrow({ where: { supportUserId: whose ?? 0 }, select: { id: true } });
  return id;
}

const happen = (by: Actor, field: string, chatId: number, input = '') =>
  askAs(
    fixtures.app,
    fixtures.viewer(by),
    `mutation { ${field}(input: { chat: { databaseId: ${chatId} } ${input} }) { __typename } }`,
  );
const sendMessage = (chatId: number) => happen('admin', 'sendMessage', chatId, 'text: "More"');

/** The events of the employer's chat that the actor receives, or the refusal. */
async function chatEventsFor(actor: Actor): Promise<string> {
  const { chatId } = fixtures.contacts.employer;
  const ask = askEverything('subscription', 'chatEvents', { args: `(chat: { databaseId: ${chatId} })` });
  const stream = await listenAs(fixtures.app, fixtures.viewer(actor), ask);
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

/** The events of all chats that the actor receives, or the refusal. */
async function eventsFor(actor: Actor, field: 'inbox' | 'ownChatEvents'): Promise<string> {
  const stream = await listenAs(fixtures.app, fixtures.viewer(actor), askEverything('subscription', field));
  if (stream instanceof GraphQLError) return JSON.stringify(stream);
  const own = await ownSupportChat(actor);
  const heard: string[] = [];
  let next = stream.next();
  for (const { chatId } of Object.values(fixtures.contacts)) await sendMessage(chatId);
  await sendMessage(own);
  while (!heard.at(-1)?.includes(encodeGlobalId('Chat', own))) {
    heard.push(JSON.stringify(await next));
    next = stream.next();
  }
  await stream.return(undefined);
  return heard.join('\n');
}

describe('hidden texts', () => {
  it.each(actors)('are found by %s only as far as permitted', async (actor) => {
    const found = [
      await answersTo(actor),
      await chatEventsFor(actor),
      await eventsFor(actor, 'inbox'),
      await eventsFor(actor, 'ownChatEvents'),
    ].join('\n');
    expect(found).not.toContain('"Internal"');
    const seen = hidden.filter(({ text }) => found.includes(text)).map(({ what }) => what);
    expect(seen).toEqual(hidden.filter(({ seenBy }) => seenBy.includes(actor)).map(({ what }) => what));
  });
});
