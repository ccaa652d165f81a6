import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';

export async function runSql<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A checksum of the rows of each table, whatever their order, and the last value of each sequence. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  const tables = await runSql<{ name: string }>(
    url,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS part, count(*) || ' ' || md5(coalesce(string_agg(row::text, E'\n' ORDER BY row::text COLLATE "C"), '')) AS sum FROM ${name} AS row`,
  );
  const rows = await runSql<{ part: string; sum: string }>(
    url,
    `${parts.join(' UNION ALL ')}
     UNION ALL SELECT schemaname || '.' || sequencename, coalesce(last_value::text, 'unused') FROM pg_sequences`,
  );
  return Object.fromEntries(rows.map(({ part, sum }) => [part, sum]));
}

/** A checksum of each file. */
export function filesOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.sort().map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}
