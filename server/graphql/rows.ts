import type { Ctx } from '../domain/core/context.ts';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import { inBatches } from '../domain/core/lists/batch.ts';
import { type ModelWithId, type RowOf, readsOf, type WhereOf } from '../domain/core/lists/models.ts';
import type { PrismaReader } from './connection.ts';
import { pageLimit } from './keyset.ts';

/** The columns and relations that a client asks for, as Pothos gives them. */
type Query = { select?: object | undefined; include?: object | undefined };

/** How `connectionOf` reads a list. Lists whose edges use relations of the rows call Prisma themselves, for its types. */
export function rowsOf<Model extends ModelWithId>(
  { db }: Pick<Ctx, 'db'>,
  model: Model,
  query: Query = {},
): PrismaReader<WhereOf<Model>, RowOf<Model>> {
  const reads = readsOf(db, model);
  return {
    page: (page) => reads.findMany({ ...query, ...page }),
    count: (where) => reads.count({ where }),
    ids: (page) => reads.findMany({ ...page, select: { id: true } }),
  };
}

/**
 * Resolves a field of a mutation's payload to the stored record.
 * @param key where the payload has the record's id
 */
export function storedRow<Model extends ModelWithId>(model: Model): Resolver<Model, 'id'>;
export function storedRow<Model extends ModelWithId, Key extends string>(model: Model, key: Key): Resolver<Model, Key>;
export function storedRow<Model extends ModelWithId>(model: Model, key = 'id'): Resolver<Model, string> {
  return (query, payload, _args, { db }) =>
    readsOf(db, model).findUniqueOrThrow({ ...query, where: { id: payload[key] } });
}

type Resolver<Model extends ModelWithId, Key extends string> = (
  query: Query,
  payload: Record<Key, number>,
  args: object,
  ctx: Pick<Ctx, 'db'>,
) => Promise<RowOf<Model>>;

/**
 * Reads the newest records of each row of a list in one statement for all rows. A connection in the same place takes
 * statements for each row.
 * @param read reads at most `most` records of each owner, newest first
 * @returns the records of one owner, at least `most` of them if there are so many
 */
export function newestByOwner<Row extends { owner: number }>(
  read: (ctx: Ctx, owners: number[], most: number) => Promise<Row[]>,
): (ctx: Ctx, owner: number, most: number) => Promise<Row[]> {
  const loaders = new WeakMap<Ctx, (owner: number, most: number) => Promise<Row[]>>();
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
