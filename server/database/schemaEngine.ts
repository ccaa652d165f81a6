import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

const require = createRequire(import.meta.url);

/**
 * Prisma's schema engine, in its WebAssembly build: it needs no download, and is the same engine on every machine.
 * `use` has it for one database; its statements go there one after the other.
 */
export async function withSchemaEngine<T>(url: string, use: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  const process = ofThisProcess();
  process.instantiated ??= instantiate();
  await process.instantiated;
  const pool = new pg.Pool({ connectionString: url });
  try {
    const adapter = new MigrationAdapter(pool);
    const bound = bindMigrationAwareSqlAdapterFactory(adapter);
    const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, bound);
    try {
      return await use(engine);
    } catch (error) {
      throw adapter.failure ? failedMigration(adapter.failure, error) : error;
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
 * The engine's bindings have one place for its memory. A process that loads this module twice, as a test runner does for
 * each of its projects, must not put another instance there while the first one is at work.
 */
const ofThisProcess = () => {
  globalThis.hourhandSchemaEngine ??= {};
  return globalThis.hourhandSchemaEngine;
};

/** The npm package expects a bundler that imports WebAssembly; Node 20 has to be told. */
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

/** The engine forgets to clear its timeouts, which would keep a finished command from ending. */
const passingTimeout = (run: () => void, milliseconds: number) => setTimeout(run, milliseconds).unref();

function panic(message: string): never {
  throw new Error(`Prisma's schema engine gave up: ${message}`);
}

/** Part of the migration's transaction: were it recorded afterwards, a process killed in between would leave it open. */
const RECORD = `
  UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * The stock adapter, fit for migrations. It cuts a script at its semicolons, which a function's body does not survive;
 * PostgreSQL takes it whole, and then as one transaction: a migration is applied entirely or not at all. And it does not
 * know the catalog's type "char", in which the engine reads of what kind a constraint is.
 */
class MigrationAdapter extends PrismaPg {
  /** What PostgreSQL said of a script it refused; the engine tells it less well. */
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
        await adapter.underlyingDriver().query(`${script}\n;${RECORD}`);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) throw error;
        this.failure = error;
        throw asDriverError(error);
      }
    };
    return adapter;
  }
}

function failedMigration(failure: pg.DatabaseError, cause: unknown): Error {
  const name = /migration_name="([^"]+)"/.exec(String(cause))?.[1] ?? '';
  return new Error(`Migration ${name} failed: ${failure.message}`, { cause });
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
