import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { addJobSeekers } from '../prisma/demo/bulk.ts';
import { seedDemo } from '../prisma/demo/demo.ts';
import { emptyDatabase } from '../prisma/demo/empty.ts';
import { isEmpty } from '../prisma/demo/isEmpty.ts';
import { openAsker } from '../server/commands/ask.ts';
import { command, say } from '../server/commands/command.ts';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { prepareDatabase } from '../server/database/prepare.ts';
import { openMedia } from '../server/media/open.ts';
import { type Env, loadEnv } from '../server/start/env.ts';

const usage = `npm run seed                              demo data, into an empty database
npm run seed -- --reset [--yes]           empties the database first, after asking
npm run seed -- --job-seekers 200000      adds so many job seekers, for measuring`;

type Wishes = { reset: boolean; yes: boolean; jobSeekers: number };

await command(async () => {
  const wishes = readArguments();
  const env = loadEnv();
  const database = await prepareDatabase(env, say);
  const { pool, close } = connectDatabase(database.url, { poolSize: 2 });
  try {
    // Before anything is deleted that could not be made again.
    if (!env.demo && (wishes.reset || (await isEmpty(pool)))) {
      throw new Error('The passwords of the demo accounts are public. Set HOURHAND_DEMO=1 to create them anyway.');
    }
    if (wishes.reset && !(await isEmpty(pool))) {
      if (!wishes.yes && !(await confirmed(database.url))) return say('Nothing was changed.');
      await emptyDatabase(pool);
      say('Emptied the database.');
    }
    if (await isEmpty(pool)) await seed(env, pool);
    else if (wishes.jobSeekers === 0) say('The database is not empty: nothing was changed. --reset empties it first.');
    if (wishes.jobSeekers > 0) await add(pool, wishes.jobSeekers);
  } finally {
    await close();
    await database.stop();
  }
});

function readArguments(): Wishes {
  try {
    const { values } = parseArgs({
      options: { reset: { type: 'boolean' }, yes: { type: 'boolean' }, 'job-seekers': { type: 'string' } },
    });
    const count = values['job-seekers'] ?? '0';
    if (!/^\d{1,8}$/.test(count)) throw new Error(`--job-seekers is a number, not ${count}`);
    return { reset: values.reset ?? false, yes: values.yes ?? false, jobSeekers: Number(count) };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function confirmed(url: string): Promise<boolean> {
  const { host, pathname } = new URL(url);
  const asker = openAsker();
  try {
    return (await asker.ask(`Delete everything in ${host}${pathname}? Type yes: `)).trim() === 'yes';
  } finally {
    asker.close();
  }
}

async function seed(env: Env, pool: Database['pool']): Promise<void> {
  const steps = showProgress();
  const began = Date.now();
  const summary = await seedDemo({
    pool,
    media: await openMedia(env),
    now: new Date(),
    sandbox: !env.stripe,
    progress: steps.show,
  });
  steps.end();
  if (!summary) return say('Another process has just filled the database. Nothing was changed.');
  const counts = [
    `${summary.jobSeekers} job seekers`,
    `${summary.employers} employers`,
    `${summary.jobOffers} job offers`,
    `${summary.contactRequests} contact requests`,
    `${summary.messages} messages`,
    `${summary.pictures} pictures`,
  ];
  say(`Made ${counts.join(', ')} in ${secondsSince(began)} s.`);
}

async function add(pool: Database['pool'], count: number): Promise<void> {
  const steps = showProgress();
  const began = Date.now();
  await addJobSeekers({ pool, now: new Date(), count, progress: steps.show });
  steps.end();
  say(`Added ${count} job seekers in ${secondsSince(began)} s.`);
}

function secondsSince(began: number): string {
  return ((Date.now() - began) / 1000).toFixed(1);
}

/** A bar per step, on a terminal; elsewhere nothing. */
function showProgress(): { show: (step: string, done: number, total: number) => void; end: () => void } {
  let bar: SingleBar | undefined;
  let current = '';
  const end = () => bar?.stop();
  const show = (step: string, done: number, total: number) => {
    if (step !== current) {
      end();
      current = step;
      bar = new SingleBar(
        { format: `${step.padEnd(12)} {bar} {value}/{total}`, stream: process.stderr },
        Presets.shades_classic,
      );
      bar.start(total, 0);
    }
    bar?.update(done);
  };
  return { show, end };
}
