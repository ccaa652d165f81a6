import { loadavg } from 'node:os';
import type { Pool } from 'pg';
import { say } from '../server/commands/command.ts';
import type { LoopReport } from './loopReport.ts';
import type { MessageReport } from './messageLoad.ts';
import { machineOf, recordRun } from './record.ts';

const file = new URL('./PROCESSES.md', import.meta.url);

const introduction = `# How soon a message reaches a reader at another process

\`npm run bench:processes\` writes this page. Two processes of the product have the same database and meet in a Redis. Authors (employers
with a subscription, job seekers and holders of share links) send their chats' messages to the first process at a fixed rate, with the
client's own mutation over kept connections; each chat has a reader with the client's own subscription at the second one. The measurement
fails unless each reader receives the messages of its chat, once each and in order. Milliseconds: "acknowledged" is from the moment when a
message is due until its author has the answer, "shown" from the answer until the reader has it (0 where the reader is first), "due to
shown" is both. One more process writes and reads, with one clock; how late it sends is told, so that a slow load is not taken for a slow
product. Everything runs on one machine. Newest first.
`;

export type RateResult = {
  perSecond: number;
  report: MessageReport;
  /** Milliseconds of CPU for each message. */
  cpu: Record<'writing' | 'reading' | 'database' | 'redis' | 'loader', number>;
  loops: Record<'writing' | 'reading', LoopReport>;
};

export async function writeProcessResults(
  results: RateResult[],
  { pool, chats, isKept }: { pool: Pool; chats: number; isKept: boolean },
): Promise<void> {
  const ms = (milliseconds: number) => milliseconds.toFixed(1);
  const rowOf = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const lines = [
    '| messages/s | shown p50 | p95 | p99 | worst | acknowledged p50 | p99 | due to shown p50 | p99 | missing |',
    `| --: ${'| --: '.repeat(9)}|`,
    ...results.map(({ perSecond, report: { shown, acknowledged, whole, missing } }) =>
      rowOf([
        perSecond,
        ...[shown.p50, shown.p95, shown.p99, shown.worst].map(ms),
        ...[acknowledged.p50, acknowledged.p99, whole.p50, whole.p99].map(ms),
        missing,
      ]),
    ),
    '',
    'CPU for each message (ms), the delay of the event loops (p99, ms), and how late the load was sent (p99 and worst, ms):',
    '',
    '| messages/s | CPU writing | reading | database | Redis | load | delay writing | reading | load | sent late | worst |',
    `| --: ${'| --: '.repeat(10)}|`,
    ...results.map(({ perSecond, report: { late, loop }, cpu, loops }) =>
      rowOf([
        perSecond,
        ...[cpu.writing, cpu.reading, cpu.database, cpu.redis, cpu.loader].map((used) => used.toFixed(2)),
        ...[loops.writing.p99, loops.reading.p99, loop.p99, late.lateP99, late.lateWorst].map(ms),
      ]),
    ),
  ];
  for (const line of lines) say(line);
  const load = loadavg().map((one) => one.toFixed(1));
  const machine = `${await machineOf(pool)}, load ${load.join(' ')}, ${chats} chats.`;
  if (isKept) await recordRun(file, introduction, [machine, '', ...lines]);
}
