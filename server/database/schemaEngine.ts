import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { openPool } from './connection.ts';

const require = createRequire(import.meta.url);

/**
 * How long a migration waits for a lock, in milliseconds. Others who need the table wait behind it: PostgreSQL serves locks in order.
 */
const maxMigrationLockMs = 1_500;

/**
 * Prisma's schema engine as WebAssembly, which needs no download. `use` runs it on one database, one statement after the
 * other.
 */
export async function withSchemaEngine<T>(url: string, use: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  const process = ofThisProcess();
  process.instantiated ??= instantiate();
  await process.instantiated;
  const pool = openPool(url, { size: 10, lockWithin: maxMigrationLockMs });
  try {
    const adapter = new MigrationAdapter(pool);
    const bound = bindMigrationAwareSqlAdapterFactory(adapter);
    const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, bound);
    try {
      return await use(engine);
    } catch (error) {
      throw adapter.failure ? new MigrationFailure(adapter.failure, error) : error;
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

declare global {
  var hourhandSchemaEngine: { instantiated?: Promise<void> } | undefined;
}

/**
 * The engine's bindings keep one global instance. A process that loads this module twice, like a test runner with several
 * projects, must not replace the instance while it is in use.
 */
const ofThisProcess = () => {
  globalThis.hourhandSchemaEngine ??= {};
  return globalThis.hourhandSchemaEngine;
};

/** The npm package expects a bundler that imports WebAssembly; Node 20 needs a loader. */
async function instantiate(): Promise<void> {
  const entry = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const timers = Object.keys(bindings).filter((name) => name.startsWith('__wbg_setTimeout'));
  const imports = { ...bindings, ...Object.fromEntries(timers.map((name) => [name, passingTimeout])) };
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': imports });
  bindings.__wbg_set_wasm(instance.exports);
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: panic } });
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
}

/** The engine does not clear its timeouts, which would keep a finished command from exiting. */
const passingTimeout = (run: () => void, milliseconds: number) => setTimeout(run, milliseconds).unref();

function panic(message: string): never {
  throw new Error(`Prisma's schema engine gave up: ${message}`);
}

/** Recorded in the migration's transaction; a process killed between the two would leave it unfinished. */
const RECORD = `
  UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * The stock adapter, adapted to migrations. The original splits scripts at semicolons, which breaks function bodies. Sent
 * whole, PostgreSQL runs a script as one transaction. The original also lacks the catalog type "char", in which the engine
 * reads the kinds of constraints.
 */
class MigrationAdapter extends PrismaPg {
  /** PostgreSQL's message for a rejected script; the engine's is less clear. */
  failure: pg.DatabaseError | undefined;

  override async connect() {
    const adapter = await super.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const sql = query.sql.replaceAll(/\.(contype|confdeltype|confupdtype)\b/g, '.$1::text');
      const result = await queryRaw({ ...query, sql });
      const isChar = (column: string) => /^(constraint_type|confdeltype|confupdtype)$/.test(column);
      const columnTypes = result.columnTypes.map((type, index) =>
        isChar(result.columnNames[index] ?? '') ? ColumnTypeEnum.Character : type,
      );
      return { ...result, columnTypes };
    };
    adapter.executeScript = async (script) => {
      try {
        await runScript(adapter.underlyingDriver(), script);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        this.failure = error;
        throw asDriverError(error);
      }
    };
    return adapter;
  }
}

/** A migration that the database rejects, with the reason in PostgreSQL's words and its code. */
export class MigrationFailure extends Error {
  override name = 'MigrationFailure';
  readonly code: string | undefined;

  constructor(failure: pg.DatabaseError, cause: unknown) {
    const name = /migration_name="([^"]+)"/.exec(String(cause))?.[1] ?? '';
    super(`Migration ${name} failed: ${failure.message}`, { cause });
    this.code = failure.code;
  }
}

/**
 * Runs a script and its record as one transaction, except for an index that is built concurrently, which PostgreSQL does outside
 * of one. What an interrupted build has left is removed first. Such a build does not keep others waiting, so it may wait for a lock.
 */
async function runScript(pool: pg.Pool, script: string): Promise<void> {
  if (!/^CREATE (?:UNIQUE )?INDEX CONCURRENTLY\b/im.test(script)) {
    await pool.query(`${script}\n;${RECORD}`);
    return;
  }
  const client = await pool.connect();
  try {
    await client.query('SET lock_timeout = 0');
    const { rows } = await client.query<{ name: string }>(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid',
    );
    for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
    await client.query(script);
    await client.query(RECORD);
  } finally {
    // It has another setting than the others.
    client.release(true);
  }
}

function asDriverError(error: pg.DatabaseError): DriverAdapterError {
  return new DriverAdapterError({
    kind: 'postgres',
    code: error.code ?? 'XX000',
    severity: error.severity ?? 'ERROR',
    message: error.message,
    detail: error.detail,
    column: error.column,
    hint: error.hint,
  });
}
