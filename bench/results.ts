import type { Database } from '../server/database/connect.ts';
import { type Measured, medianOf } from './measure.ts';
import { machineOf, recordRun } from './record.ts';

const file = new URL('./RESULTS.md', import.meta.url);

const introduction = (jobSeekers: number) => `# How fast the public search is

\`npm run bench\` writes this page. The search page's own query (ten cards with job, city and country, the number of all, the choices of
the search bar) by its id, as browsers send it, and as a text, as integrators do, against \`bench/bareServer.ts\`: node:http and \`pg\`, one
statement whose JSON the database makes. Both serve 400 different searches of ${jobSeekers.toLocaleString('en')} job seekers (jobs, cities, filters, three
orders, pages one to five) over kept connections, in turns in one run; the contents are compared before. Both keep counts from a hundred on
for a minute. The ratio is the median of the rounds'; CPU is in milliseconds for each answer. Newest first.
`;

const head = `| | answers/s | ratio | p50 ms | p99 ms | server's CPU | database's CPU | statements |
| --- | --: | --: | --: | --: | --: | --: | --: |`;

/** A line of the table: medians of all rounds. */
export function rowOf(name: string, rounds: Measured[], ratio: number, statements: number | undefined): string {
  const median = (key: keyof Measured, digits: number) => medianOf(rounds.map((round) => round[key])).toFixed(digits);
  const cells = [
    name,
    median('perSecond', 0),
    ratio.toFixed(2),
    median('p50', 1),
    median('p99', 1),
    median('serverCpu', 2),
    median('databaseCpu', 2),
    statements === undefined ? '' : statements.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Puts the run on top of RESULTS.md. */
export async function writeResults(run: {
  database: Database;
  jobSeekers: number;
  table: string[];
  others: string[];
  rounds: number;
  answers: number;
  connections: number;
}): Promise<void> {
  const { database, table, others, rounds, answers, connections } = run;
  const machine = `${await machineOf(database.pool)}, ${rounds} rounds of ${answers} answers over ${connections} connections.`;
  await recordRun(file, introduction(run.jobSeekers), [machine, '', head, ...table, '', ...others]);
}
