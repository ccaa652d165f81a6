import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { freePort } from './freePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a Redis that keeps nothing. */
    redisUrl: string;
  }
}

/** Vitest's global setup for what needs a real Redis: the `redis-server` of the machine, on a free port, keeping nothing. */
export default async function startRedis(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const server = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  const failed = once(server, 'error').then(([error]) => {
    throw error;
  });
  await Promise.race([ready(server), failed]);
  project.provide('redisUrl', `redis://127.0.0.1:${port}`);
  return async () => {
    server.kill();
    await once(server, 'exit');
  };
}

async function ready(server: ReturnType<typeof spawn>): Promise<void> {
  if (!server.stdout) return;
  for await (const line of server.stdout) {
    if (String(line).includes('Ready to accept connections')) return;
  }
}
