import { once } from 'node:events';
import WebSocket from 'ws';

/** A socket of the server at `url` (http), whose only subscription has started. */
export async function openSubscription(
  url: string,
  cookie: string,
  payload: Record<string, unknown>,
): Promise<WebSocket> {
  const headers = { origin: url, ...(cookie && { cookie }) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  const closed = once(socket, 'close').then(([code, reason]) => {
    throw new Error(`A socket was closed with ${code} before its subscription started: ${reason}`);
  });
  closed.catch(() => {});
  for (const message of [{ type: 'connection_init' }, { id: '1', type: 'subscribe', payload }]) {
    socket.send(JSON.stringify(message));
    await Promise.race([once(socket, 'message'), closed]);
  }
  return socket;
}
