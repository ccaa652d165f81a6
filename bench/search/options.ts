import { join } from 'node:path';
import { smallData } from '../database.ts';
import { readOptions } from '../readOptions.ts';

const usage = `npm run bench                         measures and writes bench/SEARCH.md
  --small                             a run of seconds that compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench)
  --rounds <number> --answers <number>  how often it measures (5), and how many answers each time (2000)
  --node <option>                     an option for the product's Node, such as --cpu-prof; then nothing is written`;

const sizes = {
  full: { minutes: 60, jobSeekers: 200_000, searches: 400, rounds: 5, answers: 2000, pages: 400 },
  small: { minutes: 4, jobSeekers: 3_000, searches: 20, rounds: 1, answers: 60, pages: 20 },
};

/** What the command line asks for. Throws with the usage. */
export function searchOptions() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string' },
    rounds: { type: 'string' },
    answers: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
  });
  const size = values.small ? sizes.small : sizes.full;
  return {
    ...size,
    ...values,
    data: values.data ?? (values.small ? smallData : join(import.meta.dirname, '../../var/bench')),
    rounds: Number(values.rounds ?? size.rounds),
    answers: Number(values.answers ?? size.answers),
  };
}
