import { fork } from 'node:child_process';
import { paths } from '../client/app/paths.ts';
import { say } from '../server/commands/command.ts';
import { measurement, type OnClose } from './command.ts';
import { type MeasuredDatabase, openMeasuredDatabase } from './database.ts';
import { type Measured, measureLoad } from './measure.ts';
import { preparer } from './search/compare.ts';
import { countStatements } from './search/operations.ts';
import { searchOptions } from './search/options.ts';
import { type Pages, type Result, reportOf, writeResults } from './search/results.ts';
import { type Row, type Started, startRows } from './search/rows.ts';
import { makeSearches, type Search } from './search/searches.ts';
import { openStatementCounter } from './search/statements.ts';
import { type Asked, prepare, textOf } from './search/target.ts';
import type { MeasuredServer } from './servers.ts';

/**
 * How fast the public search is, over GraphQL and over REST, beside servers that answer the same: bare ones and
 * Mercurius. Rounds alternate between the servers, so that other load on the machine affects all of them.
 */

const connections = 16;

const options = searchOptions();

await measurement(options.minutes, async (onClose) => {
  const { data, rounds, answers } = options;
  const database = await openMeasuredDatabase({ ...options, dataDir: data }, say);
  onClose(database.close);
  const { product, forgetful, rows } = await startRows(onClose, database, options);
  const searches = await makeSearches(database.db, options.searches);
  const measure = loadMeasurer(onClose, database);

  const prepared = await prepareAll(rows, searches);
  say(`All answer ${searches.length} searches alike.`);
  say('Warming up …');
  for (const { asked } of prepared) await measure(asked, 3 * answers);
  const measured = prepared.map((row) => ({ ...row, rounds: [] as Measured[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { asked, rounds } of measured) rounds.push(await measure(asked, answers));
    say(`Round ${round} of ${rounds}`);
  }
  const graph = prepared.find(({ name }) => name === 'id');
  if (!graph) throw new Error('There is no row of the query by its id.');
  const pages = await measurePages({ product, forgetful }, graph.asked, searches, measure);

  const results = await countAll(onClose, database, measured, searches);
  const memory = await product.memory();
  // Its background work would be counted too.
  await product.stop();
  await forgetful.stop();
  const operations = await countStatements(database, data, searches);
  const report = reportOf(results, { pages, operations, memory });
  for (const line of report) say(line);
  if (options.small || options.node.length > 0) return;
  await writeResults(database, report, { ...options, connections });
});

/** The requests of all rows, whose answers are compared with those of the first row of their API. */
async function prepareAll(rows: readonly Row[], searches: readonly Search[]): Promise<(Row & { asked: Asked })[]> {
  const preparers = { GraphQL: preparer(searches), REST: preparer(searches) };
  const prepared = [];
  for (const row of rows) prepared.push({ ...row, asked: await preparers[row.api](row.target) });
  return prepared;
}

/** Measures through a process of its own, so that the load does not compete with this one. */
function loadMeasurer(onClose: OnClose, { pool }: MeasuredDatabase) {
  const loader = fork(new URL('./load.ts', import.meta.url));
  onClose(() => loader.kill());
  return (what: Asked, count: number) =>
    measureLoad(loader, pool, what.pid, { ...what, connections, answers: Math.ceil(count) });
}

/** A request as browsers send it, which take compressed answers. */
function ofBrowser(request: string): string {
  return request.replace('\r\n', '\r\nAccept-Encoding: gzip, deflate, br\r\n');
}

/**
 * The pages of the same searches as browsers get them: remembered by the product, and rendered anew each time by a second one.
 * In turns with the same searches over GraphQL, compressed too.
 */
async function measurePages(
  { product, forgetful }: Pick<Started, 'product' | 'forgetful'>,
  graph: Asked,
  searches: readonly Search[],
  measure: ReturnType<typeof loadMeasurer>,
): Promise<Pages> {
  const requestsTo = (server: MeasuredServer) =>
    searches.map(({ job, city }) => {
      const path = paths.jobSeekers.to({ job: job?.slug ?? 'all', city: city?.name });
      return ofBrowser(textOf(server, { path, accept: 'text/html' }));
    });
  const asked = {
    remembered: { ...product, requests: requestsTo(product) },
    rendered: { ...forgetful, requests: requestsTo(forgetful) },
  };
  const pages: Pages = { graph: [], remembered: [], rendered: [], addresses: new Set(asked.rendered.requests).size };
  const compressedGraph = { ...graph, requests: graph.requests.map(ofBrowser) };
  for (const what of Object.values(asked)) await measure(what, 2 * options.pages);
  for (let round = 0; round < options.rounds; round += 1) {
    pages.graph.push(await measure(compressedGraph, options.answers));
    pages.remembered.push(await measure(asked.remembered, options.pages));
    pages.rendered.push(await measure(asked.rendered, options.pages));
  }
  return pages;
}

/** How many statements the first pages of the searches take, with what is remembered between requests. */
async function countAll(
  onClose: OnClose,
  { url }: MeasuredDatabase,
  measured: readonly Omit<Result, 'statements'>[],
  searches: readonly Search[],
): Promise<Result[]> {
  const counter = await openStatementCounter(url);
  onClose(counter.close);
  const firstPages = searches.map((search) => ({ ...search, page: 1 }));
  const results: Result[] = [];
  for (const row of measured) {
    const ask = () => prepare(row.target, firstPages);
    await ask();
    results.push({ ...row, statements: await counter.each(row.connections, firstPages.length, ask) });
  }
  return results;
}
