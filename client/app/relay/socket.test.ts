import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse, subscribe } from 'graphql';
import { useServer as serveSubscriptions } from 'graphql-ws/use/ws';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually } from '../../../tests/support/eventually.ts';
import { connectionState, onReconnected } from './connection.ts';
import { createSocket, type Socket } from './socket.ts';

/** A browser's window and document, as far as the socket looks at them. */
class Visibility extends EventTarget {
  visibilityState = 'visible';
}

const timing = { pingAfter: 60, pongWithin: 60, linger: 20, firstWait: 5, longestWait: 20 };
const schema = buildSchema('type Query { ok: Boolean } type Subscription { tick(of: Int!): Int! }');

let http: Server;
let sockets: WebSocketServer;
/** Called by the test to send an event to every subscription. */
let emit: Set<(value: number) => void>;
let subscribed: string[];
let connections: number;
let subscriptions: (() => void)[];

beforeEach(async () => {
  emit = new Set();
  subscribed = [];
  connections = 0;
  subscriptions = [];
  await listen(0);
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new Visibility());
  vi.stubGlobal('location', { href: `http://localhost:${port()}/chat` });
});

afterEach(async () => {
  for (const unsubscribe of subscriptions) unsubscribe();
  await eventually(() => expect(connectionState()).toBe('idle'));
  await stop();
  vi.unstubAllGlobals();
});

function port(): number {
  const address: AddressInfo | string | null = http.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Where the server looks for the operation. */
function hashOf(persistedQuery: unknown): string {
  const has = typeof persistedQuery === 'object' && persistedQuery !== null && 'sha256Hash' in persistedQuery;
  return has ? String(persistedQuery.sha256Hash) : '';
}

async function listen(at: number): Promise<void> {
  http = createServer();
  sockets = new WebSocketServer({ server: http, path: '/graphql' });
  sockets.on('connection', () => {
    connections++;
  });
  serveSubscriptions(
    {
      subscribe,
      onSubscribe: (_ctx, _id, payload) => {
        subscribed.push(hashOf(payload.extensions?.persistedQuery));
        return {
          schema,
          document: parse('subscription ($of: Int!) { tick(of: $of) }'),
          variableValues: payload.variables,
          rootValue: { tick: ticks },
        };
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(at, resolve));
}

async function* ticks({ of }: { of: number }) {
  const queue: number[] = [];
  let wake = () => {};
  const add = (value: number) => {
    queue.push(value * of);
    wake();
  };
  emit.add(add);
  try {
    while (true) {
      while (queue.length > 0) yield { tick: queue.shift() };
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    emit.delete(add);
  }
}

async function stop(): Promise<void> {
  for (const client of sockets.clients) client.terminate();
  await new Promise((resolve) => http.close(resolve));
}

/** Subscribes and collects what arrives. */
function listenTo(socket: Socket, of = 1) {
  const answers: unknown[] = [];
  const errors: Error[] = [];
  const unsubscribe = socket.subscribe(
    { id: 'operation', variables: { of } },
    { next: ({ data }) => answers.push(data), error: (error) => errors.push(error), complete: () => {} },
  );
  subscriptions.push(unsubscribe);
  return { answers, errors, unsubscribe };
}

async function send(value: number): Promise<void> {
  await eventually(() => expect(emit.size).toBeGreaterThan(0));
  for (const add of emit) add(value);
}

/** A subscription that has had its first answer. */
async function established(socket = createSocket(timing)) {
  const listening = listenTo(socket);
  await send(1);
  await eventually(() => expect(listening.answers).toEqual([{ tick: 1 }]));
  emit.clear();
  return listening;
}

it('opens with the first subscription, asks for persisted operations and closes after the last one', async () => {
  const socket = createSocket(timing);
  expect(connectionState()).toBe('idle');
  const first = listenTo(socket, 1);
  const second = listenTo(socket, 10);
  await eventually(() => expect(emit.size).toBe(2));
  expect(connectionState()).toBe('connected');
  await send(2);
  await eventually(() => expect([first.answers, second.answers]).toEqual([[{ tick: 2 }], [{ tick: 20 }]]));
  expect(subscribed).toEqual(['operation', 'operation']);
  expect(connections).toBe(1);
  first.unsubscribe();
  second.unsubscribe();
  await eventually(() => expect([connectionState(), sockets.clients.size]).toEqual(['idle', 0]));
});

it('connects again after a lost connection, and says so once it is there', async () => {
  const { answers, errors } = await established();
  const reconnected = vi.fn();
  const stopListening = onReconnected(reconnected);
  const at = port();
  await stop();
  await eventually(() => expect(connectionState()).toBe('lost'));
  await listen(at);
  await send(2);
  await eventually(() => expect(answers).toEqual([{ tick: 1 }, { tick: 2 }]));
  expect(connectionState()).toBe('connected');
  expect(reconnected).toHaveBeenCalledOnce();
  expect(errors).toEqual([]);
  stopListening();
});

it('notices a connection that is dead without having been closed', async () => {
  const { answers } = await established();
  // It is still there, and hears nothing any more.
  for (const client of sockets.clients) client.removeAllListeners('message');
  await send(2);
  await eventually(() => expect(answers).toEqual([{ tick: 1 }, { tick: 2 }]));
  expect(connections).toBe(2);
});

it('listens again after an answer that failed, and ends where all of them do', async () => {
  const socket = createSocket(timing);
  const { answers, errors } = listenTo(socket);
  await send(Number.NaN);
  emit.clear();
  await send(2);
  await vi.waitFor(() => expect(answers).toEqual([{ tick: 2 }]));
  expect(errors).toEqual([]);
  await vi.waitFor(() => {
    for (const add of emit) add(Number.NaN);
    expect(errors).toEqual([expect.objectContaining({ kind: 'server' })]);
  });
  expect(connections).toBe(1);
});

it('comes back however often the server is not available', async () => {
  const { answers, errors } = await established();
  for (let closed = 0; closed < 8; closed++) {
    const before = connections;
    for (const client of sockets.clients) client.close(1013, 'Not available');
    await eventually(() => expect(connections).toBeGreaterThan(before));
  }
  await send(2);
  await eventually(() => expect(answers).toEqual([{ tick: 1 }, { tick: 2 }]));
  expect(errors).toEqual([]);
});

it('ends for a viewer without permission', async () => {
  const { errors } = await established();
  for (const client of sockets.clients) client.close(4401, 'Unauthorized');
  await eventually(() => expect(errors).toEqual([expect.objectContaining({ kind: 'unauthenticated' })]));
  expect(connections).toBe(1);
});
