import { InvalidInput } from '../domain/core/failures/errors.ts';
import { inBatches } from '../domain/core/lists/batch.ts';
import type { GraphContext } from './context.ts';
import { pageLimit } from './keyset.ts';

/**
 * Reads the newest records of each row of a list in one statement for all rows. A connection in the same place takes
 * statements for each row.
 * @param read reads at most `most` records of each owner, newest first
 * @returns the records of one owner, at least `most` of them if there are so many
 */
export function newestByOwner<Row extends { owner: number }>(
  read: (ctx: GraphContext, owners: number[], most: number) => Promise<Row[]>,
): (ctx: GraphContext, owner: number, most: number) => Promise<Row[]> {
  const loaders = new WeakMap<GraphContext, (owner: number, most: number) => Promise<Row[]>>();
  return (ctx, owner, most) => {
    const load = loaders.get(ctx) ?? loaderOf((owners, largest) => read(ctx, owners, largest));
    loaders.set(ctx, load);
    return load(owner, most);
  };
}

function loaderOf<Row extends { owner: number }>(read: (owners: number[], most: number) => Promise<Row[]>) {
  let largest = 0;
  const inBatch = inBatches(async (owners: number[]) => {
    const most = largest;
    largest = 0;
    const byOwner = new Map<number, Row[]>(owners.map((owner) => [owner, []]));
    for (const row of await read(owners, most)) byOwner.get(row.owner)?.push(row);
    return (owner) => byOwner.get(owner) ?? [];
  });
  return (owner: number, most: number) => {
    largest = Math.max(largest, most);
    return inBatch(owner);
  };
}

/** @throws InvalidInput for a size out of range. */
export function newestSize(first: number): number {
  if (first < 0 || first > pageLimit) throw InvalidInput.of('first', `'first' is from 0 to ${pageLimit}.`);
  return first;
}

/** The argument `first` of a list of the newest records. */
export const newestArg = {
  required: true,
  description: `The largest number of records, from 0 to ${pageLimit}.`,
} as const;
