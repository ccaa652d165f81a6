import { loadavg } from 'node:os';
import type { Pool } from 'pg';
import { type Measured, medianOf } from './measure.ts';
import { machineOf, recordRun } from './record.ts';

export type Caller = 'nobody' | 'cookie' | 'key';
export type Row = { api: 'GraphQL' | 'REST' | 'nothing'; caller: Caller; rounds: Measured[] };

const file = new URL('./KEYS.md', import.meta.url);

const introduction = `# What a key costs

Pages of the public search for nobody, for a person with a cookie, and for a program with a key of that person: the same answers, compared
before. CPU is that of the server and of PostgreSQL for each answer, the median of the rounds. The last column compares each round with that
of nobody beside it, so that other load on the machine affects both. Who is known sees a page of their own: it reads what is between them and
the people on it. What the check of the key itself costs is what it adds to a query of nothing, \`{ __typename }\`.

\`npm run bench:keys\`, for a run like this; \`-- --small\` only compares the answers.
`;

const titles: Record<Caller, string> = { nobody: 'nobody', cookie: 'a cookie', key: 'a key' };

export function reportOf(rows: readonly Row[]): string[] {
  const roundsOf = (api: Row['api'], caller: Caller) =>
    rows.find((row) => row.api === api && row.caller === caller)?.rounds ?? [];
  const check = medianOf(
    roundsOf('nothing', 'key').map((one, at) => together(one) - together(roundsOf('nothing', 'nobody')[at] ?? one)),
  );
  const page = medianOf(roundsOf('GraphQL', 'nobody').map(together));
  return [
    '| pages for | CPU of the server, ms | CPU of PostgreSQL, ms | together | more than for nobody |',
    '| --- | --: | --: | --: | --: |',
    ...rows.map(({ api, caller, rounds }) => {
      const median = (of: (one: Measured) => number) => medianOf(rounds.map(of));
      const nobody = roundsOf(api, 'nobody');
      const more = medianOf(rounds.map((one, at) => together(one) / together(nobody[at] ?? one) - 1));
      const cells = [
        `${titles[caller]}, ${api}`,
        median(({ serverCpu }) => serverCpu).toFixed(2),
        median(({ databaseCpu }) => databaseCpu).toFixed(2),
        median(together).toFixed(2),
        caller === 'nobody' ? '' : `${(100 * more).toFixed(1)} %`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    `The check of a key costs ${check.toFixed(2)} ms, or ${((100 * check) / page).toFixed(1)} % of a search page for nobody.`,
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
