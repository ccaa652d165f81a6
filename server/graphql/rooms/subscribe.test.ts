import { once } from 'node:events';
import fc from 'fast-check';
import {
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { type Client, createClient } from 'graphql-ws/client';
import { useServer as serveSubscriptions } from 'graphql-ws/use/ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually as whenBusy } from '../../../tests/support/eventually.ts';
import { announced } from '../../domain/announced.ts';
import { eventQueue } from '../../realtime/eventQueue.ts';
import { type RoomArgs, roomOf, subscribeInRooms } from './subscribe.ts';

/** Checks often, because hundreds of steps are waited for. */
const eventually = (assertion: () => void) => whenBusy(assertion, { interval: 2 });

type Event = { number: number; reason?: string };

/** What one of the tests' servers has seen. */
type Log = { resolved: number; listening: Set<(event: Event) => void> };

const Tick = new GraphQLObjectType<Event, Log>({
  name: 'Tick',
  fields: {
    number: {
      type: new GraphQLNonNull(GraphQLInt),
      resolve: ({ number, reason }, _args, log) => {
        log.resolved += 1;
        if (reason === 'unreadable') throw new Error('Of no concern to clients.');
        return number;
      },
    },
  },
});

const source = (log: Log) =>
  announced(
    async (): Promise<Event> => ({ number: 0 }),
    eventQueue<Event>((push, missed) => {
      const hear = (event: Event) => (event.reason === 'missed' ? missed() : push(event));
      log.listening.add(hear);
      return () => void log.listening.delete(hear);
    }),
  );

const ticks = {
  type: Tick,
  args: { of: { type: GraphQLString } },
  subscribe: (_root: unknown, _args: unknown, log: Log) => source(log),
  resolve: (event: Event) => event,
};
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { ok: { type: GraphQLInt } } }),
  subscription: new GraphQLObjectType({
    name: 'Subscription',
    fields: { ticks: { ...ticks, extensions: { startsAtOnce: true } }, other: ticks },
  }),
});

/** A server whose subscriptions share rooms by their argument, or not at all. */
async function serve(sharesRooms: boolean) {
  const log: Log = { resolved: 0, listening: new Set() };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const mask = () => new GraphQLError('Something went wrong on our side.');
  const masked: Parameters<typeof subscribeInRooms>[0] = (result) =>
    result.errors ? { ...result, errors: result.errors.map(mask) } : result;
  serveSubscriptions<Record<string, unknown>, { socket: WebSocket }>(
    {
      schema,
      subscribe: subscribeInRooms(masked),
      onSubscribe: ({ extra: { socket } }, id, { query, variables }) => {
        const room = sharesRooms ? JSON.stringify(variables) : null;
        const args: RoomArgs = {
          schema,
          document: parse(query),
          variableValues: variables,
          contextValue: log,
          subscriber: { socket, id, room },
        };
        return args;
      },
      onNext: (_ctx, _id, _payload, _args, result) => masked(result),
    },
    server,
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { log, server, url: `ws://127.0.0.1:${port}` };
}

type Served = Awaited<ReturnType<typeof serve>>;

/** One subscription on a socket of its own, and all that it has received. */
function open({ url }: Served, of: string, field = 'ticks') {
  const client: Client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
  const received: unknown[] = [];
  const close = client.subscribe(
    { query: `subscription ($of: String) { ${field}(of: $of) { number } }`, variables: { of } },
    {
      next: (result) => received.push(result),
      error: (error) => received.push(Array.isArray(error) ? { refused: String(error[0]) } : { closed: true }),
      complete: () => {},
    },
  );
  return {
    received,
    close: () => {
      close();
      return client.dispose();
    },
  };
}

const publish = ({ log }: Served, event: Event) => {
  for (const hear of [...log.listening]) hear(event);
};

let shared: Served;
let alone: Served;

beforeAll(async () => {
  [shared, alone] = [await serve(true), await serve(false)];
});
beforeEach(() => {
  shared.log.resolved = 0;
});
afterAll(() => {
  for (const { server } of [shared, alone]) {
    for (const socket of server.clients) socket.terminate();
    server.close();
  }
});

/** Runs the steps and returns what each subscription has received. Each step ends when all have received the same. */
async function play(served: Served, steps: readonly Step[]): Promise<unknown[][]> {
  const opened: ReturnType<typeof open>[] = [];
  const sockets = new Set<ReturnType<typeof open>>();
  const current = new Set<ReturnType<typeof open>>();
  const all: unknown[][] = [];
  for (const step of steps) {
    if (step.type === 'open') {
      const one = open(served, step.of);
      opened.push(one);
      sockets.add(one);
      current.add(one);
      all.push(one.received);
      await eventually(() => expect(one.received).toHaveLength(1));
    } else if (step.type === 'close') {
      const one = opened[step.which % Math.max(1, opened.length)];
      if (!one || !sockets.delete(one)) continue;
      current.delete(one);
      await one.close();
      await eventually(() => expect(served.server.clients.size).toBe(sockets.size));
    } else {
      const counts = [...current].map(({ received }) => received.length + 1);
      publish(served, step.event);
      await eventually(() => expect([...current].map(({ received }) => received.length)).toEqual(counts));
      if (step.event.reason !== 'missed') continue;
      // Their clients close the sockets, which have nothing left.
      for (const one of current) sockets.delete(one);
      current.clear();
    }
  }
  for (const one of opened) await one.close();
  await eventually(() => expect([served.server.clients.size, served.log.listening.size]).toEqual([0, 0]));
  return all;
}

type Step = { type: 'open'; of: string } | { type: 'close'; which: number } | { type: 'publish'; event: Event };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('open'), of: fc.constantFrom('one', 'another') }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('close'), which: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('publish'),
      event: fc.record({
        number: fc.nat(),
        reason: fc.constantFrom(undefined, undefined, undefined, 'unreadable', 'missed'),
      }),
    }),
  },
);

