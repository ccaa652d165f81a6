import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Pool } from 'pg';
import { say } from '../../server/commands/command.ts';
import { readWhole, type StatementPlan } from '../plans.ts';
import type { Ask } from './lists.ts';

const introduction = `# How quickly the back office answers

\`npm run bench:office\` writes this page. It asks the server, one request at a time, for what the screens of the back office ask for:
each list in its orders, with its filters alone and in pairs, with free texts, in every page size, from the first page to the last. An
address is asked once. Milliseconds until the whole answer of the running product was read. Below are the plans of the three slowest
addresses of each list, from EXPLAIN ANALYZE: what is read, through which index, how many rows are kept and how many thrown away.
`;

/** An answer and how long it took, in milliseconds. */
export type Timed = { ask: Ask; took: number };

export async function writeOfficeResults(run: {
  pool: Pool;
  timed: Timed[];
  slowest: Timed[];
  plans: Map<Ask, StatementPlan[]>;
  write: boolean;
}): Promise<void> {
  const { pool, timed, slowest, plans, write } = run;
  const table = [
    '| list | addresses | p50 ms | p99 ms | worst ms |',
    '| --- | --: | --: | --: | --: |',
    ...[...grouped(timed), ['all', timed] as const].map(([list, all]) => rowOf(list, all)),
  ];
  const explained = slowest.flatMap(({ ask, took }) => [
    `### ${ask.list}: ${ask.kind}`,
    '',
    `\`?${ask.search}\`: ${took.toFixed(0)} ms.`,
    '',
    ...(plans.get(ask) ?? []).filter(({ milliseconds }) => milliseconds >= 2).flatMap(planLines),
    '',
  ]);
  const whole = [...plans].flatMap(([ask, statements]) =>
    [...new Set(statements.flatMap(readWhole))].map((table) => `\`${table}\` by ${ask.list} \`?${ask.search}\``),
  );
  const lines = [
    `${await rowCounts(pool)}.`,
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    ...table,
    '',
    `Of ${plans.size} explained addresses, the slowest of each combination of filters and order, these read a large table as a whole: ${whole.join(', ') || 'none'}.`,
    '',
    '## The slowest',
    '',
    ...explained,
  ];
  for (const line of lines) say(line);
  if (write) await writeFile(new URL('../OFFICE.md', import.meta.url), [introduction, ...lines].join('\n'));
}

export function grouped(timed: Timed[]): [string, Timed[]][] {
  const lists = new Map<string, Timed[]>();
  for (const one of timed) lists.set(one.ask.list, [...(lists.get(one.ask.list) ?? []), one]);
  return [...lists];
}

function rowOf(list: string, timed: readonly Timed[]): string {
  const sorted = timed.map(({ took }) => took).toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(1);
  return `| ${list} | ${sorted.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`;
}

function planLines({ text, milliseconds, reads }: StatementPlan): string[] {
  const from = /FROM\s+(?:"public"\.)?"?(\w+)/i.exec(text)?.[1] ?? '';
  return [
    `- ${milliseconds.toFixed(1)} ms, from \`${from}\`, ${text.length} characters`,
    ...reads
      .filter(({ rows, removed }) => rows + removed > 1)
      .map(
        ({ node, relation, index, rows, removed }) =>
          `  - ${node} ${[relation, index].filter((name) => name).join(' by ')}: ${rows} rows${removed ? `, ${removed} thrown away` : ''}`,
      ),
  ];
}

async function rowCounts(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM "user" WHERE role = 'ROLE_CANDIDATE') AS "job seekers",
      (SELECT count(*)::int FROM "user" WHERE role = 'ROLE_EMPLOYER') AS employers,
      (SELECT count(*)::int FROM job_offer) AS "job offers", (SELECT count(*)::int FROM contact_request) AS "contact requests",
      (SELECT count(*)::int FROM chat) AS chats, (SELECT count(*)::int FROM message) AS messages`,
  );
  return Object.entries(rows[0] ?? {})
    .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
    .join(', ');
}
