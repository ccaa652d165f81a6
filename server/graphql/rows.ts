import type { Prisma } from '../generated/prisma/client.ts';
import type { PrismaReader } from './connection.ts';
import type { GraphContext } from './context.ts';

type Models = Prisma.TypeMap['model'];
type ScalarsOf<Name extends keyof Models> = Models[Name]['payload']['scalars'];
/** The models whose rows have an integer id, as Prisma's client calls them. */
type ModelWithId = {
  [Name in keyof Models]: ScalarsOf<Name> extends { id: number } ? Uncapitalize<Name> : never;
}[keyof Models];
type Row<Model extends ModelWithId> = ScalarsOf<Capitalize<Model>> & { id: number };
type Where<Model extends ModelWithId> = NonNullable<Models[Capitalize<Model>]['operations']['count']['args']['where']>;

/** The columns and relations that a client asks for, as Pothos gives them. */
type Query = { select?: object | undefined; include?: object | undefined };

/** What is used here of a model, whose own types are a union that cannot be called. */
type Reads<Model extends ModelWithId> = {
  findMany: (args: object) => Promise<Row<Model>[]>;
  findUniqueOrThrow: (args: object) => Promise<Row<Model>>;
  count: (args: object) => Promise<number>;
};
const readsOf = <Model extends ModelWithId>(db: GraphContext['db'], model: Model) =>
  db[model] as unknown as Reads<Model>;

/** How `connectionOf` reads a list. Lists whose edges use relations of the rows call Prisma themselves, for its types. */
export function rowsOf<Model extends ModelWithId>(
  { db }: Pick<GraphContext, 'db'>,
  model: Model,
  query: Query = {},
): PrismaReader<Where<Model>, Row<Model>> {
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
  ctx: Pick<GraphContext, 'db'>,
) => Promise<Row<Model>>;
