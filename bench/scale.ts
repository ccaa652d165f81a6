import { join } from 'node:path';
import { say } from '../server/commands/command.ts';
import { measurement } from './command.ts';
import { readOptions } from './readOptions.ts';
import { measurePages } from './scale/pages.ts';
import { reportScale } from './scale/results.ts';
import { openSide } from './scale/sides.ts';
import { makeTextSearches } from './scale/textSearches.ts';
import { measureTexts } from './scale/texts.ts';
import { startBareTexts } from './servers.ts';

/**
 * How the public search grows: deep pages, many job seekers instead of few, and free text among many. One request at a
 * time, because a single visitor feels what a list costs.
 */

const usage = `npm run bench:scale                   measures and writes bench/SCALE.md
  --small                             a run of seconds with few job seekers that compares contents and writes nothing
  --fresh                             creates the data again
  --data <folder>                     where the data is kept (var/bench-scale)
  --only <pages or texts>             one of the two parts; then nothing is written
  --node <option>                     an option for the product's Node, such as --cpu-prof; then nothing is written`;

const sizes = {
  full: { minutes: 120, many: 1_000_000, few: 10_000, deep: 4_500, pageRounds: 100, searches: 420, textRounds: 5 },
  small: { minutes: 4, many: 3_000, few: 3_000, deep: 100, pageRounds: 1, searches: 84, textRounds: 1 },
};

await measurement(readArguments().minutes, async (onClose) => {
  const options = readArguments();
  const { only } = options;
  const sideOf = (jobSeekers: number) => openSide(onClose, { ...options, jobSeekers }, say);
  const many = await sideOf(options.many);
  // A small run compares contents, for which one side is enough.
  const few = options.small ? many : await sideOf(options.few);
  const bare = await startBareTexts(many.url);
  onClose(bare.stop);

  say('Pages …');
  const pages =
    only === 'texts' ? [] : await measurePages(many, few, { deep: options.deep, rounds: options.pageRounds });
  say('Free text …');
  const searches = only === 'pages' ? [] : await makeTextSearches(many.pool, options.searches);
  const texts = await measureTexts({ product: many.server, bare }, searches, options.textRounds);

  const write = !options.small && only === undefined && options.node.length === 0;
  await reportScale({
    pool: many.pool,
    many: options.many,
    few: options.few,
    rounds: options.pageRounds,
    pages,
    texts,
    write,
  });
});

function readArguments() {
  const values = readOptions(usage, {
    small: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    data: { type: 'string' },
    only: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
  });
  const size = values.small ? sizes.small : sizes.full;
  return { ...size, ...values, data: values.data ?? join(import.meta.dirname, '../var/bench-scale') };
}
