import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Decision records: each says its number, subject, date and state; the index follows from them. */

const folder = 'docs/decisions';

const form = /^# (?<number>\d+)\. (?<title>.+)\n\nDate: (?<date>20\d\d-\d\d-\d\d) · State: (?<state>[\w; ]+)\n\n/;

const files = readdirSync(folder).filter((file) => file !== 'README.md');

const records = files.map((file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  return { file, text, number: '', title: '', date: '', state: '', ...form.exec(text)?.groups };
});

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

it('have a heading with number and subject, as their files are named, a date and a state', () => {
  expect(records.map(({ number, title }) => `${number.padStart(4, '0')}-${slugOf(title)}.md`)).toEqual(files);
});

it.each(records)('$file says why, what was decided and what it costs', ({ text }) => {
  for (const part of ['**Why.** ', '**Decided.**\n', '**Cost.** ']) expect(text).toContain(`\n\n${part}`);
});

/** Renew it with `npx vitest run --project server tests/conventions/decisionRecords.test.ts -u`. */
it('are in the index', async () => {
  const about = [
    '# Decisions',
    '',
    'How the product is built, and why. The rules of the product are in [docs/product](../product).',
    '',
    'There is one record for each subject. It says why, what was decided, what that costs, and what was refused. A new decision changes the',
    'record of its subject and its date. Numbers are not used again.',
    '',
    '| record | date | state |',
    '| --- | --- | --- |',
    ...records.map(({ number, title, file, date, state }) => `| [${number}. ${title}](${file}) | ${date} | ${state} |`),
  ].join('\n');
  await expect(`${about}\n`).toMatchFileSnapshot('../../docs/decisions/README.md');
});
