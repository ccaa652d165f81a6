import type { ClientBase } from 'pg';

const batchSize = 2_000;

/** Inserts rows whose keys are columns; what is no key gets the column's default. Tables and keys come from the code alone. */
export async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  for (let at = 0; at < rows.length; at += batchSize) {
    await client.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows.slice(at, at + batchSize))],
    );
  }
}

/** After rows with explicit ids: the next id follows the highest one. */
export async function continueSequence(client: ClientBase, table: string): Promise<void> {
  await client.query(
    `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest(1, max(id)), max(id) IS NOT NULL) FROM "${table}"`,
    [`"${table}"`],
  );
}
