import { setImmediate } from 'node:timers/promises';
import type { CsvRow, IncomingFile } from '../../../../media/media.ts';
import { type CsvFile, type CsvProblem, FileRefused, MediaUnavailable } from '../../../../media/media.ts';
import type { Ctx, Services } from '../../../core/context.ts';
import { InvalidInput, TooLarge, Unavailable } from '../../../core/failures/errors.ts';
import { summarized } from '../../../core/text/characters.ts';
import { cleanLine } from '../../../core/text/cleanText.ts';
import { shortened } from '../../../core/text/labels.ts';
import { adminVerb } from '../../../core/viewer/verb.ts';
import { requireAdmin } from '../../../core/viewer/viewer.ts';
import type { Cells, CheckedRow } from './cells.ts';
import {
  type ImportColumn,
  type ImportName,
  importColumns,
  importMaxBytes,
  importMessages,
  importRowLimit,
} from './import.input.ts';
import { importLists } from './lists.ts';

/**
 * Reads a CSV file, or says what is wrong with it.
 * @throws InvalidInput and TooLarge on `file`; Unavailable
 */
export async function readCsv({ media, log }: Pick<Services, 'media' | 'log'>, file: IncomingFile): Promise<CsvFile> {
  try {
    const found = await media.readCsv(file, { maxBytes: importMaxBytes, maxRows: importRowLimit });
    if ('what' in found) throw wrong(messageOf(found));
    return { ...found, header: found.header.map(cleanLine) };
  } catch (error) {
    if (error instanceof FileRefused && error.refusal === 'tooLarge')
      throw new TooLarge(importMessages.tooLarge, 'file');
    if (error instanceof FileRefused) {
      const { refusal } = error;
      throw wrong(importMessages[refusal === 'incomplete' || refusal === 'tooSlow' ? refusal : 'notCsv']);
    }
    if (!(error instanceof MediaUnavailable)) throw error;
    log.error({ err: error }, 'an import could not be read');
    throw new Unavailable('The file could not be read. Please try again later.');
  }
}

const wrong = (message: string) => InvalidInput.of('file', message);

function messageOf(problem: CsvProblem): string {
  if (problem.what === 'tooManyColumns') {
    return `Line ${problem.line} has ${problem.columns.toLocaleString('en')} columns, which is too many.`;
  }
  const message = importMessages[problem.what];
  return problem.line === undefined ? message : `Line ${problem.line}: ${message}`;
}

/** Names that are shown in a message. */
const shown = 5;

/**
 * Checks a header. Names are exact; their order is free.
 * @param oneOf columns of which a file must have at least one
 * @throws InvalidInput on `file`
 */
export function checkHeader(
  header: readonly string[],
  columns: readonly ImportColumn[],
  oneOf: readonly string[] = [],
): void {
  const known = new Set(columns.map(({ name }) => name));
  const given = new Set(header);
  const unknown = header.filter((name) => !known.has(name));
  const repeated = header.filter((name, index) => known.has(name) && header.indexOf(name) !== index);
  const missing = columns.filter(({ name, need }) => need === 'required' && !given.has(name)).map(({ name }) => name);
  const problems = [
    ...(unknown.length > 0 ? [`These columns are not known: ${listed(unknown)}.`] : []),
    ...(repeated.length > 0 ? [`These columns are there more than once: ${listed([...new Set(repeated)])}.`] : []),
    ...(missing.length > 0 ? [`These columns are missing: ${listed(missing)}.`] : []),
    ...(oneOf.length > 0 && !oneOf.some((name) => given.has(name))
      ? [`One of these columns is needed: ${listed(oneOf)}.`]
      : []),
  ];
  if (problems.length > 0) throw InvalidInput.of('file', problems.join(' '));
}

function listed(names: readonly string[]): string {
  const some = names.slice(0, shown).map((name) => `“${shortened(name, 41)}”`);
  const others = names.length - some.length;
  return others > 0 ? `${some.join(', ')} and ${others.toLocaleString('en')} more` : some.join(', ');
}

/** What is wrong with a row. */
export type ImportProblem = {
  line: number;
  /** Null: the whole row. */
  column: string | null;
  /** The beginning of the cell. */
  value: string | null;
  message: string;
};

/** A row of the preview, with the beginnings of its cells. */
export type ImportedRow = { line: number; state: CheckedRow['state']; cells: string[] };

