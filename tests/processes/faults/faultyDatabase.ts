import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningPostmaster } from '../../../server/database/embedded/postmaster.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded.ts';
import { migrateDatabase } from '../../../server/database/migrate.ts';
import { fixture } from '../../support/fixtures.ts';

/** A PostgreSQL server of its own, with the product's database for an ordinary role, which can be made to fail. */
export type FaultyDatabase = Awaited<ReturnType<typeof makeFaultyDatabase>>;

export async function makeFaultyDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), `hourhand-test-${process.pid}-`));
  const start = (): Promise<EmbeddedDatabase> =>
    startEmbeddedDatabase({ dataDir, settings: { fsync: 'off', shared_buffers: '32MB' } });
  let server = await start();
  const folder = join(dataDir, 'postgres');
  const postmaster = () => runningPostmaster(folder)?.pid;

  const outside = async (inside = false): Promise<pg.Client> => {
    const url = new URL(server.url);
    url.pathname = inside ? '/market' : '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  /** Runs statements as the server's superuser. In the product's database where `inside` is true. */
  const run = async (statements: string[], inside = false): Promise<void> => {
    const client = await outside(inside);
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };

  const password = randomBytes(12).toString('hex');
  await run([`CREATE ROLE seller LOGIN PASSWORD '${password}'`, 'CREATE DATABASE market OWNER seller']);
  const address = new URL(server.url);
  address.username = 'seller';
  address.password = password;
  address.pathname = '/market';
  await migrateDatabase(address.href);

  const signal = (name: NodeJS.Signals): void => {
    const pid = postmaster();
    if (pid === undefined) return;
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, name);
  };
  /** Ends the server at once, as after a power failure. */
  const kill = async (): Promise<void> => {
    const pid = postmaster();
    if (pid === undefined) return;
    // Otherwise it would be started again.
    const left = server.stop().catch(() => undefined);
    process.kill(pid, 'SIGQUIT');
    while (postmaster() === pid) await new Promise((resolve) => setTimeout(resolve, 20));
    await left;
  };

  return {
    url: address.href,
    run,
    /** Ends the connections of the product. */
    disconnect: () => run([`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'seller'`]),
    /** Keeps a lock on a table until the returned function is called. */
    lock: async (table: string) => {
      const client = await outside(true);
      await client.query('BEGIN');
      await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      return () => client.end();
    },
    /** Nothing is written to any table but these, until the returned function is called. */
    fillDisk: async (...but: string[]) => {
      const statements = [
        `CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full';
        END $$`,
        `DO $$ DECLARE name text; BEGIN
          FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ('{${but}}') LOOP
            EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE OR DELETE ON %I EXECUTE FUNCTION full_disk()', name);
          END LOOP;
        END $$`,
      ];
      await run(statements, true);
      return () => run(['DROP FUNCTION full_disk CASCADE'], true);
    },
    /** Stops all processes of the server without ending them. */
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    kill,
    start: async () => {
      server = await start();
    },
    remove: async () => {
      signal('SIGCONT');
      await server.stop();
      await kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** The processes that this one has started, on Linux. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        // The name in parentheses may contain spaces.
        const [, ppid] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return Number(ppid) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The same for the tests of a file. */
export const testFaultyDatabase = (): FaultyDatabase =>
  fixture(makeFaultyDatabase, (database) => database.remove(), 120_000);
