import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server/database/embedded/freePort.ts';
import type { OnClose } from './command.ts';
import { treeCpuSeconds } from './cpu.ts';

/** Milliseconds from the command `npm start`. */
export type Start = {
  /** Until npm runs the script. */
  npm: number;
  /** Until the server has read its environment and starts the database: the check of the build, and Node itself. */
  check: number;
  /** Until it listens: the database, and loading and composing the application. */
  ready: number;
  /** Until the first page is there. */
  page: number;
  /** Milliseconds of CPU. */
  cpu: number;
};

/**
 * `npm start` on the data of this folder, whose database is stopped.
 * @throws when the first page is not complete, or a step was not said
 */
export async function measureStart(dataDir: string, onClose: OnClose): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const { NODE_ENV: _ofTheCaller, ...environment } = process.env;
  const command = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...environment, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that npm and the server can be ended together.
    detached: true,
  });
  const stop = stopper(command);
  onClose(stop);
  const times = new Map<string, number>();
  const steps = { npm: /^> /, check: /Starting the database/, ready: / is ready: / };
  createInterface(command.stdout).on('line', (line) => {
    for (const [name, pattern] of Object.entries(steps)) {
      if (pattern.test(line) && !times.has(name)) times.set(name, performance.now() - began);
    }
  });
  const html = await firstPage(`http://127.0.0.1:${port}/`, command);
  const page = performance.now() - began;
  const cpu = 1000 * treeCpuSeconds(command.pid ?? 0);
  if (!/<h1[\s>].*<\/main>.*<\/html>\s*$/s.test(html)) throw new Error(`The first page is not complete:\n${html}`);
  await stop();
  const time = (name: keyof typeof steps) => {
    const at = times.get(name);
    if (at === undefined) throw new Error(`The start did not say: ${steps[name]}`);
    return at;
  };
  return { npm: time('npm'), check: time('check'), ready: time('ready'), page, cpu };
}

async function firstPage(address: string, command: ChildProcess): Promise<string> {
  while (command.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.status === 200) return response.text();
    await delay(10);
  }
  throw new Error('The product does not start.');
}

/** Waits for the server, which closes the output after npm. Idempotent. */
function stopper(command: ChildProcess): () => Promise<void> {
  const closed = once(command, 'close');
  return async () => {
    try {
      if (command.pid) process.kill(-command.pid, 'SIGTERM');
    } catch {
      // All of them have ended.
    }
    await closed;
  };
}
