import { say } from '../../server/commands/command.ts';
import { medianOf } from '../measure.ts';
import type { Start } from '../measureStart.ts';
import { recordRun } from '../record.ts';
import type { Copies } from './copies.ts';
import type { Cost } from './costs.ts';
import type { Space } from './space.ts';

/** Everything that was measured at one size. */
export type Grown = {
  jobSeekers: number;
  starts: Start[];
  costs: Cost[];
  space: Space;
  /** Undefined: not measured yet. */
  copies: Copies | undefined;
  /** Megabytes of the web process, after all questions. */
  memory: { resident: number; reachable: number };
  /** Of the machine in the last minute. */
  load: number;
};

const introduction = `# How everything grows

\`npm run bench:growth\` writes this page, and [scale.md](../docs/operate/scale.md) says what follows from it. Each size has ten times as
many job seekers as the one before; for each ten of them an employer, two offers, five contact requests with chats, a support chat and a
hundred messages. One employer has a hundredth as many chats as there are job seekers, and a chat of as many messages.

**Milliseconds** are until the whole answer of the running product was read, one request at a time: the median of all questions of a line, and
the worst. They depend on what else the machine does. **Pages** are those of 8 KB that the statements of the same answer read, from the memory of
PostgreSQL or not, told by EXPLAIN (ANALYZE, BUFFERS); they do not. What triggers and foreign keys read is not among them. Counts of a hundred
rows and more are remembered for a minute: "first" is without what is remembered, "again" with it. Pages of the search, lists of chats, messages
and lists of the back office are compared with SQL written by hand.

Newest first.
`;

const thousands = (number: number) => Math.round(number).toLocaleString('en');
const megabytes = (bytes: number) => thousands(bytes / 1e6);
const one = (number: number) => number.toFixed(1);

export async function reportGrowth(machine: string, grown: readonly Grown[], write: boolean): Promise<void> {
  const sizes = grown.map(({ jobSeekers }) => thousands(jobSeekers));
  const lines = [
    `${machine}. Load of the machine after each size: ${grown.map(({ load }) => one(load)).join(', ')}.`,
    '',
    'Milliseconds, median / worst:',
    '',
    ...costTable(grown, 'first', (cost) => cost.first, one),
    '',
    ...costTable(grown, 'again', (cost) => cost.again, one),
    '',
    'Pages, median / worst:',
    '',
    ...costTable(grown, 'first', (cost) => cost.firstPages, thousands),
    '',
    ...costTable(grown, 'again', (cost) => cost.againPages, thousands),
    '',
    `Large tables that are read as a whole: ${wholeReads(grown).join(', ') || 'none'}.`,
    '',
    `Refused with 503, because a statement took longer than it may: ${refusals(grown).join(', ') || 'none'}.`,
    '',
    'Bytes of each row on the disk, table + indexes, and all of them in MB:',
    '',
    ...spaceTable(grown),
    '',
    'The largest indexes at the largest size:',
    '',
    '| index | MB | bytes a row |',
    '| --- | --: | --: |',
    ...(grown.at(-1)?.space.largest ?? []).map(
      ({ index, bytes, each }) => `| ${index} | ${megabytes(bytes)} | ${one(each)} |`,
    ),
    '',
    'The rest:',
    '',
    `| | ${sizes.join(' | ')} |`,
    `| --- |${' --: |'.repeat(grown.length)}`,
    rowOf('`npm start`, until it listens, s', grown, ({ starts }) =>
      one(medianOf(starts.map(({ ready }) => ready)) / 1000),
    ),
    rowOf('until the first page, s', grown, ({ starts }) => one(medianOf(starts.map(({ page }) => page)) / 1000)),
    rowOf('CPU of it, s', grown, ({ starts }) => one(medianOf(starts.map(({ cpu }) => cpu)) / 1000)),
    rowOf('database on the disk, MB', grown, ({ space }) => megabytes(space.database)),
    rowOf('backup, s', grown, ({ copies }) => (copies ? one(copies.backup) : '')),
    rowOf('backup, MB', grown, ({ copies }) => (copies ? megabytes(copies.bytes) : '')),
    rowOf('restore, s', grown, ({ copies }) => (copies ? one(copies.restore) : '')),
    rowOf('web process, resident MB', grown, ({ memory }) => thousands(memory.resident)),
    rowOf('of which reachable objects, MB', grown, ({ memory }) => thousands(memory.reachable)),
  ];
  for (const line of lines) say(line);
  if (write) await recordRun(new URL('../GROWTH.md', import.meta.url), introduction, lines);
}

const rowOf = (name: string, grown: readonly Grown[], cell: (one: Grown) => string) =>
  `| ${name} | ${grown.map(cell).join(' | ')} |`;

/** The last column says how much the median grows from the smallest size to the largest. */
function costTable(
  grown: readonly Grown[],
  when: string,
  figureOf: (cost: Cost) => number,
  written: (figure: number) => string,
): string[] {
  const names = [...new Set(grown.flatMap(({ costs }) => costs.map(({ what }) => what)))];
  const figures = (one: Grown | undefined, what: string) =>
    (one?.costs ?? []).filter((cost) => cost.what === what).map(figureOf);
  return [
    `| ${when} | asked | ${grown.map(({ jobSeekers }) => thousands(jobSeekers)).join(' | ')} | × |`,
    `| --- | --: |${' --: |'.repeat(grown.length + 1)}`,
    ...names.map((what) => {
      const cells = grown.map((one) => {
        const all = figures(one, what);
        return `${written(medianOf(all))} / ${written(Math.max(...all))}`;
      });
      const growth = medianOf(figures(grown.at(-1), what)) / medianOf(figures(grown[0], what));
      return `| ${[what, figures(grown.at(-1), what).length, ...cells, one(growth)].join(' | ')} |`;
    }),
  ];
}

/** At the largest size, with how many questions did so. */
const wholeReads = (grown: readonly Grown[]): string[] =>
  counted((grown.at(-1)?.costs ?? []).flatMap(({ what, whole }) => whole.map((table) => `\`${table}\` by ${what}`)));

/** The same. */
const refusals = (grown: readonly Grown[]): string[] =>
  counted((grown.at(-1)?.costs ?? []).filter(({ refused }) => refused).map(({ what }) => what));

function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} (${count})`);
}

function spaceTable(grown: readonly Grown[]): string[] {
  const names = grown[0]?.space.tables.map(({ name }) => name) ?? [];
  return [
    `| table | rows at the largest size | ${grown.map(({ jobSeekers }) => thousands(jobSeekers)).join(' | ')} | MB at the largest size |`,
    `| --- | --: |${' --: |'.repeat(grown.length + 1)}`,
    ...names.map((name) => {
      const all = grown.map(({ space }) => space.tables.find((table) => table.name === name));
      const last = all.at(-1);
      const cells = all.map((table) =>
        table ? `${thousands(table.table / table.rows)} + ${thousands(table.indexes / table.rows)}` : '',
      );
      return `| ${[name, thousands(last?.rows ?? 0), ...cells, megabytes((last?.table ?? 0) + (last?.indexes ?? 0))].join(' | ')} |`;
    }),
  ];
}
