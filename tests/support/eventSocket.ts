import { once } from 'node:events';
import WebSocket from 'ws';
import { z } from 'zod';
import type { TestApp } from './app.ts';
import type { Visitor } from './browserless.ts';

const event = z.looseObject({ type: z.string() });
export type Event = z.output<typeof event>;

/** A client of the older kind, which hears events in JSON. */
export type EventSocket = {
  /** An event, or a text or bytes as they are. */
  send: (what: object | string | Uint8Array) => void;
  /** The next event that is like this, leaving out the others. Rejects when the socket closes first. */
  next: (isIt?: (event: Event) => boolean) => Promise<Event>;
  /** With which code the server closes it. */
  closed: Promise<number>;
  socket: WebSocket;
};

/** The answer to somebody who gets no socket. */
export type Refusal = { status: number; body: unknown };

type Options = { query?: string; headers?: Record<string, string> };

/** A socket that is open, of this visitor's, with the cookies that the browser would send along; or the refusal. */
export async function knock(app: TestApp, visitor: Visitor, options: Options = {}): Promise<EventSocket | Refusal> {
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
  const refused = once(socket, 'unexpected-response').then(async ([, response]) => {
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part);
    return { status: z.int().parse(response.statusCode), body: JSON.parse(Buffer.concat(parts).toString()) };
  });
  refused.catch(() => {});
  const opened = once(socket, 'open').then(() => null);
  const refusal = await Promise.race([opened, refused]);
  opened.catch(() => {});
  if (refusal) return refusal;
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

/** The same where there is no doubt. */
export async function openEventSocket(app: TestApp, visitor: Visitor, options: Options = {}): Promise<EventSocket> {
  const opened = await knock(app, visitor, options);
  if ('status' in opened) throw new Error(`Refused with ${opened.status}: ${JSON.stringify(opened.body)}`);
  return opened;
}
