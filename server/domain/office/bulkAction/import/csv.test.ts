import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../../../tests/support/folder.ts';
import { diskMedia } from '../../../../media/disk.ts';
import { arrivalsIn } from '../../../../media/incoming.ts';
import { IncomingFile, type Media } from '../../../../media/media.ts';
import { mediaPipeline } from '../../../../media/pipeline.ts';
import { InvalidInput, TooLarge } from '../../../core/failures/errors.ts';
import { checkHeader, readCsv } from './dryRun.ts';
import { importMaxBytes, importMessages, importRowLimit } from './import.input.ts';

const folder = testFolder();
let media: Media;
beforeAll(async () => {
  media = mediaPipeline(arrivalsIn(join(folder, 'arrivals')), diskMedia(join(folder, 'media')));
});
afterAll(async () => expect(await readdir(join(folder, 'arrivals'))).toEqual([]));

async function readStream(content: Readable) {
  const services = { media, log: pino({ level: 'silent' }) };
  const { header, rowCount, batches } = await readCsv(services, new IncomingFile('people.csv', content));
  const rows = [...batches].flat();
  expect(rows).toHaveLength(rowCount);
  return { header, rows };
}
const read = (content: string | Buffer) => readStream(Readable.from([Buffer.from(content)]));

async function refusal(content: string | Buffer): Promise<string> {
  try {
    await read(content);
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields.map(({ field, message }) => `${field}: ${message}`).join();
    if (error instanceof TooLarge) return `${error.field}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['quotation marks', '"a","b"\n"1","2"'],
    ['empty lines', '\n\na,b\n\n1,2\n\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a line about the delimiter', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['spaces in the header', ' a ,b\u00a0\n1,2\n'],
    ['characters that cannot be seen in the header', '\u200ba,b\u200b\n1,2\n'],
    ['empty columns between', ',a,,b, \n,1,,2,\n'],
    ['empty rows', 'a,b\n,\n1,2\n , \n,\n'],
  ])('is read with %s', async (_name, content) => {
    const { header, rows } = await read(content);
    expect(header).toEqual(['a', 'b']);
    expect(rows.map(({ cells }) => cells)).toEqual([['1', '2']]);
  });

  it('has cells with line breaks, quotation marks and delimiters, and rows know their lines', async () => {
    const { rows } = await read('a,b\r\n"x\r\ny\rz","""q"", ;"\r\n\r\n3,"4\n"\r\n5,6\r\n');
    expect(rows).toEqual([
      { line: 2, cells: ['x\ny\nz', '"q", ;'] },
      { line: 6, cells: ['3', '4\n'] },
      { line: 8, cells: ['5', '6'] },
    ]);
  });

  it('is read without the apostrophes of the export, and with all others', async () => {
    const { rows } = await read(`a\n'=1+1\n'+65\n'-2\n'@sum\n"'\tx"\n'n sync\n''=1\n =1\n=1\n'＝1\n`);
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      '=1+1',
      '+65',
      '-2',
      '@sum',
      '\tx',
      "'n sync",
      "'=1",
      ' =1',
      '=1',
      '＝1',
    ]);
  });

  it('is refused with the reason if it is something else', async () => {
    expect(await refusal('')).toBe(`file: ${importMessages.noRows}`);
    expect(await refusal('a,b\n')).toBe(`file: ${importMessages.noRows}`);
    expect(await refusal(Buffer.from('PK\u0003\u0004xlsx'))).toBe(`file: ${importMessages.workbook}`);
    expect(await refusal(Buffer.from('\ufeffa,b\n1,2', 'utf16le'))).toBe(`file: ${importMessages.notUtf8}`);
    expect(await refusal(Buffer.from('a,b\n1,2', 'utf16le'))).toBe(`file: ${importMessages.notCsv}`);
    expect(await refusal(Buffer.from('name\nZo\xeb', 'latin1'))).toBe(`file: ${importMessages.notUtf8}`);
    expect(await refusal('a\nx\0y')).toBe(`file: ${importMessages.notCsv}`);
  });

  it('is refused with the line of a cell below no name', async () => {
    expect(await refusal('a,,b\n1,,2\n1,x,2\n')).toBe(
      'file: Line 3: a cell has text, but its column has no name in the header.',
    );
  });

  it('is refused with the line of a wrong quotation mark', async () => {
    expect(await refusal('a,b\n1,"2\n3,4\n')).toMatch(/^file: Line \d: the quotation mark of a cell is not closed\.$/);
    expect(await refusal('a,b\n1,2\n1,2"3\n')).toMatch(/^file: Line 3: a quotation mark is inside a cell\./);
    expect(await refusal('a,b\n"1"x,2\n')).toBe('file: Line 2: text follows the quotation mark that ends a cell.');
  });

  it('has bounds', async () => {
    const long = 'x'.repeat(1024 * 1024);
    expect(await refusal(`a\n${long}\n`)).toBe('file: Line 2: the row is too long.');
    expect(await refusal(`a\n"${long}"\n`)).toBe('file: Line 2: the row is too long.');
    expect(await refusal(`${'a,'.repeat(5_000)}\n1\n`)).toBe('file: Line 1 has 5,001 columns, which is too many.');
    expect(await refusal(`a\n1\n${'1,'.repeat(5_000)}\n`)).toBe('file: Line 3 has 5,001 columns, which is too many.');
    expect(await refusal(`a\n${'1\n'.repeat(importRowLimit)}`)).toBe('none');
    expect(await refusal(`a\n${'1\n'.repeat(importRowLimit + 1)}`)).toBe(`file: ${importMessages.tooManyRows}`);
    expect(await refusal(Buffer.alloc(importMaxBytes + 1, 'a'))).toBe(`file: ${importMessages.tooLarge}`);
  });

  it('whose upload breaks off is refused', async () => {
    await expect(readStream(Readable.from(broken()))).rejects.toThrow(importMessages.incomplete);
  });
});

async function* broken() {
  yield Buffer.from('a\n1');
  throw new Error('The connection is gone.');
}

describe('a header', () => {
  const columns = [
    { name: 'name', need: 'required', what: '' },
    { name: 'email', need: 'required', what: '' },
    { name: 'title', need: 'optional', what: '' },
    { name: 'id', need: 'ignored', what: '' },
  ] as const;
  const problemOf = (header: string[], oneOf?: string[]): string => {
    try {
      checkHeader(header, columns, oneOf);
      return 'none';
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  };

  it('has its columns in any order', () => {
    expect(problemOf(['id', 'email', 'name'])).toBe('none');
  });

  it('has all required columns, each once, and no others', () => {
    expect(problemOf(['title'])).toBe('These columns are missing: “name”, “email”.');
    expect(problemOf(['name', 'email', 'Title', ' name'])).toBe('These columns are not known: “Title”, “ name”.');
    expect(problemOf(['name', 'email', 'name', 'name'])).toBe('These columns are there more than once: “name”.');
    expect(problemOf(['name', 'email', '__proto__', 'constructor', ''])).toBe(
      'These columns are not known: “__proto__”, “constructor”, “”.',
    );
    expect(problemOf(['name', 'email', ...'abcdefgh', 'x'.repeat(100)])).toBe(
      'These columns are not known: “a”, “b”, “c”, “d”, “e” and 4 more.',
    );
    expect(problemOf(['name', 'email'], ['title', 'id'])).toBe('One of these columns is needed: “title”, “id”.');
    expect(problemOf(['name', 'email', 'id'], ['title', 'id'])).toBe('none');
  });
});
