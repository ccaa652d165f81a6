import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compoundFile, docx, html, pdf, xlsx, zip } from '../../tests/support/files.ts';
import { testFolder } from '../../tests/support/folder.ts';
import { checkDocument } from './document.ts';

const folder = testFolder();
let path: string;
beforeAll(async () => {
  path = join(folder, 'document.pdf');
});

const check = async (content: Buffer) => {
  await writeFile(path, content);
  return checkDocument(path);
};

it.each([
  ['application/pdf', pdf()],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', xlsx()],
  ['application/vnd.ms-excel', compoundFile('Workbook')],
  ['application/vnd.ms-excel', compoundFile('Book')],
])('%s is recognized by its content', async (type, content) => {
  expect(await check(content)).toBe(type);
});

const withoutTable = (end: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${end}`,
  );

it('a pdf without a table of objects is accepted, because readers rebuild the table', async () => {
  expect(await check(withoutTable('trailer<</Root 1 0 R>>\n%%EOF\n'))).toBe('application/pdf');
});

it('a pdf of several versions, or with another one in it, is accepted', async () => {
  const next = '% by a program\n3 0 obj<</A 1>>endobj\nstartxref\n0\n%%EOF\r\n\0';
  const holder = Buffer.concat([
    pdf(),
    Buffer.from('8 0 obj<<>>stream\n'),
    pdf(),
    Buffer.from(`endstream endobj ${next}`),
  ]);
  for (const content of [Buffer.concat([pdf(), Buffer.from(next)]), holder])
    expect(await check(content)).toBe('application/pdf');
});

/** Archives whose directory says something else than the files that it has. */
const archive = zip({ 'run.js': 'alert(1)'.repeat(40) });
const workbook = xlsx({ 'xl/sheet.xml': 'text '.repeat(99) });
const [local, directory, end] = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'];
const at = (content: Buffer, mark: string) => content.lastIndexOf(mark, undefined, 'latin1');
const changed = (content: Buffer, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(content);
  change(copy);
  return copy;
};
/** With bytes before the last entry, and positions that are true. */
const shifted = (bytes: Buffer) => {
  const start = at(workbook, local);
  const whole = Buffer.concat([workbook.subarray(0, start), bytes, workbook.subarray(start)]);
  return changed(whole, (copy) => {
    copy.writeUInt32LE(start + bytes.length, at(copy, directory) + 42);
    copy.writeUInt32LE(copy.readUInt32LE(at(copy, end) + 16) + bytes.length, at(copy, end) + 16);
  });
};
/** The last entry has other bytes behind what is unpacked. */
const behindPacked = (bytes: Buffer) => {
  const start = at(workbook, local);
  const packed = workbook.readUInt32LE(start + 18);
  const content = start + 30 + workbook.readUInt16LE(start + 26) + packed;
  const whole = Buffer.concat([workbook.subarray(0, content), bytes, workbook.subarray(content)]);
  return changed(whole, (copy) => {
    copy.writeUInt32LE(packed + bytes.length, at(copy, directory) + 20);
    copy.writeUInt32LE(packed + bytes.length, start + 18);
    copy.writeUInt32LE(copy.readUInt32LE(at(copy, end) + 16) + bytes.length, at(copy, end) + 16);
  });
};

describe('is refused', () => {
  const endless = compoundFile('Workbook');
  // The directory's only sector points to itself.
  endless.writeUInt32LE(1, 512 + 4);
  const nowhere = compoundFile('Workbook');
  nowhere.writeUInt32LE(7_000_000, 48);

  it.each([
    ['any archive', zip({ 'a.txt': 'text' }), 'wrongType'],
    ['a text document', docx(), 'wrongType'],
    ['a document with a password', compoundFile('EncryptedPackage'), 'locked'],
    ['an older text document', compoundFile('WordDocument'), 'wrongType'],
    ['an HTML page', html, 'wrongType'],
    ['an HTML page that contains a pdf', Buffer.concat([html, pdf()]), 'wrongType'],
    ['a pdf that is truncated', pdf(5000).subarray(0, 3000), 'unreadable'],
    ['a pdf without a trailer', withoutTable('%%EOF\n'), 'unreadable'],
    ['a pdf with an archive behind it', Buffer.concat([pdf(), archive]), 'wrongType'],
    ['a pdf with an archive and an end behind it', Buffer.concat([pdf(), archive, Buffer.from('%%EOF')]), 'wrongType'],
    [
      'a pdf with an archive in its last object',
      Buffer.concat([
        pdf(),
        Buffer.from('9 0 obj<<>>stream\n'),
        archive,
        Buffer.from('endstream endobj\nstartxref\n0\n%%EOF'),
      ]),
      'wrongType',
    ],
    [
      'a pdf with a RAR archive between two ends',
      Buffer.concat([pdf(), Buffer.from('Rar!\x1a\x07\x00 %%EOF')]),
      'wrongType',
    ],
    ['a pdf with a text behind it', Buffer.concat([pdf(), Buffer.from('MZ')]), 'wrongType'],
    ['a pdf that begins in an archive', Buffer.concat([archive, pdf()]), 'wrongType'],
    ['an older workbook with an archive behind it', Buffer.concat([compoundFile('Workbook'), archive]), 'wrongType'],
    ['a workbook with bytes before it', Buffer.concat([Buffer.from('MZ'), workbook]), 'wrongType'],
    ['a workbook with bytes behind it', Buffer.concat([workbook, Buffer.from('MZ')]), 'unreadable'],
    ['a workbook with another one before it', Buffer.concat([workbook, workbook]), 'unreadable'],
    ['a workbook with bytes between its entries', shifted(Buffer.from('MZ a program')), 'unreadable'],
    ['a workbook with bytes behind what is packed', behindPacked(Buffer.from('MZ')), 'unreadable'],
    [
      'a workbook that is longer than it says',
      changed(workbook, (copy) => copy.writeUInt32LE(100, at(copy, directory) + 24)),
      'unreadable',
    ],
    [
      'a workbook whose entries have two names',
      changed(workbook, (copy) => copy.write('xl/shoot.xml', at(copy, local) + 30)),
      'unreadable',
    ],
    ['a workbook that is truncated', xlsx().subarray(0, -30), 'unreadable'],
    ['an older workbook that is truncated', compoundFile('Workbook').subarray(0, 1100), 'unreadable'],
    ['an older workbook with a cycle', endless, 'unreadable'],
    ['an older workbook with an invalid pointer', nowhere, 'unreadable'],
  ])('%s', async (_, content, refusal) => {
    await expect(check(content)).rejects.toEqual(expect.objectContaining({ name: 'FileRefused', refusal }));
  });
});
