import type pg from 'pg';

/** All rows of a database as text. */
export async function databaseText(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`SELECT to_jsonb(t)::text AS line FROM ${name} t`);
    texts.push(...rows.map(({ line }) => line));
  }
  return texts.join('\n');
}

/** Removes spaces and hyphens between digits. */
export const digitsOf = (text: string): string => text.replace(/(?<=\d)[ -](?=\d)/g, '');
