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
    ['a workbook that is truncated', xlsx().subarray(0, -30), 'unreadable'],
    ['an older workbook that is truncated', compoundFile('Workbook').subarray(0, 1100), 'unreadable'],
    ['an older workbook with a cycle', endless, 'unreadable'],
    ['an older workbook with an invalid pointer', nowhere, 'unreadable'],
  ])('%s', async (_, content, refusal) => {
    await expect(check(content)).rejects.toEqual(expect.objectContaining({ name: 'FileRefused', refusal }));
  });
});
