import type { Pool } from 'pg';
import { product } from '../../client/ui/product.ts';
import { continueSequence, insertRows } from './insert.ts';
import { generateReference } from './reference.ts';

/** What every marketplace begins with and no screen makes; cities and jobs are for its admins to choose. */
const tables = ['country', 'sex', 'language', 'experience', 'contact_request_status', 'pricing_option'] as const;

/**
 * Gives a database without any countries what profiles and payments refer to, entirely or not at all. Tells whether it did;
 * what is there is never changed.
 */
export async function seedReference(pool: Pool, now: Date): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // A second process waits here and then finds countries.
    await client.query('LOCK TABLE country IN SHARE ROW EXCLUSIVE MODE');
    const { rows } = await client.query<{ filled: boolean }>('SELECT EXISTS (SELECT FROM country) AS filled');
    if (rows[0]?.filled) {
      await client.query('ROLLBACK');
      return false;
    }
    const { rows: reference } = generateReference(now, product.name);
    for (const table of tables) {
      await insertRows(client, table, reference[table]);
      await continueSequence(client, table);
    }
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
