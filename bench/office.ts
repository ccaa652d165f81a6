import { join } from 'node:path';
import { say } from '../server/commands/command.ts';
import { countMarketplaceDays } from '../server/domain/office/overview/days.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { addOfficeData } from './office/data.ts';
import { type Ask, makeAsks } from './office/lists.ts';
import { grouped, type Timed, writeOfficeResults } from './office/results.ts';
import { compareTotal } from './office/totals.ts';
import { plansOf, send, signInAdmin } from './plans.ts';
import { readOptions } from './readOptions.ts';
import { startProduct } from './servers.ts';

/**
 * How quickly the back office answers: every list with every filter, in every order, from the first page to the last. Each
 * address is asked once, so that no answer is remembered; the slowest ones are explained by the database.
 */

const usage = `npm run bench:office                  measures and writes bench/OFFICE.md
  --small                             a run of seconds with few rows that checks the answers and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench-office)
  --only <list>                       one list, such as 'Job seekers'; then nothing is written`;

const sizes = {
  full: {
    minutes: 60,
    jobSeekers: 200_000,
    office: {
      employers: 20_000,
      jobOffers: 40_000,
      contactRequests: 100_000,
      supportChats: 30_000,
      messages: 2_000_000,
      auditEntries: 100_000,
    },
    asks: 300,
  },
  small: {
    minutes: 4,
    jobSeekers: 2_000,
    office: {
      employers: 200,
      jobOffers: 400,
      contactRequests: 1_000,
      supportChats: 300,
      messages: 20_000,
      auditEntries: 1_000,
    },
    asks: 40,
  },
};

await measurement(readArguments().minutes, async (onClose) => {
  const { small, data, fresh, jobSeekers, office, asks: count, only } = readArguments();
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers, fresh }, say);
  onClose(database.close);
  const { pool } = database;
  const { rows: made } = await pool.query(`SELECT 1 FROM "user" WHERE email = 'owner.0@example.com'`);
  if (made.length === 0) await addOfficeData(pool, office, say);
  // A running server has done this in its first minutes.
  await countMarketplaceDays({ db: database.db, now: () => new Date() });
  await pool.query('VACUUM (ANALYZE)');
  const product = await startProduct(data, []);
  onClose(product.stop);
  const admin = await signInAdmin(`http://127.0.0.1:${product.port}`);
  const asks = (await makeAsks(database, count)).filter(({ list }) => !only || list === only);

  say('Warming up …');
  for (const [at, ask] of asks.entries()) if (at % 5 === 0) await send(admin, ask);
  const timed: Timed[] = [];
  let compared = 0;
  for (const ask of shuffled(asks)) {
    const began = performance.now();
    const answer = await send(admin, ask);
    timed.push({ ask, took: performance.now() - began });
    if (small && (await compareTotal(pool, ask, answer))) compared += 1;
  }
  if (small) say(`${compared} of ${timed.length} answers have as many rows as SQL written by hand.`);
  if (small && compared === 0) throw new Error('No answer was compared.');
  const slowest = slowestOfEach(timed, 3);
  const explained = new Set([...slowest, ...slowestOfEachKind(timed)].map(({ ask }) => ask));
  const plans = await plansOf(database.url, data, [...explained]);
  await writeOfficeResults({ pool, timed, slowest, plans, write: !small && !only });
});

/** The same order at each run, in which the lists alternate. */
function shuffled(asks: Ask[]): Ask[] {
  const step = 7919;
  return asks.map((_, at) => asks[(at * step) % asks.length]).filter((ask) => ask !== undefined);
}

function slowestOfEach(timed: Timed[], count: number): Timed[] {
  return grouped(timed).flatMap(([, all]) => all.toSorted((a, b) => b.took - a.took).slice(0, count));
}

function slowestOfEachKind(timed: Timed[]): Timed[] {
  const kinds = new Map<string, Timed>();
  for (const one of timed.toSorted((a, b) => a.took - b.took)) kinds.set(`${one.ask.list}: ${one.ask.kind}`, one);
  return [...kinds.values()];
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string' },
    only: { type: 'string' },
  });
  const size = values.small ? sizes.small : sizes.full;
  const folder = values.small ? '../var/bench-office-small' : '../var/bench-office';
  return { ...size, ...values, data: values.data ?? join(import.meta.dirname, folder) };
}
