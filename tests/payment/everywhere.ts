import type pg from 'pg';

/** Everything that a database holds, as text. */
export async function everything(pool: pg.Pool): Promise<string> {
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

/** Without what people put between a number's digits. */
export const digitsOf = (text: string): string => text.replace(/(?<=\d)[ -](?=\d)/g, '');
