import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { compiledServer, compiledServerMemory } from '../scripts/compiledServer.ts';
import { freePort } from '../server/database/embedded/freePort.ts';
import { installIn } from './install.ts';
import { loopReport } from './loopReport.ts';

/** What `probe.mjs` answers. */
type Question = 'observe' | 'observed';

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
  const probe = ['--import', new URL('./probe.mjs', import.meta.url).href];
  const server = spawn(process.execPath, [...nodeOptions, ...probe, ...compiledServer], {
    cwd: root,
    env: {
      ...compiledServerMemory,
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
      BUDGET_FACTOR: '999999',
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
  };
}

/** Answers searches over GraphQL. */
export const startBareGraph = (databaseUrl: string) => start('./search/bareGraph.ts', 'bare', databaseUrl);

/** Answers searches over REST. */
export const startBareRest = (databaseUrl: string) => start('./search/bareRest.ts', 'bare', databaseUrl);

/** Answers searches by free text. */
export const startBareTexts = (databaseUrl: string) => start('./scale/bareTexts.ts', 'bare', databaseUrl);

const peers = join(import.meta.dirname, 'peers');

/** Answers the persisted queries of `persisted`, by id. */
export async function startMercurius(databaseUrl: string, persisted: Record<string, string>): Promise<MeasuredServer> {
  await installIn(peers);
  return start('./peers/mercurius.js', 'mercurius', databaseUrl, { PERSISTED: JSON.stringify(persisted) });
}

/** @param name what its connections are called in PostgreSQL */
async function start(
  file: string,
  name: string,
  databaseUrl: string,
  given: Record<string, string> = {},
): Promise<MeasuredServer> {
  const port = await freePort();
  const own = { NODE_ENV: 'production', DATABASE_URL: databaseUrl, PGAPPNAME: name, PORT: String(port) };
  const server = fork(new URL(file, import.meta.url), { env: { ...environment, ...own, ...given } });
  await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error(`The server ${file} does not start.`);
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
