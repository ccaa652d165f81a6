import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { seedReference } from '../../prisma/demo/seedReference.ts';
import { createTestDatabase } from '../support/database.ts';

const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 3 });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const count = async (table: string): Promise<number> =>
  (await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${table}"`)).rows[0]?.count ?? 0;

it('an empty database gets the reference data of profiles and payments once, without demo users and cities', async () => {
  const now = new Date();
  const made = await Promise.all([seedReference(pool, now), seedReference(pool, now)]);
  expect(made.sort()).toEqual([false, true]);
  for (const table of ['country', 'sex', 'language', 'experience', 'contact_request_status', 'pricing_option'])
    expect(await count(table), table).toBeGreaterThan(1);
  for (const table of ['user', 'city', 'job']) expect(await count(table), table).toBe(0);
  // The next one that an admin makes gets the next id.
  const { rows } = await pool.query<{ id: number }>(
    "INSERT INTO contact_request_status (name, description, updated_at) VALUES ('Waiting', 'For an answer', now()) RETURNING id",
  );
  expect(rows[0]?.id).toBe(await count('contact_request_status'));
});

it('what is missing is added later, and what is there stays as it is', async () => {
  await pool.query("DELETE FROM country WHERE name <> 'Singapore'");
  await pool.query("UPDATE country SET currency_symbol = '$'");
  await pool.query("DELETE FROM sex WHERE name = 'Prefer not to say'");
  await pool.query('DELETE FROM pricing_option');
  expect(await seedReference(pool, new Date())).toBe(true);
  expect(await count('country')).toBeGreaterThan(245);
  expect(await count('sex')).toBe(3);
  expect(await count('pricing_option')).toBe(0);
  const { rows } = await pool.query("SELECT currency_symbol FROM country WHERE name = 'Singapore'");
  expect(rows).toEqual([{ currency_symbol: '$' }]);
  expect(await seedReference(pool, new Date())).toBe(false);
});
