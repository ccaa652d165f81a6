import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Contents, CopiedSequence, CopiedTable, NewBackup } from './folder.ts';

/** The schemas of the product, its queue, and the payment sandbox. */
const SCHEMAS = `('public', 'pgboss', 'payment_sandbox')`;

type Table = Pick<CopiedTable, 'schema' | 'name' | 'columns'>;

const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const copied = (table: Table): string => `${nameOf(table)} (${table.columns.map(pg.escapeIdentifier).join(', ')})`;

/** Tables with rows of their own, without those of extensions. Generated columns are computed anew. */
async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT nspname AS schema, relname AS name,
       array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
     FROM pg_class
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
       JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relkind = 'r' AND nspname IN ${SCHEMAS}
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
}

async function readSequences(client: pg.Client): Promise<CopiedSequence[]> {
  const { rows } = await client.query<CopiedSequence>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last
     FROM pg_sequences WHERE schemaname IN ${SCHEMAS} ORDER BY 1, 2`,
  );
  return rows;
}

/** Copies the rows of all tables as they are in the transaction of `client`, one table after the other. */
export async function saveTables(
  client: pg.Client,
  backup: NewBackup,
): Promise<Pick<Contents, 'tables' | 'sequences'>> {
  const tables: CopiedTable[] = [];
  for (const table of await readTables(client)) {
    const rows = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`));
    const file = `tables/${table.schema}.${table.name}.gz`;
    await backup.add(file, rows, createGzip());
    tables.push({ ...table, rows: rows.rowCount, file });
  }
  // Sequences are outside of transactions: these values are those of the rows, or later ones.
  return { tables, sequences: await readSequences(client) };
}

/**
 * Replaces all rows of a database that has the backup's migrations by those of the backup, in one transaction. Returns the backup's
 * tables that the database lacks, such as one added by hand.
 * @throws with a line for the operator
 */
export async function loadTables(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Pick<Contents, 'tables' | 'sequences'>,
): Promise<CopiedTable[]> {
  const existing = new Set((await readTables(client)).map(nameOf));
  const known = tables.filter((table) => existing.has(nameOf(table)));
  const saved = new Set(known.map(nameOf));
  const missing = [...existing].filter((name) => !saved.has(name));
  if (missing.length > 0) throw new Error(`The backup lacks the tables ${missing.join(', ')}.`);
  await client.query('BEGIN');
  const addForeignKeys = await dropForeignKeys(client);
  const buildIndexes = await dropIndexes(client);
  const enableTriggers = await disableTriggers(client);
  // Migrations have added some rows.
  await client.query(`TRUNCATE ${known.map(nameOf).join(', ')}`);
  for (const table of known) {
    const rows = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`));
    await pipeline(createReadStream(join(folder, table.file)), createGunzip(), rows);
    if (rows.rowCount !== table.rows) {
      throw new Error(`The table ${nameOf(table)} has ${rows.rowCount} rows in the backup instead of ${table.rows}.`);
    }
  }
  await buildIndexes();
  await enableTriggers();
  await addForeignKeys();
  for (const sequence of sequences) {
    if (sequence.last === null) continue;
    await client.query('SELECT setval(to_regclass($1), $2)', [nameOf(sequence), sequence.last]);
  }
  await client.query('COMMIT');
  // Without statistics the first searches would be slow.
  await client.query('ANALYZE');
  return tables.filter((table) => !existing.has(nameOf(table)));
}

/**
 * Tables refer to each other in circles, so that no order of copying them satisfies foreign keys. Returns what adds them again,
 * which checks them; those of partitions follow from their table.
 */
async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
     WHERE contype = 'f' AND conparentid = 0 AND nspname IN ${SCHEMAS}`,
  );
  for (const { owner, name } of rows) {
    await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  return async () => {
    for (const { owner, name, definition } of rows) {
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
    }
  };
}

/** Building the indexes of a million rows takes minutes, and keeping them row by row hours. Returns what builds them; those of constraints stay. */
async function dropIndexes(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index
       JOIN pg_class ON pg_class.oid = indexrelid
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'i' AND NOT relispartition AND nspname IN ${SCHEMAS}
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY indexrelid`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    await client.query(`SET LOCAL maintenance_work_mem = '256MB'`);
    for (const { definition } of rows) await client.query(definition);
  };
}

/** What triggers store is among the rows. Returns what enables them again as they were: some guard rows in every kind of session. */
async function disableTriggers(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ owner: string; name: string; mode: string }>(
    `SELECT tgrelid::regclass::text AS owner, tgname AS name,
       CASE tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END AS mode
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE NOT tgisinternal AND tgparentid = 0 AND tgenabled <> 'D' AND nspname IN ${SCHEMAS}`,
  );
  const change = async (modeOf: (row: (typeof rows)[number]) => string) => {
    for (const row of rows) {
      await client.query(`ALTER TABLE ${row.owner} ${modeOf(row)} TRIGGER ${pg.escapeIdentifier(row.name)}`);
    }
  };
  await change(() => 'DISABLE');
  return () => change(({ mode }) => mode);
}
