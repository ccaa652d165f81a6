import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { say } from '../server/commands/command.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { measurement } from './command.ts';
import { medianOf } from './measure.ts';
import { readOptions } from './readOptions.ts';
import { recordRun } from './record.ts';
import { startProduct } from './servers.ts';
import * as interactions from './ways/interactions.ts';
import { type Cost, type Phone, startPhone } from './ways/phone.ts';
import * as walks from './ways/walks.ts';

/** What the three main ways cost on a slow phone, and how soon it answers a press. */

const usage = `npm run bench:ways                    measures the demo and writes bench/WAYS.md
  --small                             one round at full speed, which compares the steps and writes nothing
  --rounds <number>                   how often (3)
  --url <address>                     measures a server of any version that runs already, and writes nothing`;

const introduction = `# The ways of people on a slow phone

\`npm run bench:ways\` writes this page. A phone of 375 × 812 pixels with an empty cache, a CPU four times slower, and 50 KB a second after
600 ms (Chromium's own throttling), against the demo on the same machine: from the home page to a visitor's first message that the job
seeker can read, to a job seeker's sent application, and to an employer's published offer with its first contact. Steps are presses,
filled fields and pages. KB are what came over the network. Medians; what follows the input is the longest time until the next frame.
Newest first.
`;

/** A way, the login that walks it, and how many steps it may take. */
const ways = [
  { name: 'visitor: first message', walk: walks.visitor, email: null, maxSteps: 16 },
  { name: 'employer: offer and contact', walk: walks.employer, email: 'premium@hourhand.test', maxSteps: 14 },
  // For the offer of the one before.
  { name: 'job seeker: application', walk: walks.jobSeeker, email: 'jobseeker@hourhand.test', maxSteps: 6 },
];

const inputs = [
  { name: 'changing a filter', act: interactions.filter, email: null },
  { name: 'opening the contact dialog', act: interactions.dialog, email: null },
  { name: 'sending a message', act: interactions.send, email: 'premium@hourhand.test' },
];

await measurement(readArguments().minutes, async (onClose) => {
  const { small, url, rounds } = readArguments();
  const base = url ?? (await startDemo(onClose));
  const browser = await chromium.launch(await chromiumOptions());
  onClose(() => browser.close());
  const onPhone = async <Result>(email: string | null, act: (phone: Phone) => Promise<Result>): Promise<Result> => {
    const phone = await startPhone(browser, base, email, { atFullSpeed: small });
    try {
      return await act(phone);
    } finally {
      await phone.close();
    }
  };

  const costs = new Map<string, Cost[]>(ways.map(({ name }) => [name, []]));
  const delays = new Map<string, number[]>(inputs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, walk, email } of ways) {
      const cost = await onPhone(email, async (phone) => {
        await walk(phone, round);
        return phone.cost();
      });
      costs.get(name)?.push(cost);
      say(`${name}: ${JSON.stringify(cost)}`);
    }
    for (const { name, act, email } of inputs) {
      const delay = await onPhone(email, act);
      delays.get(name)?.push(delay);
      say(`${name}: ${delay} ms`);
    }
  }

  const median = (all: readonly Cost[], key: keyof Cost) => medianOf(all.map((cost) => cost[key]));
  const lines = [
    '| way | steps | seconds | KB | requests |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...costs].map(([name, all]) => {
      const cells = [
        median(all, 'steps'),
        median(all, 'seconds').toFixed(1),
        (median(all, 'bytes') / 1024).toFixed(0),
        median(all, 'requests'),
      ];
      return `| ${[name, ...cells].join(' | ')} |`;
    }),
    '',
    '| input | median (ms) | longest (ms) |',
    '| --- | ---: | ---: |',
    ...[...delays].map(([name, all]) => `| ${name} | ${medianOf(all)} | ${Math.max(...all)} |`),
  ];
  for (const line of lines) say(line);
  if (url !== undefined) return;
  for (const { name, maxSteps } of ways) {
    const steps = Math.max(...(costs.get(name) ?? []).map((cost) => cost.steps));
    if (steps > maxSteps) throw new Error(`The way '${name}' takes ${steps} steps instead of ${maxSteps}.`);
  }
  if (small) return;
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${rounds} rounds.`;
  await recordRun(new URL('./WAYS.md', import.meta.url), introduction, [machine, '', ...lines]);
});

async function startDemo(onClose: (close: () => unknown) => void): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ways-'));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const product = await startProduct(dataDir, []);
  onClose(product.stop);
  return `http://127.0.0.1:${product.port}`;
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    url: { type: 'string' },
  });
  return { ...values, minutes: values.small ? 4 : 30, rounds: Number(values.rounds ?? (values.small ? 1 : 3)) };
}
