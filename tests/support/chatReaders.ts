import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws/client';
import WebSocket from 'ws';
import { z } from 'zod';
import type { Visitor } from './browserless.ts';

/**
 * Readers of one chat that work like real clients. If the server is correct, they end up with each message once and in order,
 * despite lost connections. A late event counts as lost.
 */
export type ChatReader = {
  /** Message ids, in the order in which they arrived. */
  held: number[];
  connections: () => number;
  close: () => void;
};

export type ReaderOptions = {
  visitor: Visitor;
  chatId: number;
  /** The URL for sockets; that of the visitor by default. */
  socketUrl?: string;
  /** The id of the latest known message; 0 if none. */
  from?: number;
};

/** Milliseconds before reconnecting. */
const pause = 10;

const subscription = `subscription ($chat: ChatReference!) {
  chatEvents(chat: $chat) {
    __typename
    ... on ChatWatched { chat { lastMessageDatabaseId } }
    ... on MessageAdded { message { databaseId } }
  }
}`;
const page = `query ($chat: ChatReference!, $before: String) {
  chat(reference: $chat) {
    messages(last: 100, before: $before) {
      edges { cursor node { databaseId } }
      pageInfo { hasPreviousPage }
    }
  }
}`;
const newest = `query ($chat: ChatReference!) {
  chat(reference: $chat) { messages(first: 1) { edges { cursor node { databaseId } } } }
}`;

const watched = z.object({ chat: z.object({ lastMessageDatabaseId: z.int() }) });
const added = z.object({ message: z.object({ databaseId: z.int() }) });
type Page = {
  chat: {
    messages: {
      edges: { cursor: string; node: { databaseId: number } }[];
      pageInfo?: { hasPreviousPage: boolean };
    };
  };
};

/** Retries while the server does not respond. */
async function untilAnswered(ask: () => Promise<void>, isClosed: () => boolean): Promise<void> {
  while (!isClosed()) {
    try {
      return await ask();
    } catch (error) {
      // `fetch` throws a TypeError for network failures only.
      if (!(error instanceof TypeError)) throw error;
      await delay(pause);
    }
  }
}

/** Common to both readers: tasks run one after the other, and each message is added once. */
class Transcript {
  closed = false;
  connections = 0;
  failed: unknown;
  readonly #held: number[] = [];
  #done: Promise<unknown> = Promise.resolve();

  constructor(public last: number) {}

  take(id: number): void {
    if (id <= this.last) return;
    this.#held.push(id);
    this.last = id;
  }

  inTurn(task: () => Promise<void> | void): void {
    this.#done = this.#done.then(task).catch((error: unknown) => {
      this.failed = error;
    });
  }

  reader(close: () => void): ChatReader {
    const transcript = this;
    return {
      get held() {
        if (transcript.failed !== undefined) throw transcript.failed;
        return transcript.#held;
      },
      connections: () => transcript.connections,
      close: () => {
        transcript.closed = true;
        close();
      },
    };
  }
}

function socketsOf(visitor: Visitor, origin: string) {
  return class extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { headers: { cookie: visitor.cookieHeader, origin } });
    }
  };
}

/** Subscribes. When watching has started, it pages forward from its last message, and then adds events. */
export async function graphReader(options: ReaderOptions): Promise<ChatReader> {
  const { visitor, chatId, socketUrl = visitor.url, from = 0 } = options;
  const chat = { databaseId: chatId };
  const transcript = new Transcript(from);

  const ask = async (query: string, variables: object): Promise<Page['chat']['messages']> => {
    const { data, errors } = await visitor.graphql<Page>(query, { chat, ...variables });
    if (!data?.chat) throw new Error(`No page: ${JSON.stringify(errors)}`);
    return data.chat.messages;
  };
  let cursor: string | null = null;
  if (from > 0) {
    const [edge] = (await ask(newest, {})).edges;
    if (edge?.node.databaseId !== from) throw new Error('Something was written before the reader began.');
    cursor = edge.cursor;
  }
  const catchUp = async (upTo: number) => {
    while (transcript.last < upTo && !transcript.closed) {
      const { edges } = await ask(page, { before: cursor });
      for (const edge of edges.toReversed()) {
        transcript.take(edge.node.databaseId);
        cursor = edge.cursor;
      }
      if (edges.length === 0) throw new Error(`Nothing after ${transcript.last}, though there should be ${upTo}.`);
    }
  };
  const client = createClient({
    url: `${socketUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: socketsOf(visitor, socketUrl),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => delay(pause),
    on: {
      connected: () => {
        transcript.connections += 1;
      },
    },
  });
  // The cursor to continue from. Events have no cursor, so their messages are read again and recognized by id.
  client.subscribe(
    { query: subscription, variables: { chat } },
    {
      next: ({ data }) => {
        const event = z.object({ chatEvents: z.looseObject({ __typename: z.string() }) }).parse(data).chatEvents;
        transcript.inTurn(async () => {
          if (event.__typename === 'ChatWatched') {
            const upTo = watched.parse(event).chat.lastMessageDatabaseId;
            await untilAnswered(
              () => catchUp(upTo),
              () => transcript.closed,
            );
          }
          if (event.__typename === 'MessageAdded') transcript.take(added.parse(event).message.databaseId);
        });
      },
      error: (error) => {
        transcript.failed = error;
      },
      complete: () => {},
    },
  );
  // A connection attempt may fail, which does not matter to a reader that is closing.
  return transcript.reader(() => void Promise.resolve(client.dispose()).catch(() => undefined));
}

const restPage = z.object({ messages: z.array(z.object({ id: z.int() })) });
const messageEvent = z.object({ id: z.int(), chat: z.object({ id: z.int() }) });

/** Uses the JSON socket. Once it is open, it reads GET /api/chat/{id} back to its last message, and then adds events. */
export function eventReader(options: ReaderOptions): ChatReader {
  const { visitor, chatId, socketUrl = visitor.url, from = 0 } = options;
  const Socket = socketsOf(visitor, socketUrl);
  const transcript = new Transcript(from);
  let socket: WebSocket | undefined;

  const catchUp = async () => {
    const missed: number[] = [];
    for (let number = 1, reached = false; !reached && !transcript.closed; number += 1) {
      const answer = await visitor.fetch(`/api/chat/${chatId}?page=${number}&page_size=1000`);
      const ids = restPage.parse(await answer.json()).messages.map(({ id }) => id);
      missed.push(...ids);
      reached = ids.length < 1000 || Math.min(...ids) <= transcript.last;
    }
    for (const id of missed.toSorted((a, b) => a - b)) transcript.take(id);
  };
  const connect = () => {
    if (transcript.closed) return;
    const opened = new Socket(`${socketUrl.replace('http', 'ws')}/api/chat-events`);
    socket = opened;
    opened.on('open', () => {
      transcript.connections += 1;
      transcript.inTurn(() => untilAnswered(catchUp, () => transcript.closed));
    });
    opened.on('message', (data) => {
      const event: unknown = JSON.parse(data.toString());
      const { type } = z.looseObject({ type: z.string() }).parse(event);
      if (type !== 'message') return;
      const { id, chat } = messageEvent.parse(event);
      if (chat.id === chatId) transcript.inTurn(() => transcript.take(id));
    });
    opened.on('error', () => {});
    opened.on('close', () => setTimeout(connect, pause));
  };
  connect();
  return transcript.reader(() => socket?.terminate());
}
