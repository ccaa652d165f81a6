import { loadavg } from 'node:os';
import type { Pool } from 'pg';
import { type Measured, medianOf } from './measure.ts';
import { machineOf, recordRun } from './record.ts';

export type Caller = 'visitor' | 'cookie' | 'key';
export type Row = { api: 'GraphQL' | 'REST' | '__typename'; caller: Caller; rounds: Measured[] };

const file = new URL('./KEYS.md', import.meta.url);

const introduction = `# What a key costs

The public search, asked by a visitor, with a cookie and with a key. All get the same answers. CPU is the median of the rounds, of the server and
of PostgreSQL. The last column compares callers within each round, so that other load affects both. A page for a known caller also reads
what concerns that caller. The check of the key is what it adds to \`{ __typename }\`, which reads nothing.

\`npm run bench:keys\`, for a run like this; \`-- --small\` only compares the answers.
`;

export function reportOf(rows: readonly Row[]): string[] {
  const roundsOf = (api: Row['api'], caller: Caller) =>
    rows.find((row) => row.api === api && row.caller === caller)?.rounds ?? [];
  const check = medianOf(
    roundsOf('__typename', 'key').map(
      (one, at) => together(one) - together(roundsOf('__typename', 'visitor')[at] ?? one),
    ),
  );
  const page = medianOf(roundsOf('GraphQL', 'visitor').map(together));
  return [
    '| caller | server, ms | PostgreSQL, ms | total, ms | above a visitor |',
    '| --- | --: | --: | --: | --: |',
    ...rows.map(({ api, caller, rounds }) => {
      const median = (of: (one: Measured) => number) => medianOf(rounds.map(of));
      const visitor = roundsOf(api, 'visitor');
      const more = medianOf(rounds.map((one, at) => together(one) / together(visitor[at] ?? one) - 1));
      const cells = [
        `${caller}, ${api}`,
        median(({ serverCpu }) => serverCpu).toFixed(2),
        median(({ databaseCpu }) => databaseCpu).toFixed(2),
        median(together).toFixed(2),
        caller === 'visitor' ? '' : `${(100 * more).toFixed(1)} %`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    `Checking a key takes ${check.toFixed(2)} ms: ${((100 * check) / page).toFixed(1)} % of a visitor's search page.`,
  ];
}

const together = ({ serverCpu, databaseCpu }: Measured): number => serverCpu + databaseCpu;

export async function writeKeyResults(
  pool: Pool,
  report: readonly string[],
  run: { jobSeekers: number; rounds: number; answers: number; connections: number },
): Promise<void> {
  const load = loadavg().map((one) => one.toFixed(1));
  const machine =
    `${await machineOf(pool)}, load ${load.join(' ')}, ${run.jobSeekers} job seekers, ${run.rounds} rounds of ` +
    `${run.answers} answers over ${run.connections} connections.`;
  await recordRun(file, introduction, [machine, '', ...report]);
}
