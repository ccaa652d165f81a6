import type { Ctx } from '../../../core/context.ts';
import { type FieldError, InvalidInput } from '../../../core/failures/errors.ts';
import { cleanText } from '../../../core/text/cleanText.ts';
import { typedDay, typedNumber } from '../../../core/text/format/typed.ts';
import { shortened } from '../../../core/text/labels.ts';

/** The texts of a row by column. */
export type Cells = Readonly<Record<string, string>>;

/** What a row comes to in one list. */
export type CheckedRow =
  | { state: 'FAULTY'; problems: FieldError[] }
  /** Two rows with the same key are the same record, and `keyColumn` has it. */
  | { state: 'NEW' | 'EXISTS'; key: string; keyColumn: string };

/** Yes and no, and what spreadsheets write for true and false in their languages. */
const yes = new Set([
  'yes',
  'y',
  '1',
  '1.0',
  'x',
  'true',
  'wahr',
  'vrai',
  'verdadero',
  'vero',
  'verdadeiro',
  'waar',
  'sann',
  'sandt',
  'tosi',
  'prawda',
  'pravda',
  'doğru',
  'истина',
  'істина',
  'benar',
  'true()',
  'ja',
  'oui',
  'sí',
  'si',
  'sim',
]);
const no = new Set([
  'no',
  'n',
  '0',
  '0.0',
  'false',
  'falsch',
  'faux',
  'falso',
  'onwaar',
  'usann',
  'falskt',
  'falsk',
  'epätosi',
  'fałsz',
  'nepravda',
  'yanlış',
  'ложь',
  'хибність',
  'salah',
  'false()',
  'nein',
  'non',
  'nee',
  'não',
  'nao',
]);

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
    return cleanText(this.#cells[column] ?? '') || undefined;
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
    const number = typedNumber(text);
    return Number.isSafeInteger(number) && number < 1e9 ? number : this.wrong(column, 'Please use a whole number.');
  }

  /** A day as `2030-12-24`. Spreadsheets write it in the order of their language; one that has two meanings is refused. */
  day(column: Column): string | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    return (
      typedDay(text) ?? this.wrong(column, 'Please use a day such as 2030-12-24, with the year, the month and the day.')
    );
  }

  /** The id of a row of a reference table. */
  named(column: Column, rows: readonly Named[]): number | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const found = idsOf(rows).get(text.toLowerCase()) ?? [];
    if (found.length === 1) return found[0];
    const called = `“${shortened(text, 61)}”`;
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

/** The rates that a city has, for a row with another one; null without a city. */
export function ratesHint({ reference }: Pick<Ctx, 'reference'>, cityId: number | null | undefined) {
  const city = reference.cities.get(cityId);
  return city && `In ${city.name}: ${city.recommendedPrices.join(', ') || 'none'}.`;
}
