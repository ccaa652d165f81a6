import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { say } from '../server/commands/command.ts';
import { measurement } from './command.ts';
import { openMeasuredDatabase, smallData } from './database.ts';
import { medianOf } from './measure.ts';
import { measureStart, type Start } from './measureStart.ts';
import { readOptions } from './readOptions.ts';
import { machineOf, recordRun } from './record.ts';

/**
 * How long `npm start` takes on existing data, from the command to the first page. The product is built before, as it is
 * when a server starts again.
 */

const usage = `npm run bench:start                   measures and writes bench/START.md
  --small                             one start, which compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench-start)
  --rounds <number>                   how often it starts (7)`;

const introduction = `# How long a start takes

\`npm run bench:start\` writes this page. \`npm start\` on the data of the demo and 2,000 job seekers, with the embedded database, which is
stopped before, and without changes since the last build. Times are medians in milliseconds, from the command to the home page's whole
response; the page is asked for every 10 ms. CPU is that of all processes until then, with npm and the database. Newest first.
`;

await measurement(readArguments().minutes, async (onClose) => {
  const { small, fresh, data, rounds } = readArguments();
  await build();
  const database = await openMeasuredDatabase({ dataDir: data, jobSeekers: 2_000, fresh }, say);
  const machine = await machineOf(database.pool);
  await database.close();

  const starts: Start[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    starts.push(await measureStart(data, onClose));
    say(`Start ${round}: ${Math.round(starts.at(-1)?.page ?? Number.NaN)} ms`);
  }
  const median = (key: keyof Start, since?: keyof Start) =>
    medianOf(starts.map((start) => start[key] - (since ? start[since] : 0))).toFixed(0);
  const lines = [
    '| npm | check of the build, Node | database, application | first page | all | CPU |',
    '| --: | --: | --: | --: | --: | --: |',
    `| ${[
      median('npm'),
      median('check', 'npm'),
      median('ready', 'check'),
      median('page', 'ready'),
      median('page'),
      median('cpu'),
    ].join(' | ')} |`,
  ];
  for (const line of lines) say(line);
  if (small) return;
  const file = new URL('./START.md', import.meta.url);
  await recordRun(file, introduction, [`${machine}, ${rounds} starts.`, '', ...lines]);
});

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string' },
    rounds: { type: 'string' },
  });
  return {
    ...values,
    minutes: values.small ? 4 : 20,
    data: values.data ?? (values.small ? smallData : join(import.meta.dirname, '../var/bench-start')),
    rounds: Number(values.rounds ?? (values.small ? 1 : 7)),
  };
}
