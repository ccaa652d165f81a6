import pg from 'pg';
import { openClient } from '../database/connection.ts';
import { MIGRATIONS, migrateDatabase } from '../database/migrate.ts';

/** A new database on the server of another one, which it is to replace. */
export type NewDatabase = {
  url: string;
  /** Gives it the name of the other one, which is removed. Either both have happened or neither. */
  swap: () => Promise<void>;
  /** Removes it. */
  discard: () => Promise<void>;
};

/** What a database has before a restore. */
export type Found = {
  hasPeople: boolean;
  /** The connections of other processes. */
  connections: number;
  /** Whether the role may make a database, and rename this one. */
  mayReplace: boolean;
};

export async function examineDatabase(url: string): Promise<Found> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Omit<Found, 'hasPeople'> & { hasTables: boolean }>(
      `SELECT to_regclass('public.user') IS NOT NULL AS "hasTables",
         (SELECT count(*)::int FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL) AS connections,
         (SELECT rolsuper OR (rolcreatedb AND pg_has_role(datdba, 'USAGE'))
          FROM pg_database, pg_roles WHERE datname = current_database() AND rolname = current_user) AS "mayReplace"`,
    );
    const [{ hasTables, ...found } = { hasTables: false, connections: 0, mayReplace: false }] = rows;
    if (!hasTables) return { ...found, hasPeople: false };
    const people = await client.query<{ some: boolean }>('SELECT EXISTS (SELECT FROM "user") AS some');
    return { ...found, hasPeople: people.rows[0]?.some === true };
  });
}

/** Makes an empty database with the encoding, locale and owner of the one at `url`. One that a killed process has left is removed. */
export async function createDatabaseBeside(url: string): Promise<NewDatabase> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const [restoring, replaced] = [`${name}_restoring`, `${name}_replaced`];
  const drop = (client: pg.Client, database: string) =>
    client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)}`);
  const rename = (client: pg.Client, from: string, to: string) =>
    client.query(`ALTER DATABASE ${pg.escapeIdentifier(from)} RENAME TO ${pg.escapeIdentifier(to)}`);
  // A database cannot be renamed through a connection to it.
  const server = urlOf(url, 'postgres');
  await withClient(server, async (client) => {
    await drop(client, restoring);
    await drop(client, replaced);
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(restoring)} ${await propertiesOf(client, name)}`);
  });
  return {
    url: urlOf(url, restoring),
    swap: () =>
      withClient(server, async (client) => {
        await client.query('BEGIN');
        await rename(client, name, replaced);
        await rename(client, restoring, name);
        await client.query('COMMIT');
        await drop(client, replaced);
      }),
    discard: () => withClient(server, async (client) => void (await drop(client, restoring))),
  };
}

/** Clauses of CREATE DATABASE. The columns differ between versions of PostgreSQL. */
async function propertiesOf(client: pg.Client, name: string): Promise<string> {
  type Row = Record<'encoding' | 'collation' | 'characters' | 'owner', string> &
    Record<'provider' | 'locale', string | null>;
  const { rows } = await client.query<Row>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate AS collation, datctype AS characters, rolname AS owner,
       to_jsonb(pg_database) ->> 'datlocprovider' AS provider,
       coalesce(to_jsonb(pg_database) ->> 'datlocale', to_jsonb(pg_database) ->> 'daticulocale') AS locale
     FROM pg_database JOIN pg_roles ON pg_roles.oid = datdba WHERE datname = $1`,
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error(`The database ${name} is gone.`);
  const text = pg.escapeLiteral;
  const locale = text(row.locale ?? '');
  const providers = new Map([
    ['c', ' LOCALE_PROVIDER libc'],
    ['i', ` LOCALE_PROVIDER icu ICU_LOCALE ${locale}`],
    ['b', ` LOCALE_PROVIDER builtin BUILTIN_LOCALE ${locale}`],
  ]);
  return (
    `OWNER ${pg.escapeIdentifier(row.owner)} TEMPLATE template0 ENCODING ${text(row.encoding)} ` +
    `LC_COLLATE ${text(row.collation)} LC_CTYPE ${text(row.characters)}${providers.get(row.provider ?? '') ?? ''}`
  );
}

/** Makes the tables that a backup with these migrations was made of. */
export async function migrateAsIn(url: string, migrations: readonly string[]): Promise<void> {
  await migrateDatabase(url, MIGRATIONS, { only: new Set(migrations) });
}

const urlOf = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${encodeURIComponent(database)}` }).href;

/** @throws the server's error, without its details */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = openClient(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
