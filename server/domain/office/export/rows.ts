/** What files are made of. */

/** A number as it is written, which is not guarded against formulas. */
export type Decimal = { readonly decimal: string };

export type Cell = string | number | boolean | Date | Decimal | null;
export type ExportRow = { id: number } & Readonly<Record<string, Cell>>;

/** The rows of a list with a filter, by id. */
export type ExportedRows = {
  count: () => Promise<number>;
  /** At most `take` rows after the one with this id. */
  after: (id: number, take: number) => Promise<ExportRow[]>;
  /** Rows after the last one, such as totals. */
  end?: () => Promise<Record<string, Cell>[]>;
};
