import type { Pool } from 'pg';
import { say } from '../../server/commands/command.ts';
import { machineOf, recordRun } from '../record.ts';
import type { PageResult } from './pages.ts';
import { type TextFigures, type TimedText, textFigures } from './texts.ts';

const file = new URL('../SCALE.md', import.meta.url);

const introduction = `# How the public search grows

\`npm run bench:scale\` writes this page. It asks the product over one connection, one request at a time, in turns.

**Pages.** The search page's own query by its id, ten job seekers a page, in its three orders: the first page, a page far behind
by its cursor, and the same pages with far fewer job seekers (the last of them is the same page in both databases). Medians in
milliseconds until the whole answer was read. Rows and counts are compared with SQL before.

**Free text.** \`jobSeekers\` with \`q\` and a job, a city or both, in its four orders, against \`bench/scale/bareTexts.ts\`: node:http and
\`pg\`, one statement whose JSON the database makes, on the same indexes. Every search is different, and every pair of answers is
compared. Both keep counts from a hundred on for a minute: the line 'all' is of searches that were asked before within the
minute, the next one of searches that were not. The ratio is that of the 95th percentiles.

Newest first.
`;

const goals = { deep: 1.2, growth: 1.3, text: 1.3, textMilliseconds: 20 };

export async function reportScale(run: {
  pool: Pool;
  many: number;
  few: number;
  rounds: number;
  pages: PageResult[];
  texts: TimedText[];
  write: boolean;
}): Promise<void> {
  const { pool, many, few, rounds, pages, texts, write } = run;
  const figures = textFigures(texts);
  const lines = [
    `${await machineOf(pool)}. ${many.toLocaleString('en')} job seekers, and ${few.toLocaleString('en')}. ${rounds} rounds.`,
    '',
    '| list | order | page 1 | deep page | ms | ratio | page 1 of few | ratio | shared page | ms | of few | ratio |',
    '| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...pages.map(pageRow),
    '',
    `The largest ratios: ${worst(pages, deepRatio)} of a deep page (goal: ${goals.deep}), ${worst(pages, firstGrowth)} and ${worst(pages, sharedGrowth)} of more job seekers (goal: ${goals.growth}).`,
    '',
    '| free text | searches | p50 | p95 | worst | by hand p50 | p95 | worst | ratio |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...figures.map(textRow),
    '',
    `Goals for 'all': a ratio of ${goals.text}, and ${goals.textMilliseconds} ms.`,
    '',
    'The slowest searches that were asked before:',
    '',
    ...slowest(texts),
  ];
  for (const line of lines) say(line);
  if (write) await recordRun(file, introduction, lines);
}

const deepRatio = ({ first, deep }: PageResult) => deep / first;
const firstGrowth = ({ first, fewFirst }: PageResult) => first / fewFirst;
const sharedGrowth = ({ shared, fewShared }: PageResult) => shared / fewShared;

const worst = (pages: readonly PageResult[], ratio: (page: PageResult) => number) =>
  Math.max(...pages.map(ratio)).toFixed(2);

function pageRow(result: PageResult): string {
  const { page, first, deep, fewFirst, shared, fewShared } = result;
  const cells = [
    page.list,
    page.sort,
    first.toFixed(1),
    page.deep.toLocaleString('en'),
    deep.toFixed(1),
    deepRatio(result).toFixed(2),
    fewFirst.toFixed(1),
    firstGrowth(result).toFixed(2),
    page.shared.toLocaleString('en'),
    shared.toFixed(1),
    fewShared.toFixed(1),
    sharedGrowth(result).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

function textRow({ name, searches, product, bare, ratio }: TextFigures): string {
  const cells = [name, searches, ...[...product, ...bare].map((time) => time.toFixed(1)), ratio.toFixed(2)];
  return `| ${cells.join(' | ')} |`;
}

function slowest(texts: readonly TimedText[]): string[] {
  const again = (times: number[]) => Math.min(...times.slice(1));
  return texts
    .toSorted((one, other) => again(other.product) - again(one.product))
    .slice(0, 5)
    .map(({ search, total, product, bare }) => {
      const { q, jobId, cityId, sort } = search;
      return `- \`${JSON.stringify({ q, jobId, cityId, sort })}\`: ${total} found, ${again(product).toFixed(1)} ms, by hand ${again(bare).toFixed(1)} ms`;
    });
}
