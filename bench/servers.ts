import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from '../scripts/build.ts';
import { compiledServer } from '../scripts/compiledServer.ts';
import { freePort } from '../tests/support/freePort.ts';
import { loopReport } from './loopReport.ts';

/** What `probe.mjs` answers. */
type Question = 'memory' | 'observe' | 'observed';

export type MeasuredServer = {
  port: number;
  pid: number;
  stop: () => Promise<void>;
};

const root = new URL('..', import.meta.url).pathname;
const { NODE_ENV: _ofTheCaller, ...environment } = process.env;

/** The product as `npm start` runs it: built, in production, with nothing switched off. `probe.mjs` only listens to us. */
export async function startProduct(dataDir: string, nodeOptions: string[], given: Record<string, string> = {}) {
  await build();
  const port = await freePort();
  const probe = ['--expose-gc', '--import', new URL('./probe.mjs', import.meta.url).href];
  const server = spawn(process.execPath, [...nodeOptions, ...probe, ...compiledServer], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      // All of the load comes from one address, and the sockets of a measurement from one user.
      REQUESTS_PER_MINUTE: '999999999',
      SOCKETS_PER_ADDRESS: '999999999',
      SOCKETS_PER_USER: '999999999',
      PAGES_PER_MINUTE: '999999999',
      ...given,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = async () => {
    while (server.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The product does not start.');
  };
  await ready();
  /** Asks `probe.mjs`. */
  const ask = async (question: Question): Promise<unknown> => {
    const answered = once(server, 'message');
    server.send(question);
    const [answer]: unknown[] = await answered;
    return answer;
  };
  return {
    ...measured(server, port),
    /** Begins to observe the event loop; returns a function that ends it. */
    observe: async () => {
      await ask('observe');
      return async () => loopReport.parse(await ask('observed'));
    },
    /** Megabytes. */
    memory: async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
      return Math.round(bytes / 2 ** 20);
    },
    /** Bytes that are reachable, after a garbage collection. */
    reachable: async () => Number(await ask('memory')),
  };
}

/** Answers searches. */
export const startBareServer = (databaseUrl: string) => startBare('./bareServer.ts', databaseUrl);

/** Answers searches by free text. */
export const startBareTexts = (databaseUrl: string) => startBare('./scale/bareTexts.ts', databaseUrl);

/** Delivers messages. */
export const startBareSockets = (databaseUrl: string) => startBare('./bareSockets.ts', databaseUrl);

async function startBare(file: string, databaseUrl: string): Promise<MeasuredServer> {
  const port = await freePort();
  const server = fork(new URL(file, import.meta.url), {
    env: { ...environment, NODE_ENV: 'production', DATABASE_URL: databaseUrl, PORT: String(port) },
  });
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error('The bare server does not start.');
    }),
  ]);
  return measured(server, port);
}

function measured(server: ChildProcess, port: number): MeasuredServer {
  return {
    port,
    pid: server.pid ?? 0,
    stop: async () => {
      if (server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    },
  };
}
