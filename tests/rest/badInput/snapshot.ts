import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** What may be written by what is refused, or only read: columns of tables, or all of one. */
export type Exceptions = Readonly<Record<string, readonly string[] | 'all'>>;

export const exceptions = {
  /** Whoever looks at a profile makes it more popular. */
  profileViews: { 'public.user': ['popularity'] },
  /**
   * The payment provider's own: it remembers cards that it was shown, and what it has refused. And under which name it knows an
   * employer, which is kept whatever becomes of the payment.
   */
  shownCards: {
    'payment_sandbox.object': 'all',
    'payment_sandbox.idempotency': 'all',
    'public.user': ['stripe_customer_id', 'updated_at'],
  },
} as const satisfies Record<string, Exceptions>;

/** The whole database and every kept file, so that what has changed can be named. */
export class Snapshots {
  private constructor(
    private readonly client: pg.Client,
    private readonly dataDir: string,
    private readonly sql: string,
  ) {}

  static async open(databaseUrl: string, dataDir: string, excepted: Exceptions = {}): Promise<Snapshots> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ schema: string; name: string }>(
      `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
    );
    const digests = rows.flatMap(({ schema, name }) => {
      const table = `${schema}.${name}`;
      const columns = excepted[table] ?? [];
      if (columns === 'all') return [];
      const without = columns.map((column) => ` - '${column}'`).join('');
      return `SELECT '${table}' AS part, md5(coalesce(string_agg(line, ',' ORDER BY line), '')) AS digest
        FROM (SELECT (to_jsonb(t)${without})::text AS line FROM "${schema}"."${name}" t) lines`;
    });
    return new Snapshots(client, dataDir, digests.join(' UNION ALL '));
  }

  async take(): Promise<Map<string, string>> {
    const { rows } = await this.client.query<{ part: string; digest: string }>(this.sql);
    const parts = new Map(rows.map(({ part, digest }) => [part, digest]));
    for (const name of await readdir(this.dataDir, { recursive: true })) {
      const found = await stat(join(this.dataDir, name)).catch(() => null);
      if (found?.isFile()) parts.set(`the file ${name}`, String(found.size));
    }
    return parts;
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

/** The tables and files that are not as they were. */
export const changedIn = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((part) => before.get(part) !== after.get(part)).sort();
