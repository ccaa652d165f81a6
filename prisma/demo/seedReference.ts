import type { Pool, PoolClient } from 'pg';
import { product } from '../../client/ui/base/product.ts';
import { continueSequence, insertRows } from './insert.ts';
import { generateReference } from './reference.ts';

/** What no screen makes. A later version may know more of them, so what is missing is added at each start. */
const lists = ['country', 'sex', 'language'] as const;

/** What every marketplace begins with and its admins change: only for an empty database. Cities and jobs are for them to choose. */
const beginnings = ['experience', 'contact_request_status', 'pricing_option'] as const;

/**
 * Gives a database what profiles and payments refer to, entirely or not at all. Tells whether anything was added; existing rows
 * are never changed.
 */
export async function seedReference(pool: Pool, now: Date): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // A second process waits here and then finds everything.
    await client.query('LOCK TABLE country IN SHARE ROW EXCLUSIVE MODE');
    const isEmpty = (await namesIn(client, 'country')).size === 0;
    const { rows: reference } = generateReference(now, product.name);
    let added = 0;
    for (const table of lists) {
      const known = await namesIn(client, table);
      // Without ids: the database numbers them after those that it has.
      const missing = reference[table].filter(({ name }) => !known.has(name)).map(({ id, ...row }) => row);
      await insertRows(client, table, missing);
      added += missing.length;
    }
    for (const table of isEmpty ? beginnings : []) {
      await insertRows(client, table, reference[table]);
      await continueSequence(client, table);
    }
    await client.query('COMMIT');
    return added > 0;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function namesIn(client: PoolClient, table: (typeof lists)[number]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM "${table}"`);
  return new Set(rows.map(({ name }) => name));
}
