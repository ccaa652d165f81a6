import type { Pool } from 'pg';

/** Kept: the record of the migrations, and the secrets that sessions and cookies are signed with. */
const kept = ['_prisma_migrations', 'secret'];

/**
 * Removes every row of every table of the product and starts the ids at 1 again. What the payment sandbox knows of the people
 * who are gone goes with them: it would charge the next users with the same ids. Uploaded files stay. The audit log, which
 * refuses to be emptied, is opened for that: its owner can change the table itself.
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
    ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_not_emptied;
    TRUNCATE ${rows.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE;
    ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER audit_entry_not_emptied;`);
}
