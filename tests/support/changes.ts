import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestApp } from './app.ts';

/** Changes that do not count: some columns of a table, or all. */
export type Exceptions = Readonly<Record<string, readonly string[] | 'all'>>;

export const exceptions = {
  /** Each view of a profile makes it more popular. */
  profileViews: { 'public.user': ['popularity'] },
  /**
   * The payment provider stores cards and refusals. The product keeps the provider's id of an employer even if the payment
   * fails.
   */
  shownCards: {
    'payment_sandbox.object': 'all',
    'payment_sandbox.idempotency': 'all',
    'public.user': ['stripe_customer_id', 'updated_at'],
  },
} as const satisfies Record<string, Exceptions>;

/**
 * Detects whether requests have changed the database or a stored file. Triggers add up a hash of every row that is written
 * and subtract that of every row that is removed: where the sum is zero, a table has the same rows as before. This costs
 * nothing while nothing is written, unlike reading all tables again.
 */
export class Changes {
  private constructor(
    private readonly client: pg.Client,
    private readonly dataDir: string | undefined,
    private files: Map<string, number>,
  ) {}

  /** Starts to watch a database and, with `dataDir`, the stored files; an earlier watch of it ends. */
  static async watch(
    { databaseUrl, dataDir }: Pick<TestApp, 'databaseUrl'> & Partial<Pick<TestApp, 'dataDir'>>,
    excepted: Exceptions = {},
  ): Promise<Changes> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ schema: string; name: string }>(
      `SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema', 'watched')`,
    );
    await endEarlierWatch(client);
    await client.query(setUp);
    for (const { schema, name } of rows) {
      const columns = excepted[`${schema}.${name}`] ?? [];
      if (columns === 'all') continue;
      const ignored = columns.map((column) => `'${column}'`).join(', ');
      await client.query(
        `CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON "${schema}"."${name}"
         FOR EACH ROW EXECUTE FUNCTION watched.note(${ignored})`,
      );
    }
    return new Changes(client, dataDir, await filesIn(dataDir));
  }

  /** The tables and files that have changed since the last call, or since the beginning. */
  async next(): Promise<string[]> {
    const { rows } = await this.client.query<{ part: string }>(
      `WITH noted AS (DELETE FROM watched.change RETURNING *)
       SELECT part FROM noted GROUP BY part HAVING sum(hash) <> 0 ORDER BY part`,
    );
    const before = this.files;
    this.files = await filesIn(this.dataDir);
    const files = [...new Set([...before.keys(), ...this.files.keys()])].filter(
      (name) => before.get(name) !== this.files.get(name),
    );
    return [...rows.map(({ part }) => part), ...files.map((name) => `the file ${name}`)];
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

/**
 * Each trigger is dropped by a statement of its own: one that locks all tables would wait for a transaction of the
 * application, and that one for it.
 */
async function endEarlierWatch(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'watched'",
  );
  for (const { name } of rows) await client.query(`DROP TRIGGER watched ON ${name}`);
}

const setUp = `
  DROP SCHEMA IF EXISTS watched CASCADE;
  CREATE SCHEMA watched;
  CREATE TABLE watched.change (part text NOT NULL, hash numeric NOT NULL);
  CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    part text := TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME;
    ignored text[] := coalesce(TG_ARGV, '{}');
  BEGIN
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO watched.change VALUES (part, hashtextextended((to_jsonb(NEW) - ignored)::text, 0));
    END IF;
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO watched.change VALUES (part, -hashtextextended((to_jsonb(OLD) - ignored)::text, 0)::numeric);
    END IF;
    RETURN NULL;
  END $$;`;

/** The size of every file, by name. */
async function filesIn(folder: string | undefined): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  if (folder === undefined) return sizes;
  for (const name of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile()) sizes.set(name, found.size);
  }
  return sizes;
}
