import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from '../scripts/build.ts';
import { say } from '../server/commands/command.ts';
import { freePort } from '../tests/support/freePort.ts';
import { measurement, type OnClose } from './command.ts';
import { treeCpuSeconds } from './cpu.ts';
import { openMeasuredDatabase } from './database.ts';
import { medianOf } from './measure.ts';
import { readOptions } from './readOptions.ts';
import { machineOf, recordRun } from './record.ts';

/**
 * How long `npm start` takes on existing data, from the command to the first page. The product is built before, as it is
 * when a server starts again.
 */

const usage = `npm run bench:start                   measures and writes bench/START.md
  --small                             one start, which compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench-start)
  --rounds <number>                   how often it starts (7)`;

const introduction = `# How long a start takes

\`npm run bench:start\` writes this page. \`npm start\` on the data of the demo and 2,000 job seekers, with the embedded database, which is
stopped before, and without changes since the last build. Times are medians in milliseconds, from the command to the home page's whole
response; the page is asked for every 10 ms. CPU is that of all processes until then, with npm and the database. Newest first.
`;

/** Milliseconds from the command. */
type Start = {
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

await measurement(readArguments().minutes, async (onClose) => {
  const { small, fresh, data, rounds } = readArguments();
  await build();
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 2_000, fresh }, say);
  const machine = await machineOf(database.pool);
  await database.close();

  const starts: Start[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    starts.push(await measureStart(data, onClose));
    say(`Start ${round}: ${Math.round(starts.at(-1)?.page ?? Number.NaN)} ms`);
  }
  const median = (key: keyof Start, since?: keyof Start) =>
    medianOf(starts.map((start) => start[key] - (since ? start[since] : 0))).toFixed(0);
  const lines = [
    '| npm | check of the build, Node | database, application | first page | all | CPU |',
    '| --: | --: | --: | --: | --: | --: |',
    `| ${[
      median('npm'),
      median('check', 'npm'),
      median('ready', 'check'),
      median('page', 'ready'),
      median('page'),
      median('cpu'),
    ].join(' | ')} |`,
  ];
  for (const line of lines) say(line);
  if (small) return;
  const file = new URL('./START.md', import.meta.url);
  await recordRun(file, introduction, [`${machine}, ${rounds} starts.`, '', ...lines]);
});

/** @throws when the first page is not complete */
async function measureStart(dataDir: string, onClose: OnClose): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const { NODE_ENV: _ofTheCaller, ...environment } = process.env;
  const command = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...environment, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that npm and the server can be ended together.
    detached: true,
  });
  const stop = stopper(command);
  onClose(stop);
  const times = new Map<string, number>();
  const steps = { npm: /^> /, check: /^Starting the database/, ready: / is ready: / };
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
  const time = (name: keyof typeof steps) => times.get(name) ?? Number.NaN;
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

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string' },
    rounds: { type: 'string' },
  });
  return {
    ...values,
    minutes: values.small ? 4 : 20,
    data: values.data ?? join(import.meta.dirname, '../var/bench-start'),
    rounds: Number(values.rounds ?? (values.small ? 1 : 7)),
  };
}
