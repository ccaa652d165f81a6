import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally } from './listening.ts';

/**
 * A proxy between clients and a server that can cut connections at any time.
 * @param slowness the maximum delay of each chunk, in milliseconds.
 */
export async function cuttingProxy(target: string, { slowness = 0 } = {}) {
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
    if (slowness === 0) near.pipe(far).pipe(near);
    else near.pipe(late(slowness)).pipe(far).pipe(late(slowness)).pipe(near);
  });
  const ownPort = await listenLocally(server);
  /** Closes every connection. Returns their number. */
  const cut = () => {
    const count = open.size;
    // Some clients get a close, others a reset.
    for (const socket of open) Math.random() < 0.5 ? socket.resetAndDestroy() : socket.destroy();
    return count;
  };
  return {
    url: `http://127.0.0.1:${ownPort}`,
    cut,
    /** Closes every connection and refuses new ones until `admit`. Returns the number of closed ones. */
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

/** Delays each chunk at random, in order within a connection, so that connections overtake each other. */
const late = (longest: number): Transform =>
  new Transform({
    transform(piece, _encoding, pass) {
      void delay(Math.random() * longest).then(() => pass(null, piece));
    },
  });
