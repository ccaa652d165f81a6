import type { Prisma } from '../../../generated/prisma/client.ts';
import type { ForPerson } from './rules.sql.ts';

/** What `columns.ts` says about each table: what deleting a person does with its rows and columns. */

export type Model = Prisma.ModelName;
export type Columns<Name extends Model> = Prisma.TypeMap['model'][Name]['payload']['scalars'];

/** `set` replaces the value, `keep` is the reason why it stays, or why what `become` makes of it does. */
export type ColumnRule<Value> = { set: Value } | { become: ForPerson; keep?: string } | { keep: string };

export type TableRule<Name extends Model> =
  /** No row is about a person. */
  | { impersonal: string }
  /** What removes the rows instead of a statement that follows from here. */
  | { removedBy: string }
  /** These rows go. */
  | { deleted: ForPerson }
  /** These rows stay with what is left of them; of others than them, `deleted` go. */
  | {
      deleted?: ForPerson;
      changed: ForPerson;
      columns: { [Field in keyof Columns<Name>]: ColumnRule<Columns<Name>[Field]> };
    };

export const keep = (reason: string) => ({ keep: reason });
/** Of a column that can be null. */
export const erase = { set: null };
/** Of a text that cannot be null. */
export const empty = { set: '' };