/** What an import would do. */
export type DryRun = {
  total: number;
  /** Rows that would become records. */
  added: number;
  /** Rows whose records are there already. */
  existing: number;
  faulty: number;
  problemCount: number;
  /** The first ones. */
  problems: ImportProblem[];
  /** The columns of the file that are imported, and those that are not. */
  columns: string[];
  ignored: string[];
  /** The first rows. */
  rows: ImportedRow[];
};

/** A row that becomes a record. */
export type ReadyRow = { line: number; cells: Cells };

const problemsShown = 200;
const rowsShown = 10;
const cellShown = 80;

/**
 * Reads a file and says what importing it would do. Writes nothing. For admins.
 * @throws InvalidInput and TooLarge on `file`
 */
export const dryRun = adminVerb(
  'OFFICE',
  [InvalidInput, TooLarge],
  async (ctx: Ctx, name: ImportName, file: IncomingFile): Promise<DryRun> => {
    return (await readImport(ctx, name, file)).dryRun;
  },
);

/** The same with the rows. */
export async function readImport(
  ctx: Ctx,
  name: ImportName,
  file: IncomingFile,
): Promise<{ dryRun: DryRun; ready: ReadyRow[] }> {
  requireAdmin(ctx.viewer);
  const { check, oneOf } = importLists[name];
  const { header, rowCount, batches } = await readCsv(ctx, file);
  checkHeader(header, importColumns[name], oneOf);
  const unused = new Set(importColumns[name].filter(({ need }) => need === 'ignored').map((column) => column.name));
  const columns = header.filter((column) => !unused.has(column));
  const run: DryRun = {
    total: rowCount,
    added: 0,
    existing: 0,
    faulty: 0,
    problemCount: 0,
    problems: [],
    columns,
    ignored: header.filter((column) => unused.has(column)),
    rows: [],
  };
  const ready: ReadyRow[] = [];
  const lines = new Map<string, number>();
  // A batch is checked with the same statements, before others get their turn.
  for (const batch of batches) {
    const cells = batch.map((row) => cellsOf(header, unused, row));
    const checked = await check(ctx, cells);
    for (const [index, row] of batch.entries()) {
      const values = cells[index] ?? {};
      const found = once(lines, row.line, inShape(header, row) ?? checked[index]);
      if (found.state === 'NEW') ready.push({ line: row.line, cells: values });
      note(run, row.line, values, found);
    }
    await setImmediate();
  }
  return { dryRun: run, ready };
}

const cellsOf = (header: string[], unused: ReadonlySet<string>, { cells }: CsvRow): Cells =>
  Object.fromEntries(
    header.flatMap((column, index) => (unused.has(column) || !cells[index] ? [] : [[column, cells[index]]])),
  );

/** A row with other cells than the header has is not understood. */
function inShape(header: string[], { cells }: CsvRow): CheckedRow | null {
  if (cells.length === header.length) return null;
  const message = `This row has ${countOf(cells.length)}, and the header has ${countOf(header.length)}.`;
  return { state: 'FAULTY', problems: [{ field: '', message }] };
}

const countOf = (cells: number) => (cells === 1 ? '1 cell' : `${cells} cells`);

/** Of rows that are the same record, the first one counts. */
function once(lines: Map<string, number>, line: number, row: CheckedRow | undefined): CheckedRow {
  if (!row) throw new Error('A row was not checked.');
  if (row.state === 'FAULTY') return row;
  const first = lines.get(row.key);
  if (first === undefined) {
    lines.set(row.key, line);
    return row;
  }
  return { state: 'FAULTY', problems: [{ field: row.keyColumn, message: `This is the same as line ${first}.` }] };
}

function note(run: DryRun, line: number, cells: Cells, row: CheckedRow): void {
  if (row.state === 'NEW') run.added += 1;
  if (row.state === 'EXISTS') run.existing += 1;
  if (row.state === 'FAULTY') {
    run.faulty += 1;
    run.problemCount += row.problems.length;
    for (const { field, message } of row.problems.slice(0, problemsShown - run.problems.length)) {
      const value = cells[field];
      run.problems.push({ line, column: field || null, value: value ? beginning(value) : null, message });
    }
  }
  if (run.rows.length < rowsShown) {
    run.rows.push({ line, state: row.state, cells: run.columns.map((column) => beginning(cells[column] ?? '')) });
  }
}

const beginning = (text: string): string => summarized(text, cellShown);
