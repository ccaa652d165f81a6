import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { say } from '../server/commands/command.ts';
import { measurement, type OnClose } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { measureCopies } from './growth/copies.ts';
import { advancingClock, measureCosts } from './growth/costs.ts';
import { growMarketplace } from './growth/data.ts';
import { makeQuestions } from './growth/questions.ts';
import { type Grown, reportGrowth } from './growth/results.ts';
import { measureSpace } from './growth/space.ts';
import { measureStart, type Start } from './measureStart.ts';
import { openExplainer } from './plans.ts';
import { readOptions } from './readOptions.ts';
import { machineOf } from './record.ts';
import { startProduct } from './servers.ts';

/**
 * How everything grows with the marketplace: what requests cost, the space on the disk, a start, a backup and the memory, at
 * sizes of which each is ten times the one before.
 */

const usage = `npm run bench:growth                  measures and writes bench/GROWTH.md
  --small                             a run of seconds at one small size that compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench-growth): 30 GB, and as much again for a restore
  --sizes <numbers>                   measures only these of the sizes, such as 10000,100000; the others are as they were measured last
  --prepare                           only creates the data`;

const full = { minutes: 300, sizes: [10_000, 100_000, 1_000_000], searches: 70, asks: 20, starts: 3 };
// The demo alone has 600 job seekers.
const small = { minutes: 8, sizes: [1_000], searches: 7, asks: 3, starts: 1 };

/** Below the data of its size, since a run takes hours. */
const figuresFile = 'figures.json';

await measurement(readArguments().minutes, async (onClose) => {
  const options = readArguments();
  await build();
  const grown: Grown[] = [];
  let machine = '';
  for (const jobSeekers of options.sizes) {
    say(`${jobSeekers.toLocaleString('en')} job seekers …`);
    const dataDir = join(options.data, String(jobSeekers));
    const database = await openMeasuredDatabase({ dataDir, jobSeekers, fresh: options.fresh }, say);
    try {
      await growMarketplace(database.pool, jobSeekers, say);
      await database.pool.query('VACUUM (ANALYZE)');
      await database.pool.query('CHECKPOINT');
      machine = await machineOf(database.pool);
    } finally {
      await database.close();
    }
    if (options.prepare) continue;
    await measure(onClose, { ...options, dataDir, jobSeekers });
  }
  if (options.prepare) return;
  for (const jobSeekers of options.allSizes) {
    const text = await readFile(join(options.data, String(jobSeekers), figuresFile), 'utf8').catch(() => undefined);
    if (text !== undefined) grown.push(JSON.parse(text));
  }
  await reportGrowth(machine, grown, !options.small);
});

type Options = ReturnType<typeof readArguments> & { dataDir: string; jobSeekers: number };

async function measure(onClose: OnClose, options: Options): Promise<void> {
  const { dataDir, jobSeekers, small: quick } = options;
  const starts: Start[] = [];
  for (let round = 0; round < options.starts; round += 1) starts.push(await measureStart(dataDir, onClose));

  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one();
  };
  // Also after a failure, or when the time is up.
  onClose(close);
  const closeLater = (one: () => unknown) => void closers.push(one);

  const database = await openMeasuredDatabase({ dataDir, jobSeekers, fresh: false }, say);
  closeLater(database.close);
  const product = await startProduct(dataDir, []);
  closeLater(product.stop);
  const { now, forget } = advancingClock();
  const explainer = await openExplainer(database.url, dataDir, now);
  closeLater(explainer.close);
  const questions = await makeQuestions(database, Number(new URL(explainer.url).port), options);
  say(`Asking ${questions.length} questions …`);
  const url = `http://127.0.0.1:${product.port}`;
  const { costs, compared } = await measureCosts(questions, { url, explainer, forget, quick });
  say(`${compared} answers have what SQL written by hand has.`);
  if (compared === 0) throw new Error('No answer was compared.');
  const memory = { resident: await product.memory(), reachable: (await product.reachable()) / 2 ** 20 };

  const space = await measureSpace(database.pool);
  const load = loadavg()[0] ?? Number.NaN;
  const figures: Grown = { jobSeekers, starts, costs, space, copies: undefined, memory, load };
  const keep = (grown: Grown) => writeFile(join(dataDir, figuresFile), JSON.stringify(grown));
  await keep(figures);
  say('Backup and restore …');
  const rows = new Map(space.tables.map((table) => [table.name, table.rows]));
  await keep({ ...figures, copies: await measureCopies(dataDir, rows, closeLater) });
  await close();
}

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    prepare: { type: 'boolean', default: false },
    data: { type: 'string' },
    sizes: { type: 'string' },
  });
  const size = values.small ? small : full;
  const folder = values.small ? '../var/bench-growth-small' : '../var/bench-growth';
  return {
    ...size,
    ...values,
    data: values.data ?? join(import.meta.dirname, folder),
    sizes: values.sizes?.split(',').map(Number) ?? size.sizes,
    allSizes: size.sizes,
  };
}
