import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths } from '../client/paths.ts';
import { say } from '../scripts/command.ts';
import { measurement, type OnClose } from './command.ts';
import { openMeasuredDatabase } from './database.ts';
import { type Measured, measureLoad, medianOf } from './measure.ts';
import { rowOf, writeResults } from './results.ts';
import { makeSearches, type Search } from './searches.ts';
import { startBareServer, startProduct } from './servers.ts';
import { statementsEach } from './statements.ts';
import { type Asked, bare, byId, byText, getRequest, prepare, preparer } from './targets.ts';

/**
 * How fast the public search is over GraphQL, compared with a bare server that answers the same from one statement. Rounds
 * alternate between the servers, so that other load on the machine affects both.
 */

const usage = `npm run bench                         measures and writes bench/RESULTS.md
  --small                             a run of seconds with 2,000 job seekers that compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench)
  --rounds <number> --answers <number>  how often it measures (5), and how many answers each time (2000)
  --node <option>                     an option for the product's Node, such as --cpu-prof; then nothing is written`;

const sizes = {
  full: {
    minutes: 60,
    jobSeekers: 200_000,
    searches: 400,
    rounds: 5,
    answers: 2000,
    pages: 400,
  },
  small: { minutes: 4, jobSeekers: 2_000, searches: 60, rounds: 1, answers: 120, pages: 20 },
};

const connections = 16;

await measurement(readArguments().minutes, async (onClose) => {
  const options = readArguments();
  const { rounds, answers } = options;
  const database = await openMeasuredDatabase(
    { dataDir: options.data, jobSeekers: options.jobSeekers, fresh: options.fresh },
    say,
  );
  onClose(database.close);
  const product = await startProduct(options.data, options.node);
  onClose(product.stop);
  const bareServer = await startBareServer(database.url);
  onClose(bareServer.stop);
  const measure = loadMeasurer(onClose, database);

  const searches = await makeSearches(database.db, options.searches);
  const prepared = preparer(searches);
  const asked = {
    bare: await prepared(bare(bareServer)),
    id: await prepared(byId(product)),
    text: await prepared(byText(product)),
  };
  say(`All answer ${searches.length} searches alike.`);
  const pages: Asked = { ...product, requests: searches.map((search) => getRequest(product, addressOf(search))) };

  say('Warming up …');
  for (const what of Object.values(asked)) await measure(what, 3 * answers);
  const results: Record<'bare' | 'id' | 'text', Measured[]> = { bare: [], id: [], text: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of ['bare', 'id', 'text'] as const) results[name].push(await measure(asked[name], answers));
    say(`Round ${round}: ${ratios(results.id, results.bare).at(-1)?.toFixed(2)} of the bare server`);
  }
  const ratioOf = (name: 'bare' | 'id' | 'text') => medianOf(ratios(results[name], results.bare));
  await measure(pages, options.pages / 2);
  const pageResults: Measured[] = [];
  for (let round = 0; round < Math.min(rounds, 3); round += 1) pageResults.push(await measure(pages, options.pages));
  const statements = options.small
    ? undefined
    : {
        bare: await statementsEach(database.pool, () => prepare(bare(bareServer), searches.map(firstPage))),
        id: await statementsEach(database.pool, () => prepare(byId(product), searches.map(firstPage))),
      };
  const memory = await product.memory();
  const table = [
    rowOf('bare server', results.bare, ratioOf('bare'), statements?.bare),
    rowOf('GraphQL, by id', results.id, ratioOf('id'), statements?.id),
    rowOf('GraphQL, by text', results.text, ratioOf('text'), statements?.id),
    rowOf('the page as HTML', pageResults, medianOf(ratios(pageResults, results.bare)), undefined),
  ];
  const others = [`Memory of the product's process afterwards: ${memory} MB.`];
  for (const line of [...table, ...others]) say(line);
  if (options.small || options.node.length > 0) return;
  await writeResults({ ...options, database, table, others, connections });
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        small: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        data: { type: 'string' },
        rounds: { type: 'string' },
        answers: { type: 'string' },
        node: { type: 'string', multiple: true, default: [] },
      },
    });
    const size = values.small ? sizes.small : sizes.full;
    return {
      ...size,
      ...values,
      data: values.data ?? join(import.meta.dirname, values.small ? '../var/bench-small' : '../var/bench'),
      rounds: Number(values.rounds ?? size.rounds),
      answers: Number(values.answers ?? size.answers),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Measures through a process of its own, so that the load does not compete with this one. */
function loadMeasurer(onClose: OnClose, { pool }: Parameters<typeof writeResults>[0]['database']) {
  const loader = fork(new URL('./load.ts', import.meta.url));
  onClose(() => loader.kill());
  return (what: Asked, count: number) =>
    measureLoad(loader, pool, what.pid, { ...what, connections, answers: Math.ceil(count) });
}

function firstPage(search: Search): Search {
  return { ...search, page: 1 };
}

function addressOf({ job, city }: Search): string {
  return paths.jobSeekers.to({ job: job?.slug ?? 'all', city: city?.name });
}

/** Answers per second of one server relative to the other's in the same round. */
function ratios(these: Measured[], those: Measured[]): number[] {
  return these.map(({ perSecond }, round) => perSecond / (those[round]?.perSecond ?? Number.NaN));
}
