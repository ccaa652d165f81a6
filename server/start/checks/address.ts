import { WebSocket } from 'ws';
import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** The public address reaches this product, with requests and sockets. */
export const addressCheck = ({ publicUrl }: Pick<Env, 'publicUrl'>): Check => ({
  part: 'address',
  run: async () => {
    const response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    const body: unknown = await response.json().catch(() => null);
    if (!isOurs(body)) {
      throw new WrongSetting(
        `${publicUrl}/healthz is answered with ${response.status} by something else than Hourhand.`,
      );
    }
    await openSocket(publicUrl);
    return `${publicUrl} leads here, with sockets.`;
  },
});

const isOurs = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';

function openSocket(publicUrl: string): Promise<void> {
  const url = `${publicUrl.replace(/^http/, 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { origin: publicUrl, handshakeTimeout: 5_000 });
  return new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, { statusCode }) =>
      reject(
        new WrongSetting(
          `The proxy does not pass sockets on: ${url} is answered with ${statusCode}. It has to forward Upgrade and Connection.`,
        ),
      ),
    );
    socket.once('error', reject);
  }).finally(() => socket.terminate());
}
