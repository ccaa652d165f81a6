/** A column that a list is sorted by. */
export type SortKey<Field extends string = string> = { field: Field; direction: 'asc' | 'desc'; nulls?: 'last' };

/** The order reversed. Rows without a value stay last. */
export const reversed = <Field extends string>(order: SortKey<Field>[]): SortKey<Field>[] =>
  order.map((key) => ({ ...key, direction: key.direction === 'asc' ? 'desc' : 'asc' }));

/** A value of a sorted column, as cursors hold it: times are ISO 8601. */
export type CursorValue = string | number | boolean | null;

/**
 * A condition on sorted columns. Null is compared only with `=` and `<>`. `row` says the same as `every` with one comparison of
 * rows, where all columns have one direction: an index then finds the first row at once, even if many share its first values.
 */
export type Bound<Field extends string = string> =
  | { every: Bound<Field>[]; row?: RowBound<Field> }
  | { some: Bound<Field>[] }
  | { field: Field; operator: '=' | '<>' | '<' | '<=' | '>' | '>='; value: CursorValue };

/** Rows whose columns, compared one after the other, are less or greater than these values. */
export type RowBound<Field extends string = string> = { fields: Field[]; operator: '<' | '>'; values: CursorValue[] };

/** A column that a page is sorted by. Differs from the list's when a page is read backward. */
export type SliceKey<Field extends string = string> = {
  field: Field;
  direction: 'asc' | 'desc';
  nulls?: 'first' | 'last';
};

/** What a page reads of a list: up to `take` of the rows within all bounds, after the first `skip` of them. */
export type Slice<Field extends string = string> = {
  bounds: Bound<Field>[];
  order: SliceKey<Field>[];
  take: number;
  skip: number;
};

/**
 * The rows of a table that a viewer gets and their order, before paging. The condition includes the policy and the filters.
 * Ties are ordered by id, in the direction of the last key. `total` is the number of rows, if a column that was read holds it.
 */
export type Listing<Where> = { where: Where; order: SortKey[]; total?: number };

/** The list, reversed if `reverse` is set. */
export const withDirection = <Where>(listing: Listing<Where>, reverse: boolean): Listing<Where> =>
  reverse ? { ...listing, order: reversed(listing.order) } : listing;

/**
 * A list ordered in memory by a value that no column holds. `order` describes how `ranked` is sorted. `ranked` is the beginning of a
 * long list: `total` counts all of it, and `readRest` reads what follows.
 */
export type Ranking = { ranked: Ranked[]; order: SortKey[]; total: number; readRest?: () => Promise<Ranked[]> };

/** A position in a ranking: lower ranks come first. */
export type Ranked = { id: number; rank: number; createdAt: Date };

/** The id of a record in the list of its owner. */
export type OwnedId = { owner: number; id: number };

/** A reference table in pages, for the back office and the REST layer. */
export const byName: Listing<Record<never, never>> = { where: {}, order: [{ field: 'name', direction: 'asc' }] };

/** The records that admins put in order. */
export const byPosition: Listing<Record<never, never>> = {
  where: {},
  order: [{ field: 'position', direction: 'asc' }],
};

/**
 * How long a change waits until lists of changes have it, in milliseconds. A transaction stores the time of a change before it ends, and
 * a replica has it later still: without the wait, a client that asks for what follows the last change it knows would miss changes of the
 * same moments.
 */
export const settledAfter = 60_000;

/** Until when a list of changes is complete. */
export const settledAt = (now: Date): Date => new Date(now.getTime() - settledAfter);

/** The rows that changed at or after a time, as far as they are complete. */
export const changedSince = (since: Date, now: Date): Bound<'updatedAt'>[] => [
  { field: 'updatedAt', operator: '>=', value: since.toISOString() },
  { field: 'updatedAt', operator: '<=', value: settledAt(now).toISOString() },
];

/** The order of a list of changes: what changed first comes first. A row that changes again moves to the end. */
export const byChange: Listing<object>['order'] = [{ field: 'updatedAt', direction: 'asc' }];
