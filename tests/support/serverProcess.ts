import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiledServer, compiledServerMemory } from '../../scripts/compiledServer.ts';
import { freePort } from './freePort.ts';

export type ServerProcess = {
  url: string;
  /** Ends it with a signal, and starts another one on the same port and data. */
  restart: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The product as it was built, in its own process and data folder, with the embedded database and demo data unless
 * `environment` differs.
 */
export async function startServerProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-start-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let server = await start({ DATA_DIR: dataDir, PORT: String(port), ...environment }, url);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    url,
    restart: async (signal) => {
      await end(signal);
      server = await start({ DATA_DIR: dataDir, PORT: String(port), ...environment }, url);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(given: Record<string, string>, url: string): Promise<ChildProcess> {
  const { NODE_ENV: _ofTheTests, ...environment } = process.env;
  const server = spawn(process.execPath, compiledServer, {
    env: { ...compiledServerMemory, ...environment, NODE_ENV: 'production', LOG_LEVEL: 'error', ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout?.on('data', (text) => {
    output += text;
  });
  server.stderr?.on('data', (text) => {
    output += text;
  });
  const exited = once(server, 'exit').then(() => {
    throw new Error(`The server did not start:\n${output}`);
  });
  await Promise.race([ready(url, () => server.exitCode !== null), exited]);
  exited.catch(() => {});
  return server;
}

async function ready(url: string, gone: () => boolean): Promise<void> {
  while (!gone()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
