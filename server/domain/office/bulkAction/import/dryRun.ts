import { setImmediate } from 'node:timers/promises';
import type { CsvRow, IncomingFile } from '../../../../media/media.ts';
import type { BillingContext } from '../../../billing/context.ts';
import { InvalidInput, TooLarge } from '../../../core/failures/errors.ts';
import { summarized } from '../../../core/text/firstCharacters.ts';
import { requireAdmin } from '../../../core/viewer/require.ts';
import { adminVerb } from '../../../core/viewer/verb.ts';
import type { Cells, CheckedRow } from './cells.ts';
import { readCsv } from './csv.ts';
import { checkHeader } from './header.ts';
import { type ImportName, importColumns } from './import.input.ts';
import { importLists } from './lists.ts';

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
  async (ctx: BillingContext, name: ImportName, file: IncomingFile): Promise<DryRun> => {
    return (await readImport(ctx, name, file)).dryRun;
  },
);

/** The same with the rows. */
export async function readImport(
  ctx: BillingContext,
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