describe('a room', () => {
  it('sends its subscribers what they would receive alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const [together, each] = [await play(shared, steps), await play(alone, steps)];
        expect(together).toEqual(each);
      }),
      { numRuns: 40 },
    );
  });

  it('executes an event once, whatever the first subscriber does', async () => {
    const [first, ...others] = ['one', 'one', 'one', 'another'].map((of) => open(shared, of));
    const everyone = [first, ...others].filter((one) => one !== undefined);
    await eventually(() => expect(everyone.map(({ received }) => received.length)).toEqual([1, 1, 1, 1]));
    shared.log.resolved = 0;
    publish(shared, { number: 1 });
    await eventually(() => expect(everyone.map(({ received }) => received.length)).toEqual([2, 2, 2, 2]));
    expect(shared.log.resolved).toBe(2);
    await first?.close();
    await eventually(() => expect(shared.server.clients.size).toBe(3));
    publish(shared, { number: 2 });
    await eventually(() => expect(others.map(({ received }) => received.length)).toEqual([3, 3, 3]));
    expect(shared.log.resolved).toBe(4);
    expect(first?.received).toHaveLength(2);
    for (const one of others) await one.close();
    await eventually(() => expect(shared.log.listening.size).toBe(0));
  });

  it('hides the reason of an unexpected error', async () => {
    const both = [open(shared, 'one'), open(shared, 'one')];
    await eventually(() => expect(both.map(({ received }) => received.length)).toEqual([1, 1]));
    publish(shared, { number: 1, reason: 'unreadable' });
    const error = { data: { ticks: null }, errors: [{ message: 'Something went wrong on our side.' }] };
    await eventually(() => expect(both.map(({ received }) => received[1])).toEqual([error, error]));
    for (const one of both) await one.close();
  });

  it('is only for fields that begin with an event', async () => {
    const both = [open(shared, 'one', 'other'), open(shared, 'one', 'other')];
    await eventually(() => expect(both.map(({ received }) => received.length)).toEqual([1, 1]));
    shared.log.resolved = 0;
    publish(shared, { number: 1 });
    await eventually(() => expect(both.map(({ received }) => received.length)).toEqual([2, 2]));
    expect(shared.log.resolved).toBe(2);
    for (const one of both) await one.close();
  });

  it('is left by the subscriptions of a socket that reads nothing, and delays no other', async () => {
    const reader = open(shared, 'one');
    const silent = new WebSocket(shared.url, 'graphql-transport-ws');
    await once(silent, 'open');
    const payload = { query: 'subscription ($of: String) { ticks(of: $of) { number } }', variables: { of: 'one' } };
    for (const message of [{ type: 'connection_init' }, { id: 'x'.repeat(50_000), type: 'subscribe', payload }]) {
      silent.send(JSON.stringify(message));
      await once(silent, 'message');
    }
    await eventually(() => expect(reader.received).toHaveLength(1));
    silent.pause();
    // Its texts are long because of the id: the buffers of the system are full soon.
    const count = 10_000;
    for (let number = 1; number <= count; number += 1) {
      publish(shared, { number });
      if (number % 500 === 0) await eventually(() => expect(reader.received).toHaveLength(number + 1));
    }
    const received: string[] = [];
    silent.on('message', (bytes) => received.push(JSON.parse(String(bytes)).type));
    silent.resume();
    await eventually(() => expect(received.at(-1)).toBe('error'));
    expect(received.length).toBeLessThan(count);
    silent.terminate();
    await reader.close();
    await eventually(() => expect(shared.log.listening.size).toBe(0));
  });
});

describe('the room of a subscription', () => {
  const caller = { network: '198.51.100.7', userAgent: 'A browser' };
  const payload = { query: 'subscription { ticks { number } }', variables: { of: 'one' } };
  const employer = { kind: 'employer', id: 1, sessionId: 2 } as const;
  const own = roomOf(employer, caller, payload);

  it('is none without a session of the viewer’s own', () => {
    const viewedBy = { id: 9, until: new Date('2030-01-01'), name: 'Ada' };
    expect(own).not.toBeNull();
    expect(roomOf({ kind: 'anonymous' }, caller, payload)).toBeNull();
    expect(roomOf({ kind: 'guest', id: 1, until: new Date('2030-01-01') }, caller, payload)).toBeNull();
    expect(roomOf({ ...employer, viewedBy }, caller, payload)).toBeNull();
  });

  it.each([
    ['session', roomOf({ ...employer, sessionId: 3 }, caller, payload)],
    ['user', roomOf({ ...employer, id: 2 }, caller, payload)],
    ['role', roomOf({ ...employer, kind: 'jobSeeker' }, caller, payload)],
    ['network', roomOf(employer, { ...caller, network: '198.51.100.8' }, payload)],
    ['browser', roomOf(employer, { ...caller, userAgent: 'Another' }, payload)],
    ['document', roomOf(employer, caller, { ...payload, query: 'subscription { other { number } }' })],
    ['operation', roomOf(employer, caller, { ...payload, operationName: 'Other' })],
    ['variables', roomOf(employer, caller, { ...payload, variables: { of: 'another' } })],
    [
      'persisted operation',
      roomOf(employer, caller, { query: '', extensions: { persistedQuery: { sha256Hash: 'abc' } } }),
    ],
  ])('is another one for another %s', (_difference, other) => {
    expect(other).not.toBeNull();
    expect(other).not.toBe(own);
  });
});
