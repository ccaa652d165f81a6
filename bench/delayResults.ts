import { loadavg } from 'node:os';
import type { Pool } from 'pg';
import { say } from '../server/commands/command.ts';
import type { LoopReport } from './loopReport.ts';
import type { OpenReport } from './openLoad.ts';
import { machineOf, recordRun } from './record.ts';

const file = new URL('./DELAY.md', import.meta.url);

const introduction = `# How long the event loop keeps what is ready waiting

\`npm run bench:delay\` writes this page. For each load, first 16 connections ask as fast as the product answers ("most"); then a share of
that is asked at a fixed rate, and \`monitorEventLoopDelay\` in the product's process samples every millisecond how late a timer is (the
millisecond is subtracted). "mixed" is 70 % searches by the search page's own query, 10 % pages of 100 candidates by REST, 15 % public pages
as HTML for visitors (listings, profiles, the home page) and 5 % messages. Answers are timed from the moment when their request was due; how
late the load itself was sent is told. CPU is in seconds a second, with all threads; collecting is the pauses of garbage collection. 20,000
job seekers. Newest first.
`;

export type DelayResult = {
  name: string;
  /** Answers a second: the most, and those that were asked for. */
  most: number;
  perSecond: number;
  /** Of the product. */
  loop: LoopReport;
  report: OpenReport;
};

export async function writeDelayResults(
  results: DelayResult[],
  { pool, share, isKept }: { pool: Pool; share: number; isKept: boolean },
): Promise<void> {
  const ms = (milliseconds: number) => milliseconds.toFixed(1);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const rowOf = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const lines = [
    '| load | most/s | asked/s | delay p50 ms | p99 | worst | CPU | collections | longest ms | collecting | refused | sent late p99 ms |',
    `| --- | ${'--: | '.repeat(11)}`.trim(),
    ...results.map(({ name, most, perSecond, loop, report }) =>
      rowOf([
        name,
        most.toFixed(0),
        perSecond.toFixed(0),
        ...[loop.p50, loop.p99, loop.worst].map(ms),
        loop.cpu.toFixed(2),
        loop.pauses.count,
        ms(loop.pauses.longest),
        percent(loop.pauses.share),
        report.refused,
        ms(report.late.lateP99),
      ]),
    ),
    '',
    '| load | answers | | p50 ms | p99 | worst |',
    '| --- | --- | --: | --: | --: | --: |',
    ...results.flatMap(({ name, report }) =>
      Object.entries(report.kinds).map(([kind, { answers, p50, p99, worst }]) =>
        rowOf([name, kind, answers, ...[p50, p99, worst].map(ms)]),
      ),
    ),
  ];
  for (const line of lines) say(line);
  const load = loadavg().map((one) => one.toFixed(1));
  const machine = `${await machineOf(pool)}, load ${load.join(' ')}, ${percent(share)} of the most.`;
  if (isKept) await recordRun(file, introduction, [machine, '', ...lines]);
}
