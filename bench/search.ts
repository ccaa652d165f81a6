import { fork } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { paths } from '../client/paths.ts';
import { command, say } from '../scripts/command.ts';
import { openMeasuredDatabase } from './database.ts';
import { measureFanOut } from './fanOut.ts';
import { type Measured, measureLoad, medianOf } from './measure.ts';
import { rowOf, writeResults } from './results.ts';
import { makeSearches, type Search } from './searches.ts';
import { startBareServer, startProduct } from './servers.ts';
import { statementsEach } from './statements.ts';
import { bare, byId, byText, contentOf, getRequest, postRequest, prepare, type Target } from './targets.ts';

/**
 * How fast the public search is over GraphQL, against a bare server that answers the same from one statement: both in one
 * run, in turns, so that whatever else the machine does is done to both.
 */

const usage = `npm run bench                         measures and writes bench/RESULTS.md
  --fresh                             makes the data anew
  --data <folder>                     where the data is kept, var/bench unless told
  --rounds <number> --answers <number>  how often it is measured (5), and how many answers each time (2000)
  --node <option>                     an option for the product's Node, such as --cpu-prof; then nothing is written`;

const searchCount = 400;
const connections = 16;

type Requests = { port: number; pid: number; requests: string[] };

await command(async () => {
  const options = readArguments();
  const { rounds, answers } = options;
  const database = await openMeasuredDatabase(options.data, options.fresh, say);
  const product = await startProduct(options.data, options.node);
  const bareServer = await startBareServer(database.url);
  const loader = fork(new URL('./load.ts', import.meta.url));
  try {
    const searches = await makeSearches(database.db, searchCount);
    const prepared = preparer(searches);
    const asked = {
      bare: await prepared(bare(bareServer)),
      id: await prepared(byId(product)),
      text: await prepared(byText(product)),
    };
    say(`All answer ${searchCount} searches alike.`);
    const pages: Requests = { ...product, requests: searches.map((search) => getRequest(product, addressOf(search))) };
    const measure = (what: Requests, count: number) =>
      measureLoad(loader, database.pool, what.pid, { ...what, connections, answers: count });

    say('Warming up …');
    for (const what of Object.values(asked)) await measure(what, 3 * answers);
    const results: Record<'bare' | 'id' | 'text', Measured[]> = { bare: [], id: [], text: [] };
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of ['bare', 'id', 'text'] as const) results[name].push(await measure(asked[name], answers));
      say(`Round ${round}: ${perRound(results.id, results.bare).at(-1)?.toFixed(2)} of the bare server`);
    }
    const ratioOf = (name: 'bare' | 'id' | 'text') => medianOf(perRound(results[name], results.bare));
    await measure(pages, 200);
    const pageResults = [await measure(pages, 400), await measure(pages, 400), await measure(pages, 400)];
    const statements = {
      bare: await statementsEach(database.pool, () => prepare(bare(bareServer), searches.map(firstPage))),
      id: await statementsEach(database.pool, () => prepare(byId(product), searches.map(firstPage))),
    };
    const memory = await product.memory();
    const fanOut = await measureFanOut(product.port);
    const table = [
      rowOf('bare server', results.bare, ratioOf('bare'), statements.bare),
      rowOf('GraphQL, by id', results.id, ratioOf('id'), statements.id),
      rowOf('GraphQL, by text', results.text, ratioOf('text'), statements.id),
      rowOf('the page as HTML', pageResults, medianOf(perRound(pageResults, results.bare)), undefined),
    ];
    const others = [
      `Memory of the product's process after it: ${memory} MB.`,
      `Events to ${fanOut.sockets} sockets of one chat: ${fanOut.perSecond} deliveries a second.`,
    ];
    for (const line of [...table, ...others]) say(line);
    if (options.node.length === 0) await writeResults({ database, table, others, rounds, answers, connections });
  } finally {
    loader.kill();
    await bareServer.stop();
    await product.stop();
    await database.close();
  }
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        fresh: { type: 'boolean', default: false },
        data: { type: 'string', default: join(import.meta.dirname, '../var/bench') },
        rounds: { type: 'string', default: '5' },
        answers: { type: 'string', default: '2000' },
        node: { type: 'string', multiple: true, default: [] },
      },
    });
    return { ...values, rounds: Number(values.rounds), answers: Number(values.answers) };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Gives what a target is sent for all the searches; throws when it answers otherwise than the first one did. */
function preparer(searches: Search[]): (target: Target) => Promise<Requests> {
  let expected: unknown[] | undefined;
  return async (target) => {
    const { bodies, answers } = await prepare(target, searches);
    const contents = answers.map(contentOf);
    expected ??= contents;
    const other = contents.findIndex((content, at) => !isDeepStrictEqual(content, expected?.[at]));
    if (other >= 0) throw new Error(`The servers answer differently to ${JSON.stringify(searches[other])}`);
    return { ...target.server, requests: bodies.map((body) => postRequest(target, body)) };
  };
}

function firstPage(search: Search): Search {
  return { ...search, page: 1 };
}

function addressOf({ job, city }: Search): string {
  return paths.jobSeekers.to({ job: job?.slug ?? 'all', city: city?.name });
}

/** Rounds of one against the same rounds of another. */
function perRound(these: Measured[], those: Measured[]): number[] {
  return these.map(({ perSecond }, round) => perSecond / (those[round]?.perSecond ?? Number.NaN));
}
