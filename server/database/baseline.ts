import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** The migration that creates everything up to it at once. */
export const BASELINE = '20261126000000_baseline';

/** The migrations that it replaces: their number, the last one, and the last version that had them. */
export const replaced = { count: 73, last: '20261125230000_count_decisions', version: 'daed1101' };

/** A migration that the database has had, finished or interrupted. */
export type Recorded = { name: string; finished: boolean };

/** Names begin with their time. */
export const isReplaced = (name: string): boolean => name < BASELINE;

/** @throws for a database that has had only some of the replaced migrations, because the steps from there are gone */
export function refuseOlder(recorded: readonly Recorded[]): void {
  const old = recorded.filter(({ name }) => isReplaced(name));
  if (old.length === 0) return;
  const { version, last, count } = replaced;
  if (old.length === count && old.every(({ finished }) => finished) && old.some(({ name }) => name === last)) return;
  throw new Error(
    `The database was last changed by an older version, from which this one cannot start. Start version ${version} first, whose last migration is ${last}, and then this one.`,
  );
}

/**
 * Marks a database that has had all of the replaced migrations as having the baseline, which leads to the same tables. Under the
 * lock of migrations.
 */
export async function markBaseline(
  client: pg.Client,
  recorded: readonly Recorded[],
  migrations: string,
): Promise<void> {
  if (!recorded.some(({ name }) => isReplaced(name))) return;
  refuseOlder(recorded);
  const script = await readFile(`${migrations}/${BASELINE}/migration.sql`);
  await client.query('BEGIN');
  await client.query('DELETE FROM _prisma_migrations WHERE migration_name < $1', [BASELINE]);
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), now(), 1)`,
    [randomUUID(), createHash('sha256').update(script).digest('hex'), BASELINE],
  );
  await client.query('COMMIT');
}
