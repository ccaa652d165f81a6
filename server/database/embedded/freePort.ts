import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections (32768 on Linux, 49152 elsewhere), which could take one before it is used. */
const [LOWEST, HIGHEST] = [20_000, 32_767];
const TRIES = 100;

/** `wanted` if it is free on loopback, else a free port that no outgoing connection takes. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined && (await isFree(wanted))) return wanted;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST + 1));
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
