import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between clients and a server that can break off, in the middle of whatever is under way. */
export type CuttingProxy = {
  url: string;
  /** Breaks off every connection. Gives how many there were. */
  cut: () => number;
  /** Breaks off every connection and lets nobody through until `admit`. Gives how many there were. */
  block: () => number;
  admit: () => void;
  close: () => Promise<void>;
};

export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { port, hostname } = new URL(target);
  const open = new Set<Socket>();
  let blocked = false;
  const server = createServer((near) => {
    if (blocked) return near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    open.add(near);
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const cut = () => {
    const count = open.size;
    // Some are told, some are not.
    for (const socket of open) Math.random() < 0.5 ? socket.resetAndDestroy() : socket.destroy();
    return count;
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    block() {
      blocked = true;
      return cut();
    },
    admit() {
      blocked = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
