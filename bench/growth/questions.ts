import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import chatListQuery from '../../client/__generated__/ChatListEntriesQuery.graphql.ts';
import foundChatsQuery from '../../client/__generated__/FoundChatsQuery.graphql.ts';
import historyQuery from '../../client/__generated__/useMessageHistoryQuery.graphql.ts';
import sendMessage from '../../client/__generated__/useSendMessageMutation.graphql.ts';
import { extensionsOf, operationOf } from '../../client/app/relay/operation.ts';
import { encodeCursor } from '../../server/graphql/cursor.ts';
import type { MeasuredDatabase } from '../database.ts';
import { makeAsks } from '../office/lists.ts';
import { compareTotal } from '../office/totals.ts';
import { connectTo } from '../scale/latency.ts';
import { bodyOfPage, conditionOf, count, longLists, pageSize, sorts } from '../scale/pages.ts';
import { makeTextSearches } from '../scale/textSearches.ts';
import { textBody } from '../scale/texts.ts';
import { readPeople } from './data.ts';

export type Who = 'visitor' | 'employer' | 'admin';

/** A request to the graph. Questions with the same `what` are one line of the results. */
export type Question = {
  what: string;
  who: Who;
  body: unknown;
  /** Says whether the answer was compared with SQL. @throws when they differ */
  compare?: (data: unknown) => Promise<boolean>;
};

/**
 * What people ask for: the public search, free text, chats, a long chat, a message, and the lists of the back office.
 * Pages of the search are compared with SQL while they are made, by asking the server on `port`.
 */
export async function makeQuestions(
  database: MeasuredDatabase,
  port: number,
  counts: { searches: number; asks: number },
): Promise<Question[]> {
  return [
    ...(await searchPages(database, port)),
    ...(await freeTexts(database, counts.searches)),
    ...(await chatLists(database)),
    ...(await longChat(database)),
    ...(await officeLists(database, counts.asks)),
  ];
}

async function searchPages({ pool }: MeasuredDatabase, port: number): Promise<Question[]> {
  const server = { port, pid: 0, stop: async () => undefined };
  const connection = connectTo(server);
  try {
    const questions: Question[] = [];
    for (const list of await longLists(pool)) {
      for (const sort of sorts) {
        const page = { ...list, sort };
        const deep = Math.max(2, Math.floor((0.9 * (await count(pool, conditionOf(page)))) / pageSize));
        const ask = async (what: string, number: number) => {
          const body = await bodyOfPage({ pool, server, connection }, page, number);
          questions.push({ what, who: 'visitor', body });
        };
        await ask('search, first page', 1);
        await ask('search, a page at nine tenths', deep);
      }
    }
    return questions;
  } finally {
    connection.close();
  }
}

async function freeTexts({ pool }: MeasuredDatabase, searches: number): Promise<Question[]> {
  return (await makeTextSearches(pool, searches)).map(({ kind, ...search }) => ({
    what: `free text, ${kind}`,
    who: 'visitor',
    body: textBody(search),
  }));
}

/** The lists of chats of one employer and of the admins: the first page, one in the middle, and by a name. */
async function chatLists({ pool }: MeasuredDatabase): Promise<Question[]> {
  const { employerId } = await readPeople(pool);
  const first = 20;
  const list = async (who: Who, whose: string, condition: string): Promise<Question[]> => {
    const rowsAfter = async (cursor?: ChatRow, limit = first): Promise<ChatRow[]> => {
      const after = cursor ? 'AND (last_message_at, id) < ($2, $3)' : '';
      const { rows } = await pool.query<ChatRow>(
        `SELECT id, last_message_at AS "lastMessageAt" FROM chat WHERE ${condition} ${after}
         ORDER BY last_message_at DESC, id DESC LIMIT $1`,
        [limit, ...(cursor ? [cursor.lastMessageAt, cursor.id] : [])],
      );
      return rows;
    };
    const all = await rowsAfter(undefined, most);
    const middle = all[Math.floor(all.length / 2)] ?? { id: 0, lastMessageAt: new Date() };
    const after = encodeCursor([{ field: 'lastMessageAt', direction: 'desc' }], middle);
    const asked = (what: string, query: Query, variables: Record<string, unknown>, compare?: Question['compare']) => ({
      what: `chats of ${whose}, ${what}`,
      who,
      body: requestOf(query, variables),
      ...(compare && { compare }),
    });
    return [
      // The chat of a message that is sent meanwhile becomes the first one.
      asked('first page', chatListQuery, { first }, async (data) => idsAre('chats', await rowsAfter(), data)),
      asked('a page in the middle', chatListQuery, { first, after }, async (data) =>
        idsAre('chats', await rowsAfter(middle), data),
      ),
      ...['Ma', 'Sofia', 'Chen'].map((q) => asked('by a name', foundChatsQuery, { filter: { q } })),
    ];
  };
  return [
    ...(await list(
      'employer',
      'an employer',
      `(employer_id = ${employerId} AND open OR support_user_id = ${employerId})`,
    )),
    ...(await list('admin', 'admins', 'open')),
  ];
}

