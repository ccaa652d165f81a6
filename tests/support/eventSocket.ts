import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import WebSocket from 'ws';
import { z } from 'zod';
import type { TestApp } from './app.ts';
import type { Visitor } from './browserless.ts';
import { atEndOfTest } from './endOfTest.ts';

const event = z.looseObject({ type: z.string() });
export type Event = z.output<typeof event>;

export type EventSocket = {
  /** Sends an event as JSON, or a text or bytes unchanged. */
  send: (what: object | string | Uint8Array) => void;
  /** The next matching event; others are skipped. Rejects if the socket closes first. */
  next: (isIt?: (event: Event) => boolean) => Promise<Event>;
  closed: Promise<number>;
  socket: WebSocket;
};

export type Refusal = { status: number; body: unknown };

type Options = { query?: string; headers?: Record<string, string> };

/** An open socket with the visitor's cookies, which ends with the test, or the refusal. */
export async function tryEventSocket(
  app: TestApp,
  visitor: Visitor,
  options: Options = {},
): Promise<EventSocket | Refusal> {
  const { query = '', headers = {} } = options;
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/chat-events${query}`, {
    headers: { cookie: visitor.cookieHeader, origin: app.url, ...headers },
  });
  const heard: Event[] = [];
  const wake = new Set<() => void>();
  let isOpen = true;
  const wakeAll = () => {
    for (const one of wake) one();
  };
  socket.on('message', (data) => {
    heard.push(event.parse(JSON.parse(data.toString())));
    wakeAll();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      isOpen = false;
      resolve(code);
      wakeAll();
    });
  });
  const refused = once(socket, 'unexpected-response').then(async ([, response]) => ({
    status: z.int().parse(response.statusCode),
    body: await json(response),
  }));
  refused.catch(() => {});
  const opened = once(socket, 'open').then(() => null);
  const refusal = await Promise.race([opened, refused]);
  opened.catch(() => {});
  if (refusal) return refusal;
  atEndOfTest(() => socket.terminate());
  return {
    socket,
    closed,
    send: (what) => socket.send(typeof what === 'string' || what instanceof Uint8Array ? what : JSON.stringify(what)),
    async next(isIt = () => true) {
      for (;;) {
        const at = heard.findIndex(isIt);
        const [found] = at < 0 ? [] : heard.splice(0, at + 1).slice(-1);
        if (found) return found;
        if (!isOpen) throw new Error(`The socket was closed with ${await closed}.`);
        await new Promise<void>((resolve) => {
          wake.add(() => resolve());
        });
        wake.clear();
      }
    },
  };
}

export async function openEventSocket(app: TestApp, visitor: Visitor, options: Options = {}): Promise<EventSocket> {
  const opened = await tryEventSocket(app, visitor, options);
  if ('status' in opened) throw new Error(`Refused with ${opened.status}: ${JSON.stringify(opened.body)}`);
  return opened;
}
