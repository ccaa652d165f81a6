import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (32768 on Linux, 49152 elsewhere), which could take one before it is used. */
const LOWEST = 20_000;
const COUNT = 12_768;
const TRIES = 100;

/** Processes that run side by side begin at different ports. */
let tried = process.pid * 101;

/** `wanted` if it is free on loopback, else a free port that no outgoing connection takes. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isFree(wanted))) return wanted;
  for (let count = 0; count < TRIES; count += 1) {
    tried += 1;
    const port = LOWEST + (tried % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free on 127.0.0.1.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return free;
}
