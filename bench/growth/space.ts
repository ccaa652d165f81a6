import type { Pool } from 'pg';

/** What a table takes on the disk. Bytes. */
export type TableSpace = { name: string; rows: number; table: number; indexes: number };

export type Space = {
  database: number;
  tables: TableSpace[];
  largest: { index: string; bytes: number; each: number }[];
};

/** The tables that grow with people and with what they do. */
const tables = [
  'user',
  'search_word',
  'review',
  'job_offer',
  'chat',
  'contact_request',
  'chat_participant',
  'message',
  'email_message',
  'audit_entry',
];

/** The table with its large values, and its indexes; and the largest indexes of all. */
export async function measureSpace(pool: Pool): Promise<Space> {
  const spaces: TableSpace[] = [];
  for (const name of tables) {
    const { rows } = await pool.query<Omit<TableSpace, 'name'>>(
      `SELECT (SELECT count(*)::int FROM "${name}") AS rows, pg_table_size('"${name}"')::float8 AS table,
         pg_indexes_size('"${name}"')::float8 AS indexes`,
    );
    spaces.push({ name, ...(rows[0] ?? { rows: 0, table: 0, indexes: 0 }) });
  }
  const { rows: largest } = await pool.query<{ index: string; bytes: number; table: string }>(
    `SELECT indexrelid::regclass::text AS index, pg_relation_size(indexrelid)::float8 AS bytes, relname::text AS table
     FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
     WHERE relname = ANY($1) AND relnamespace = 'public'::regnamespace ORDER BY bytes DESC LIMIT 12`,
    [tables],
  );
  const { rows: whole } = await pool.query<{ bytes: number }>(
    'SELECT pg_database_size(current_database())::float8 AS bytes',
  );
  return {
    database: whole[0]?.bytes ?? Number.NaN,
    tables: spaces,
    largest: largest.map(({ index, bytes, table }) => ({
      index,
      bytes,
      each: bytes / (spaces.find(({ name }) => name === table)?.rows ?? Number.NaN),
    })),
  };
}
