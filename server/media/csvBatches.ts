import type { CsvFile, CsvProblem, CsvRow } from './media.ts';

/** The rows of a CSV file between processes: as batches of bytes, because many small objects at once would block their receiver. */

export type CsvParts = { header: string[]; rowCount: number; batches: Uint8Array[] } | CsvProblem;

/** Rows of a batch, and characters, beyond which the next one begins. */
const maxRows = 100;
const maxLength = 100_000;

export class CsvPacker {
  count = 0;
  readonly #batches: Uint8Array[] = [];
  #rows: CsvRow[] = [];
  #length = 0;

  add(row: CsvRow): void {
    this.count += 1;
    this.#rows.push(row);
    this.#length += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#rows.length === maxRows || this.#length > maxLength) this.#pack();
  }

  packed(): Uint8Array[] {
    if (this.#rows.length > 0) this.#pack();
    return this.#batches;
  }

  #pack(): void {
    this.#batches.push(Buffer.from(JSON.stringify(this.#rows)));
    this.#rows = [];
    this.#length = 0;
  }
}

export function unpackedCsv(parts: CsvParts): CsvFile | CsvProblem {
  return 'what' in parts ? parts : { ...parts, batches: rowsOf(parts.batches) };
}

function* rowsOf(batches: Uint8Array[]): Generator<CsvRow[]> {
  for (const batch of batches) yield JSON.parse(Buffer.from(batch).toString());
}
