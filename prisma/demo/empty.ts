import type { Pool } from 'pg';

/** Kept: the record of the migrations, and the secrets that sessions and cookies are signed with. */
const kept = ['_prisma_migrations', 'secret'];

const appendOnly = ['audit_entry', 'ledger_entry'];

/**
 * Removes every row of every table of the product and starts the ids at 1 again. What the payment sandbox knows of the people
 * who are gone goes with them: it would charge the next users with the same ids. Uploaded files stay. The audit log and the
 * ledger, which refuse to be emptied, are opened for that: their owner can change the tables themselves.
 */
export async function emptyDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN (current_schema(), 'payment_sandbox') AND tablename <> ALL ($1)`,
    [kept],
  );
  if (rows.length === 0) return;
  // Several statements in one query are one transaction.
  await pool.query(`
    ${appendOnly.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER ${table}_not_emptied;`).join('\n')}
    TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE;
    ${appendOnly.map((table) => `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${table}_not_emptied;`).join('\n')}`);
}