type Row = { id: number };
type ChatRow = Row & { lastMessageAt: Date };

/** How far a list of chats is read to find its middle. */
const most = 100_000;

async function longChat({ pool }: MeasuredDatabase): Promise<Question[]> {
  const { employerId, jobSeekerId } = await readPeople(pool);
  const { rows: found } = await pool.query<Row>('SELECT id FROM chat WHERE employer_id = $1 AND job_seeker_id = $2', [
    employerId,
    jobSeekerId,
  ]);
  const reference = { databaseId: found[0]?.id ?? 0 };
  const { rows } = await pool.query<Row>('SELECT id FROM message WHERE chat_id = $1 ORDER BY id DESC', [
    reference.databaseId,
  ]);
  const first = 6;
  const middle = Math.floor(rows.length / 2);
  const page = (what: string, from: number): Question => ({
    what: `a long chat, ${what}`,
    who: 'employer',
    body: requestOf(historyQuery, {
      reference,
      first,
      ...(from > 0 && { after: encodeCursor([], rows[from - 1] ?? { id: 0 }) }),
    }),
    // The newest ones are others after a message that is sent meanwhile.
    ...(from > 0 && {
      compare: (data) =>
        idsAre('messages', rows.slice(from, from + first), z.object({ chat: z.unknown() }).parse(data).chat),
    }),
  });
  const text = 'Could you come on Friday at eight?';
  const input = { chat: reference, text, clientId: null, photoUri: null, documentUri: null };
  return [
    page('newest messages', 0),
    page('messages in the middle', middle),
    {
      what: 'a message is sent',
      who: 'employer',
      body: requestOf(sendMessage, { input }),
      compare: async (data) => sent.parse(data) !== null,
    },
  ];
}

const sent = z.object({ sendMessage: z.object({ sentMessage: z.object({ databaseId: z.int() }) }) });

async function officeLists(database: MeasuredDatabase, asks: number): Promise<Question[]> {
  return (await makeAsks(database, asks)).map((ask) => ({
    what: `back office: ${ask.list}`,
    who: 'admin',
    body: { variables: ask.variables, extensions: extensionsOf(ask) },
    compare: (data) => compareTotal(database.pool, ask, data),
  }));
}

type Query = { params: Parameters<typeof operationOf>[0] };

function requestOf({ params }: Query, variables: Record<string, unknown>) {
  const operation = operationOf(params, variables);
  return { variables, extensions: extensionsOf(operation) };
}

const connection = z.object({ edges: z.array(z.object({ node: z.object({ databaseId: z.int() }) })) });

/** @throws unless the list of this name has the ids of these rows, in their order */
async function idsAre(name: 'chats' | 'messages', rows: Row[], parent: unknown): Promise<boolean> {
  const { edges } = connection.parse(z.record(z.string(), z.unknown()).parse(parent)[name]);
  const ids = edges.map(({ node }) => node.databaseId);
  const expected = rows.map(({ id }) => id);
  if (ids.length === 0 || !isDeepStrictEqual(ids, expected)) {
    throw new Error(`The ${name} are ${ids}, and with SQL ${expected}.`);
  }
  return true;
}
