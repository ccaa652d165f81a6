import { type FieldError, InvalidInput } from '../errors.ts';

/** The texts of a row by column. */
export type Cells = Readonly<Record<string, string>>;

/** What a row comes to in one list. */
export type CheckedRow =
  | { state: 'FAULTY'; problems: FieldError[] }
  /** Two rows with the same key are the same record, and `keyColumn` has it. */
  | { state: 'NEW' | 'EXISTS'; key: string; keyColumn: string };

const yes = new Set(['yes', 'true', '1']);
const no = new Set(['no', 'false', '0']);

/** A row, or what is wrong with it. */
export function readable<Row>(read: () => Row): Row | InvalidInput {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return error;
    throw error;
  }
}

/** Reads the cells of a row and notes what is wrong with them. An empty cell is one that is not given. */
export class CellReader<Column extends string> {
  readonly problems: FieldError[] = [];
  readonly #cells: Cells;

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  text(column: Column): string | undefined {
    return this.#cells[column]?.trim() || undefined;
  }

  flag(column: Column): boolean | undefined {
    const text = this.text(column)?.toLowerCase();
    if (text === undefined) return undefined;
    if (yes.has(text) || no.has(text)) return yes.has(text);
    return this.wrong(column, 'Please use yes or no.');
  }

  whole(column: Column): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    return /^\d{1,9}$/.test(text) ? Number(text) : this.wrong(column, 'Please use a whole number.');
  }

  /** The id of a row of a reference table. */
  named(column: Column, rows: readonly Named[]): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const found = idsOf(rows).get(text.toLowerCase()) ?? [];
    if (found.length === 1) return found[0];
    const called = `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
    return this.wrong(
      column,
      found.length === 0 ? `${called} is not known.` : `${called} is the name of several. Please use the slug.`,
    );
  }

  wrong(column: Column, message: string): undefined {
    this.problems.push({ field: column, message });
  }

  /**
   * Applies the rules of a form to what was read. Its problems are said by column, unless the column was wrong before or
   * depends on one that was.
   * @throws InvalidInput by column
   */
  checked<Result>(
    check: () => Result,
    {
      columnOf,
      dependsOn,
      hints,
    }: {
      /** The columns of the form's fields; others have the name of their field. */
      columnOf: Readonly<Record<string, Column>>;
      dependsOn: Readonly<Record<string, Column>>;
      /** What helps to correct a column. */
      hints: Readonly<Record<string, string | null>>;
    },
  ): Result {
    const problems = [...this.problems];
    const before = new Set(problems.map(({ field }) => field));
    try {
      const result = check();
      if (problems.length === 0) return result;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const { field, message } of error.fields) {
        const column: string = columnOf[field] ?? field;
        const isKnown = before.has(column) || before.has(dependsOn[column] ?? '');
        if (!isKnown) problems.push({ field: column, message: [message, hints[column]].filter(Boolean).join(' ') });
      }
    }
    throw new InvalidInput(problems);
  }
}

type Named = { id: number; name: string; slug?: string };

const known = new WeakMap<readonly Named[], Map<string, number[]>>();

/** The ids by name and by slug in lower case. A slug is unique; a name may not be. */
function idsOf(rows: readonly Named[]): Map<string, number[]> {
  const made = known.get(rows);
  if (made) return made;
  const ids = new Map<string, number[]>();
  for (const { id, name } of rows) {
    ids.set(name.toLowerCase(), [...(ids.get(name.toLowerCase()) ?? []), id]);
  }
  for (const { id, slug } of rows) if (slug !== undefined) ids.set(slug, [id]);
  known.set(rows, ids);
  return ids;
}
