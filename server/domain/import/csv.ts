import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { InvalidInput, TooLarge } from '../errors.ts';
import { importMaxBytes, importMessages, importRowLimit } from './import.input.ts';

/** CSV files that people send: what is in them, or what is wrong with them. */

export type CsvRow = {
  /** Where the row begins in the file, from 1. */
  line: number;
  cells: string[];
};

export type Csv = { header: string[]; rows: CsvRow[] };

/** More than the longest texts of a row together. */
const maxRecordBytes = 200_000;
/** More than any list has. */
const maxColumns = 200;

/**
 * Reads a whole file. Its bytes are in memory, and so they are limited.
 * @throws InvalidInput and TooLarge on `file`
 */
export async function readCsv(content: Readable): Promise<Csv> {
  return parseCsv(textOf(await bytesOf(content)));
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of content) {
      size += piece.length;
      if (size > importMaxBytes) break;
      pieces.push(piece);
    }
  } catch {
    throw wrong(importMessages.interrupted);
  }
  if (size > importMaxBytes) throw new TooLarge(importMessages.tooLarge, 'file');
  return Buffer.concat(pieces);
}

const wrong = (message: string) => InvalidInput.of('file', message);

/** @throws InvalidInput */
function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) throw wrong(importMessages.workbook);
  const isUtf16 = bytes.length > 1 && [0xfffe, 0xfeff].includes(bytes.readUInt16BE());
  if (isUtf16) throw wrong(importMessages.notUtf8);
  // Text has no such byte, and no column could store it.
  if (bytes.includes(0)) throw wrong(importMessages.notCsv);
  try {
    // A byte order mark at the beginning is left out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw wrong(importMessages.notUtf8);
  }
}

const problems: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'the quotation mark of a cell is not closed.',
  INVALID_OPENING_QUOTE:
    'a quotation mark is inside a cell. Please put the cell in quotation marks, and double the inner ones.',
  CSV_INVALID_CLOSING_QUOTE: 'text follows the quotation mark that ends a cell.',
  CSV_MAX_RECORD_SIZE: 'the row is too long.',
};

/** @throws InvalidInput */
async function parseCsv(text: string): Promise<Csv> {
  const parser = parse({
    delimiter: delimiterOf(text),
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
  });
  const records: CsvRow[] = [];
  // What fails is thrown to the reader of the rows.
  pipeline(Readable.from(piecesOf(text)), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (record.length > maxColumns) {
        throw wrong(`Line ${info.lines} has ${record.length.toLocaleString('en')} columns, which is too many.`);
      }
      if (records.length > importRowLimit) throw wrong(importMessages.tooManyRows);
      records.push({ line: info.lines - breaksIn(record), cells: record.map(unguarded) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : '';
    throw wrong(`${line}${problems[error.code] ?? importMessages.notCsv}`);
  }
  const [header, ...rows] = records;
  if (!header || rows.length === 0) throw wrong(importMessages.noRows);
  return { header: header.cells, rows };
}

/** Characters that are parsed before others get their turn. */
const pieceLength = 64 * 1024;

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += pieceLength) {
    yield text.slice(at, at + pieceLength);
    await setImmediate();
  }
}

/** Spreadsheets write semicolons where a comma separates decimals. */
function delimiterOf(text: string): ',' | ';' {
  const header =
    text
      .slice(0, maxRecordBytes)
      .split('\n')
      .find((line) => line.trim() !== '') ?? '';
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

const breaksIn = (cells: string[]): number => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/** Without the apostrophe that the export puts before what a program could take for a formula. */
const unguarded = (cell: string): string => (/^'[=+\-@\t\n\uff0b\uff0d\uff1d\uff20]/.test(cell) ? cell.slice(1) : cell);
