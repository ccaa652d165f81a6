import { createServer } from 'node:net';
import type { Env } from './env.ts';

/** Before the database is migrated and filled, which would be for nothing. */
export async function requireFreePort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  await new Promise((resolve) => server.close(resolve));
}
