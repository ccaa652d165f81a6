import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type WebSocket from 'ws';
import { z } from 'zod';
import chatEvents from '../client/__generated__/useChatEventsSubscription.graphql.ts';
import { extensionsOf, operationOf } from '../client/app/relay/operation.ts';
import { openConnection } from './connection.ts';
import { observeLoop } from './loopDelay.mjs';
import type { LoopReport } from './loopReport.ts';
import { messageRequest } from './messageRequest.ts';
import { answerOrders } from './orders.ts';
import type { Pair, Person } from './pairs.ts';
import { quantilesOf } from './quantile.ts';
import { atRate } from './schedule.ts';
import { openSubscription } from './subscription.ts';

/**
 * A process that writes messages at a fixed rate to one server and reads them from another, as the product's client does.
 * Each author has a connection and sends one message after the other. Both sides are timed by the same clock.
 */

export type MessageOrder = {
  pairs: Pair[];
  /** Ports. */
  writeTo: number;
  readFrom: number;
  perSecond: number;
  count: number;
  /** How many of the first messages are not timed. */
  warmUp: number;
};

/** Milliseconds. */
type Times = { p50: number; p95: number; p99: number; worst: number };

export type MessageReport = {
  /** From the moment when the message was due until its author has the answer. */
  acknowledged: Times;
  /** From then until the reader has it: 0 where the reader was first. */
  shown: Times;
  /** From due to shown. */
  whole: Times;
  /** Messages that never arrived. */
  missing: number;
  /** How late this process was to send. */
  late: { lateP99: number; lateWorst: number };
  loop: LoopReport;
};

/** Without an arrival for so long, the rest is missing. Milliseconds. */
const patience = 10_000;

const stored = z.object({
  data: z.object({ sendMessage: z.object({ sentMessage: z.object({ databaseId: z.int() }) }) }),
});
const added = z.object({ __typename: z.literal('MessageAdded'), message: z.object({ text: z.string() }) });
const other = z.object({ __typename: z.enum(['MemberPresence', 'ChatSeen', 'ChatDelivered', 'MemberTyping']) });
const event = z.object({
  type: z.literal('next'),
  payload: z.object({ data: z.object({ chatEvents: z.union([added, other]) }) }),
});

answerOrders(run);

async function run({ pairs, writeTo, readFrom, perSecond, count, warmUp }: MessageOrder): Promise<MessageReport> {
  const chats = await Promise.all(pairs.map(({ reader }) => openReader(readFrom, reader)));
  const authors = await Promise.all(pairs.map(({ writer }) => openAuthor(writeTo, writer)));
  const texts = Array.from({ length: count }, (_, number) => `Message ${number}: could you come on Friday at eight?`);
  const due: number[] = [];
  const acknowledgedAt: number[] = [];
  const answers: Promise<void>[] = [];
  let failure: unknown;
  const endObserving = observeLoop();
  const late = await atRate({ perSecond, count }, (number, moment) => {
    due[number] = moment;
    const sent = authors[number % authors.length]?.send(texts[number] ?? '') ?? Promise.resolve();
    answers.push(
      sent.then(
        () => {
          acknowledgedAt[number] = performance.now();
        },
        (error: unknown) => {
          failure ??= error;
        },
      ),
    );
  });
  const loop = endObserving();
  await Promise.all(answers);
  if (failure) throw failure;
  const arrived = () => chats.reduce((sum, { heard }) => sum + heard.length, 0);
  for (let before = -1; before !== arrived() && arrived() < count; await delay(patience / 10)) before = arrived();

  const shownAt = new Map(chats.flatMap(({ heard }) => heard.map(({ text, at }) => [text, at])));
  const missing = texts.filter((text) => !shownAt.has(text)).length;
  const isAsSent = ({ heard }: Reader, chat: number) => {
    const expected = texts.filter((text, number) => number % pairs.length === chat && shownAt.has(text));
    return isDeepStrictEqual(
      heard.map(({ text }) => text),
      expected,
    );
  };
  const wrong = chats.findIndex((reader, chat) => !isAsSent(reader, chat));
  if (wrong >= 0) throw new Error(`The reader of chat ${wrong} did not receive its messages, once each and in order.`);
  for (const { close } of [...chats, ...authors]) close();

  const timed = texts.flatMap((text, number) => {
    const [from = 0, acknowledged = 0, shown] = [due[number], acknowledgedAt[number], shownAt.get(text)];
    return number < warmUp || shown === undefined ? [] : [{ from, acknowledged, shown }];
  });
  return {
    acknowledged: timesOf(timed.map(({ from, acknowledged }) => acknowledged - from)),
    shown: timesOf(timed.map(({ acknowledged, shown }) => Math.max(0, shown - acknowledged))),
    whole: timesOf(timed.map(({ from, shown }) => shown - from)),
    missing,
    late,
    loop,
  };
}

function timesOf(took: number[]): Times {
  const quantile = quantilesOf(took);
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), worst: quantile(1) };
}

type Reader = { heard: { text: string; at: number }[]; close: () => void };

/** A reader whose subscription has started. A closed or failed one ends the measurement. */
async function openReader(port: number, { chat, cookie }: Person): Promise<Reader> {
  const operation = operationOf(chatEvents.params, { chat });
  const payload = { query: '', variables: operation.variables, extensions: extensionsOf(operation) };
  const socket: WebSocket = await openSubscription(`http://127.0.0.1:${port}`, cookie, payload);
  const heard: Reader['heard'] = [];
  let isClosed = false;
  socket.on('message', (bytes) => {
    const at = performance.now();
    const received = event.parse(JSON.parse(bytes.toString())).payload.data.chatEvents;
    if ('message' in received) heard.push({ text: received.message.text, at });
  });
  socket.on('close', (code) => {
    if (!isClosed) throw new Error(`A socket was closed with ${code}.`);
  });
  return {
    heard,
    close: () => {
      isClosed = true;
      socket.terminate();
    },
  };
}

async function openAuthor(port: number, person: Person) {
  const connection = await openConnection(port);
  return {
    /** Resolves when the message is stored. */
    send: async (text: string) => {
      const { status, body } = await connection.ask(messageRequest(port, person, { text, clientId: randomUUID() }));
      if (status === 200 && stored.safeParse(JSON.parse(body.toString())).success) return;
      throw new Error(`A message was answered with ${status}: ${body}`);
    },
    close: connection.close,
  };
}
