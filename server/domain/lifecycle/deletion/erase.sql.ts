import { type RawBuilder, sql } from 'kysely';
import { kyselyIn } from '../../../database/kysely.ts';
import type { Tx } from '../../../database/sql.ts';
import { columnOf } from '../../../database/sql.ts';
import { deletionRules } from './columns.ts';
import type { Erased } from './rules.sql.ts';

/** Erases a person as `columns.ts` says. Call it in the transaction that has locked the person's row. */
export async function erasePerson(tx: Tx, person: Erased): Promise<void> {
  const rules = Object.entries(deletionRules);
  // Changes can make a review wait, so rows are deleted after them.
  for (const [model, rule] of rules) {
    if (!('changed' in rule)) continue;
    const values = Object.entries(rule.columns).flatMap(([field, column]) => {
      if (!('set' in column || 'become' in column)) return [];
      return [sql`${sql.ref(columnOf(field))} = ${literalOf(column, person)}`];
    });
    if (values.length === 0) continue;
    await sql`UPDATE ${sql.table(tableOf(model))} SET ${sql.join(values)} WHERE ${rule.changed(person)}`.execute(
      kyselyIn(tx),
    );
  }
  for (const [model, rule] of rules) {
    if (!('deleted' in rule) || !rule.deleted) continue;
    await sql`DELETE FROM ${sql.table(tableOf(model))} WHERE ${rule.deleted(person)}`.execute(kyselyIn(tx));
  }
}

type Changing = { set: unknown } | { become: (person: Erased) => RawBuilder<unknown> };

/** Literals, because a parameter would need the type of its column. */
const literalOf = (column: Changing, person: Erased): RawBuilder<unknown> =>
  'set' in column ? sql.lit(column.set) : column.become(person);

/** The table of a model. */
export const tableOf = (model: string): string => columnOf(model).slice(1);
