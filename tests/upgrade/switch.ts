import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A TCP proxy whose new connections go to the server that it was pointed to last, as a load balancer's do. */
export type Switch = { url: string; port: number; pointTo: (port: number) => void; close: () => Promise<void> };

export async function openSwitch(port: number): Promise<Switch> {
  let target = 0;
  const server = createServer((client) => {
    const upstream = connect({ port: target, host: '127.0.0.1' });
    client.pipe(upstream).pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pointTo: (next) => {
      target = next;
    },
    close: async () => {
      server.close();
    },
  };
}
