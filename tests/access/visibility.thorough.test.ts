import { GraphQLError, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { viewerId } from '../../server/domain/core/viewer/viewer.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { graphRows } from '../nouns/nouns.ts';
import { eventually } from '../support/eventually.ts';
import { askAs, listenAs } from '../support/graph.ts';
import { type Actor, actors, testFixtures } from './fixtures.ts';
import { type Hidden, hideTexts, possibleIds } from './hiddenTexts.ts';
import { everythingOf, nodeTypes, operationOf, rootFields } from './wholeGraph.ts';

const fixtures = testFixtures();
let hidden: Hidden[];
let nodes: string[];
let queries: Query[];
let recordIds: number[];

beforeAll(async () => {
  hidden = await hideTexts(fixtures);
  nodes = await everyNode();
  const between = Object.values(fixtures.contacts).flatMap(({ requestId, chatId }) => [requestId, chatId]);
  const userIds = Object.values(fixtures.people).map(({ id }) => id);
  recordIds = [...new Set([...userIds, ...between])];
  queries = await everyQuery();
  await keepOnline(userIds);
});

/** A listener stays online for some seconds. With all users online, no presence changes between two answers to a query. */
async function keepOnline(userIds: number[]): Promise<void> {
  const { presence } = fixtures.app.services;
  for (const id of userIds) presence.enter(id);
  await eventually(async () => expect((await presence.onlineAmong(userIds)).size).toBe(userIds.length));
}

async function everyNode(): Promise<string[]> {
  const found: string[] = [];
  const ids = await possibleIds(fixtures);
  for (const name of nodeTypes) {
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

async function variablesOf(name: string): Promise<Record<string, unknown>[]> {
  const { args = [] } = rootFields[name]?.field ?? {};
  const required = args.filter(isRequiredArgument).map((one) => one.name);
  if (name === 'Query.node') return nodes.map((id) => ({ id }));
  if (name === 'Query.chat') {
    const chats = Object.values(fixtures.contacts).map(({ chatId }) => ({ reference: { databaseId: chatId } }));
    return [{}, ...chats];
  }
  if (String(required) === 'databaseId') return recordIds.map((databaseId) => ({ databaseId }));
  // Who has the token of a mail reads what the mail is about.
  if (String(required) === 'token') return [{ token: 'of-no-mail' }];
  if (required.length === 0 && args.some((one) => one.name === 'first')) return [{ first: 100 }];
  const questions = Object.values(graphRows[name] ?? {});
  return Promise.all(questions.map(async ({ variables }) => (await variables?.(fixtures, 'admin')) ?? {}));
}

/** From a root field to the author of a chat's message, through the connection and its edges. */
const longestPath = 6;

type Query = { ask: string; variables: Record<string, unknown>[] };
async function everyQuery(): Promise<Query[]> {
  const asked = Object.entries(rootFields).filter(([, { kind }]) => kind === 'query');
  return Promise.all(
    asked.map(async ([name, root]) => {
      // Nodes are read with their direct relations, all else as deep as possible.
      const depth = /^Query\.nodes?$/.test(name) ? 2 : longestPath;
      const ask = operationOf(root, everythingOf(root.field.type, depth) ?? '');
      return { ask, variables: await variablesOf(name) };
    }),
  );
}

async function answersTo(actor: Actor): Promise<string> {
  const answers: string[] = [];
  for (const { ask, variables } of queries) {
    for (const values of variables) {
      const answer = await askAs(fixtures.app, fixtures.viewer(actor), ask, values);
      const bugs = answer.errors?.filter(({ extensions }) => extensions.code === 'Internal') ?? [];
      expect(bugs, `${ask.slice(0, 100)} ${JSON.stringify(values)}`).toEqual([]);
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

function listen(actor: Actor, field: string, variables: Record<string, unknown> = {}) {
  const root = rootFields[`Subscription.${field}`];
  if (!root) throw new Error(`There is no subscription ${field}.`);
  const ask = operationOf(root, everythingOf(root.field.type, longestPath) ?? '');
  return listenAs(fixtures.app, fixtures.viewer(actor), ask, variables);
}

async function chatEventsFor(actor: Actor): Promise<string> {
  const { chatId } = fixtures.contacts.employer;
  const stream = await listen(actor, 'chatEvents', { chat: { databaseId: chatId } });
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

async function eventsFor(actor: Actor, field: 'inbox' | 'ownChatEvents'): Promise<string> {
  const stream = await listen(actor, field);
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
