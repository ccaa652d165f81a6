import type { Pool } from 'pg';
import { say } from '../scripts/command.ts';
import { machineOf, recordRun } from './record.ts';

const file = new URL('./SOCKETS.md', import.meta.url);

const introduction = `# How fast a message reaches many sockets

\`npm run bench:sockets\` writes this page. A message is sent to a chat over HTTP; each socket has one subscription to it. Next to the
product, \`bench/bareSockets.ts\` stores the message in the same way, writes the event as JSON once and sends it with \`ws\`. Both take turns
in one run; all sockets have to receive the same. "All" is from sending until the last socket has it; "each further" is what each socket
after the first adds to it. Ratios are the bare server's time divided by the product's. Newest first.
`;

/** Milliseconds until all sockets have a message, and for each socket after the first; deliveries a second. */
type Delivery = { all: number; further: number; perSecond: number };

export type SocketResults = {
  rows: { what: string; count: number; ours: Delivery; bare: Delivery }[];
  /** Kilobytes that are reachable for each idle subscription, in the heap and outside. */
  memoryEach: number;
  /** The numbers of idle subscriptions between which memory was compared. */
  idle: { from: number; to: number };
};

export async function writeSocketResults(
  { rows, memoryEach, idle }: SocketResults,
  { pool, isKept }: { pool: Pool; isKept: boolean },
): Promise<void> {
  const lines = [
    '| | sockets | all, ms | bare | ratio | each further, µs | bare | ratio | deliveries/s | bare |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map(({ what, count, ours, bare }) => {
      const cells = [
        what,
        count,
        ours.all.toFixed(1),
        bare.all.toFixed(1),
        (bare.all / ours.all).toFixed(2),
        (1000 * ours.further).toFixed(1),
        (1000 * bare.further).toFixed(1),
        (bare.further / ours.further).toFixed(2),
        Math.round(ours.perSecond),
        Math.round(bare.perSecond),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    `An idle subscription keeps ${memoryEach.toFixed(1)} KB reachable (from ${idle.from} to ${idle.to}).`,
  ];
  for (const line of lines) say(line);
  if (isKept) await recordRun(file, introduction, [`${await machineOf(pool)}.`, '', ...lines]);
}
