import type { Generated, Kysely } from 'kysely';
import type { Prisma } from '../generated/prisma/client.ts';

/**
 * Runs hand-tuned SQL, on the pool or in a transaction of its own. It is written with `kysely.ts` and checked against the data model.
 * Everything else uses Prisma: docs/decisions/0053 says when to use which.
 */
export type Sql = Kysely<Tables>;

/** A transaction: of Prisma, or of hand-tuned SQL alone. */
export type Tx = Sql | Prisma.TransactionClient;

/** A transaction could not start, because all connections of the pool were busy for too long. */
export class NoFreeConnection extends Error {}

type Models = Prisma.TypeMap['model'];
type Fields<Name extends keyof Models> = Models[Name]['payload']['scalars'];

/** The tables, derived from Prisma's types. */
export type Tables = {
  [Name in keyof Models as SnakeCase<Uncapitalize<Name>>]: Name extends keyof Defaults
    ? Omit<Columns<Fields<Name>>, keyof Defaults[Name]> & Defaults[Name]
    : Columns<Fields<Name>>;
};

/** Columns that the database fills where hand-tuned SQL inserts rows. */
type Defaults = {
  Message: { id: Generated<number> };
  Secret: { created_at: Generated<Date> };
};

/** The columns of these fields. */
export type Columns<Model> = { [Field in keyof Model & string as ColumnOf<Field>]: Model[Field] };

/** The only column whose name is not its field's name in snake case. */
const renamed = { profileUpdated: 'updated' } as const;

export type ColumnOf<Field extends string> = Field extends keyof typeof renamed
  ? (typeof renamed)[Field]
  : SnakeCase<Field>;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

const columns = new Map<string, string>(Object.entries(renamed));

/** The column of a field of Prisma's, and the table of a model. */
export function columnOf<Field extends string>(field: Field): ColumnOf<Field>;
export function columnOf(field: string): string {
  let column = columns.get(field);
  if (column === undefined) {
    column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(field, column);
  }
  return column;
}
