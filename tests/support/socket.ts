import { type Client, createClient } from 'graphql-ws/client';
import WebSocket from 'ws';
import type { TestApp } from './app.ts';
import type { Visitor } from './browserless.ts';
import { atEndOfTest } from './endOfTest.ts';

export type Listener<Data> = {
  /** The next result. Rejects if the subscription ends or is refused. */
  next: () => Promise<Data>;
  close: () => void;
};

/** A socket with the cookies of this visitor, which ends with the test. */
export function openSocket(app: Pick<TestApp, 'url'>, visitor: Visitor, headers: Record<string, string> = {}): Client {
  class WithCookies extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie: visitor.cookieHeader, origin: app.url, ...headers } });
    }
  }
  const url = `${app.url.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WithCookies, retryAttempts: 0, lazy: true });
  atEndOfTest(() => client.dispose());
  return client;
}

/** Subscribes to an operation. */
export function listen<Data>(client: Client, query: string, variables: Record<string, unknown>): Listener<Data> {
  const iterator = client.iterate<Data>({ query, variables });
  return {
    next: async () => {
      const { value, done } = await iterator.next();
      if (done) throw new Error('The subscription has ended.');
      if (value.errors) throw new Error(value.errors.map((error) => error.message).join(', '));
      if (!value.data) throw new Error('An answer without data.');
      return value.data;
    },
    close: () => void iterator.return?.(),
  };
}

/** A socket that names a token in the parameters of the connection, as apps do, and the event of its end. */
export function openSocketWith(app: Pick<TestApp, 'url'>, token: string): { client: Client; closed: Promise<unknown> } {
  let end: (event: unknown) => void = () => undefined;
  const closed = new Promise<unknown>((resolve) => {
    end = resolve;
  });
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    on: { closed: end },
  });
  return { client, closed };
}
