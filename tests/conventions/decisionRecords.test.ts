import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Decision records: each says its number, subject, date, status and topic; the index follows from them. */

const folder = 'docs/decisions';

const topics = [
  'people and accounts',
  'trust',
  'contact and chat',
  'offers',
  'payment',
  'search',
  'back office',
  'pages',
  'mails',
  'REST',
  'graph',
  'data',
  'files',
  'operation',
];

const form =
  /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>20\d\d-\d\d-\d\d) · Status: (?<status>accepted|proposed) · Topic: (?<topic>[\w ]+?)(?: · Replaces: (?<replaced>[\d, ]+))?\n\n/;

const files = readdirSync(folder).filter((file) => file !== 'README.md');

const records = files.map((file) => {
  const { number, title, date, status, topic, replaced } =
    form.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.groups ?? {};
  return {
    file,
    number: Number(number),
    title: title ?? '',
    date: date ?? '',
    status: status ?? '',
    topic: topic ?? '',
    replaces: replaced?.split(', ').map(Number) ?? [],
  };
});

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

it('have a heading with number and subject, as their files are named, a date, a status and a topic', () => {
  const named = records.map(({ number, title }) => `${String(number).padStart(4, '0')}-${slugOf(title)}.md`);
  expect(named).toEqual(files);
  expect(records.filter(({ topic }) => !topics.includes(topic))).toEqual([]);
});

it('use no number twice, nor that of a record that was merged into another one', () => {
  const numbers = records.flatMap(({ number, replaces }) => [number, ...replaces]);
  expect(numbers.length).toBe(new Set(numbers).size);
});

/** Renew it with `npx vitest run --project server tests/conventions/decisionRecords.test.ts -u`. */
it('are in the index by topic', async () => {
  const rowOf = ({ number, title, file, date, status, replaces }: (typeof records)[number]) =>
    `| [${number}. ${title}](${file}) | ${date} | ${status} | ${replaces.join(', ')} |`;
  const sections = topics.map((topic) =>
    [
      `## ${topic.charAt(0).toUpperCase()}${topic.slice(1)}`,
      '',
      '| record | date | status | replaces |',
      '| --- | --- | --- | --- |',
      ...records.filter((record) => record.topic === topic).map(rowOf),
    ].join('\n'),
  );
  const about = [
    '# Decisions',
    '',
    'What was decided about how the product is built, and why. The rules of the product are in [docs/product](../product).',
    '',
    'A record is a short file: its number and subject, date, status and topic, then context, decision and consequences. A record that',
    'is superseded is merged into its successor, which names its number. Numbers are not used again.',
  ].join('\n');
  await expect(`${[about, ...sections].join('\n\n')}\n`).toMatchFileSnapshot('../../docs/decisions/README.md');
});
