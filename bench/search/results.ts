import type { MeasuredDatabase } from '../database.ts';
import { type Measured, medianOf } from '../measure.ts';
import { machineOf, recordRun } from '../record.ts';
import { type Counted, pageSizes } from './operations.ts';
import type { Name, Row } from './rows.ts';

const file = new URL('../SEARCH.md', import.meta.url);

const introduction = (jobSeekers: number) => `# How fast the public search is

\`npm run bench\` writes this page. The search page's own query (ten cards with job, city and country, the number of all, the choices of
the search bar) by its id, as browsers send it, and as a text, as integrators do; and the same searches as numbered pages of
\`GET /api/candidates\`. All serve 400 different searches of ${jobSeekers.toLocaleString('en')} job seekers (jobs, cities, filters, three orders, pages one to
five) over kept connections, without a cache of responses, in turns in one run; the contents are compared before.

- The bare servers (\`bench/search/bareGraph.ts\`, \`bareRest.ts\`) are node:http and \`pg\`, one statement whose JSON the database makes. They
  answer the same JSON, and keep counts from a hundred on for a minute, as the product does.
- Mercurius (\`bench/peers/mercurius.js\`) answers the same query by its id, with its JIT on Fastify: plain resolvers, one statement by
  hand for the rows, small tables in memory, and counts kept as above. It checks no rights.

Pages are those of the same jobs and cities, compressed, beside GraphQL compressed. "Rendered" is a product whose memory of rendered pages is switched off.

"÷ bare" is answers per second to those of the bare server of the same API. Ratios are medians of the rounds'; CPU is in milliseconds for each
answer; statements are those of a first page whose count is remembered. Newest first.
`;

/** The searches as HTML, and over GraphQL in turns with that. */
export type Pages = {
  graph: Measured[];
  /** By the product as it is. */
  remembered: Measured[];
  /** By the product without its memory of pages. */
  rendered: Measured[];
  /** How many of the addresses are different. */
  addresses: number;
};

/** A row and what was measured of it. */
export type Result = Row & {
  rounds: Measured[];
  /** Of an answer. */
  statements: number;
};

/** What is compared, and how many times as many answers as the second one the first one should give. */
const comparisons: readonly [these: Name, those: Name, goal: number][] = [
  ['id', 'bare', 1.2],
  ['rest', 'bareRest', 1.1],
  ['id', 'mercurius', 0.9],
];

/** The run as lines of Markdown. `memory` is in megabytes. */
export function reportOf(
  results: readonly Result[],
  { pages, operations, memory }: { pages: Pages; operations: Counted[]; memory: number },
): string[] {
  const find = (is: (result: Result) => boolean): Result => {
    const found = results.find(is);
    if (!found) throw new Error('Nothing was measured.');
    return found;
  };
  const bareOf = (api: Row['api']) => find((result) => result.api === api);
  const named = (name: Name) => find((result) => result.name === name);
  return [
    "| | answers/s | ÷ bare | p50 ms | p99 ms | server's CPU | database's CPU | statements |",
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...results.map(({ title, api, rounds, statements }) =>
      lineOf(title, rounds, ratioOf(rounds, bareOf(api).rounds), statements.toFixed(1)),
    ),
    lineOf('the page as HTML, remembered', pages.remembered, ratioOf(pages.remembered, bareOf('GraphQL').rounds), ''),
    lineOf('the page as HTML, rendered', pages.rendered, ratioOf(pages.rendered, bareOf('GraphQL').rounds), ''),
    '',
    '| answers per second of | to those of | ratio | goal |',
    '| --- | --- | --: | --: |',
    ...comparisons.map(([these, those, goal]) => {
      const ratio = ratioOf(named(these).rounds, named(those).rounds).toFixed(2);
      return `| ${named(these).title} | ${named(those).title} | ${ratio} | ${goal} |`;
    }),
    `| the page as HTML, remembered | GraphQL, by id | ${ratioOf(pages.remembered, pages.graph).toFixed(2)} | 0.9 |`,
    `| the page as HTML, rendered | GraphQL, by id | ${ratioOf(pages.rendered, pages.graph).toFixed(2)} | 0.25 |`,
    '',
    `| statements of a visitor's list, with counting | ${pageSizes.map((size) => `${size} rows`).join(' | ')} |`,
    `| --- |${' --: |'.repeat(pageSizes.length)}`,
    ...operations.map(
      ({ name, statements }) => `| ${name} | ${statements.map((each) => +each.toFixed(2)).join(' | ')} |`,
    ),
    '',
    `The pages have ${pages.addresses} different addresses.`,
    `Memory of the product's process afterwards: ${memory} MB.`,
  ];
}

/** A line of the table: medians of all rounds. */
function lineOf(title: string, rounds: Measured[], ratio: number, statements: string): string {
  const median = (key: keyof Measured, digits: number) => medianOf(rounds.map((round) => round[key])).toFixed(digits);
  const cells = [
    title,
    median('perSecond', 0),
    ratio.toFixed(2),
    median('p50', 1),
    median('p99', 1),
    median('serverCpu', 2),
    median('databaseCpu', 2),
    statements,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Answers per second of one relative to the other's in the same round; the median of the rounds. */
const ratioOf = (these: Measured[], those: Measured[]): number =>
  medianOf(these.map(({ perSecond }, round) => perSecond / (those[round]?.perSecond ?? Number.NaN)));

/** Puts the run on top of SEARCH.md. */
export async function writeResults(
  { pool }: Pick<MeasuredDatabase, 'pool'>,
  report: string[],
  run: { jobSeekers: number; rounds: number; answers: number; connections: number },
): Promise<void> {
  const { jobSeekers, rounds, answers, connections } = run;
  const machine = `${await machineOf(pool)}, ${rounds} rounds of ${answers} answers over ${connections} connections.`;
  await recordRun(file, introduction(jobSeekers), [machine, '', ...report]);
}
