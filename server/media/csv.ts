import { readFile } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { CsvPacker, type CsvParts } from './csvBatches.ts';
import { unguarded } from './csvGuard.ts';
import type { CsvProblem, CsvRule } from './media.ts';

/** CSV files that people send: what is in them, or what is wrong with them. */

/** More than the longest texts of a row together. */
const maxRecordBytes = 200_000;
/** More than any list has. */
const maxColumns = 200;

export async function readCsvFile(path: string, rule: CsvRule): Promise<CsvParts> {
  try {
    return await parseCsv(textOf(await readFile(path)), rule);
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
}

class Problem extends Error {
  constructor(readonly problem: CsvProblem) {
    super(problem.what);
  }
}

/** @throws Problem */
function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) throw new Problem({ what: 'workbook' });
  const isUtf16 = bytes.length > 1 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE());
  if (isUtf16) throw new Problem({ what: 'notUtf8' });
  // Text has no such byte, and no column could store it.
  if (bytes.includes(0)) throw new Problem({ what: 'notCsv' });
  try {
    // A byte order mark at the beginning is left out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new Problem({ what: 'notUtf8' });
  }
}

const problems = new Map<string, Exclude<CsvProblem['what'], 'tooManyColumns'>>([
  ['CSV_QUOTE_NOT_CLOSED', 'quoteNotClosed'],
  ['INVALID_OPENING_QUOTE', 'quoteInCell'],
  ['CSV_INVALID_CLOSING_QUOTE', 'textAfterQuote'],
  ['CSV_MAX_RECORD_SIZE', 'rowTooLong'],
]);

/** @throws Problem */
async function parseCsv(text: string, { maxRows }: CsvRule): Promise<CsvParts> {
  const { delimiter, table } = delimited(text);
  const parser = parse({
    delimiter,
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets write rows and columns without anything in them, where there was something once.
    skip_records_with_empty_values: true,
    max_record_size: maxRecordBytes,
  });
  let header: string[] | undefined;
  let named = new Set<number>();
  let width = 0;
  const rows = new CsvPacker();
  // What fails is thrown to the reader of the rows.
  pipeline(Readable.from(piecesOf(table)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const columns = record.length;
      if (columns > maxColumns) throw new Problem({ what: 'tooManyColumns', line: info.lines, columns });
      const cells = record.map(unguarded);
      if (rows.count === maxRows) throw new Problem({ what: 'tooManyRows' });
      if (!header) {
        header = cells.filter((name) => !isBlank(name));
        named = new Set(cells.flatMap((name, index) => (isBlank(name) ? [] : [index])));
        width = cells.length;
        continue;
      }
      const line = info.lines - breaksIn(record);
      while (cells.length > width && isBlank(cells.at(-1) ?? '')) cells.pop();
      if (cells.some((cell, index) => index < width && !named.has(index) && !isBlank(cell))) {
        throw new Problem({ what: 'cellWithoutColumn', line });
      }
      rows.add({ line, cells: cells.filter((_cell, index) => index >= width || named.has(index)) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : undefined;
    throw new Problem({ what: problems.get(error.code) ?? 'notCsv', line });
  }
  if (!header || rows.count === 0) throw new Problem({ what: 'noRows' });
  return { header, rowCount: rows.count, batches: rows.packed() };
}

/** Characters that are parsed at once. */
const pieceLength = 64 * 1024;

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

const delimiters = [',', ';', '\t'] as const;

/** Excel's own line about the delimiter, which may be before the header. */
const delimiterLine = /^"?sep=(.)"?[,;\t]*(?=\n|$)/i;

/** The delimiter, and the text without the line that names it. Spreadsheets write semicolons where a comma separates decimals. */
function delimited(text: string): { delimiter: string; table: string } {
  const [line = '', named] = delimiterLine.exec(text) ?? [];
  const table = text.slice(line.length);
  const header =
    table
      .slice(0, maxRecordBytes)
      .split('\n')
      .find((line) => line.trim() !== '') ?? '';
  const columns = (delimiter: string) => header.split(delimiter).length;
  const used = [...delimiters].sort((a, b) => columns(b) - columns(a))[0] ?? ',';
  return { delimiter: named ?? used, table };
}

const isBlank = (cell: string): boolean => cell.trim() === '';

const breaksIn = (cells: string[]): number => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
