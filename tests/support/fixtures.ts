import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { connectDatabase, type Database } from '../../server/database/connect.ts';
import type { PrismaClient } from '../../server/generated/prisma/client.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Catalog, makeAdmin, makeReference } from './factories.ts';
import { openProviderSide, type ProviderSide } from './sandbox.ts';

/**
 * What the tests of a file or a `describe` share: made before the first of them, in the order of these calls, and ended after the
 * last one in reverse. Functions of the file may use it too, for which `test.extend` has no way: it gives its fixtures to tests and
 * hooks only.
 */
export function fixture<Value extends object>(
  make: () => Value | Promise<Value>,
  end: (value: Value) => unknown = () => {},
  timeout?: number,
): Value {
  let made: Value | undefined;
  const value = (): Value => {
    if (!made) throw new Error('A fixture is made before the first test: read it in tests, hooks and functions.');
    return made;
  };
  beforeAll(async () => {
    made = await make();
  }, timeout);
  afterAll(async () => {
    if (made) await end(made);
  });
  return new Proxy({} as Value, {
    get: (_, key) => {
      const found: unknown = Reflect.get(value(), key);
      // A method of a class reads the private fields of its own object.
      return typeof found === 'function' && !Object.hasOwn(value(), key) ? found.bind(value()) : found;
    },
    set: (_, key, to) => Reflect.set(value(), key, to),
    has: (_, key) => Reflect.has(value(), key),
    ownKeys: () => Reflect.ownKeys(value()),
    getPrototypeOf: () => Reflect.getPrototypeOf(value()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(value(), key);
      // A proxy may not report a fixed property that its target does not have.
      return found && { ...found, configurable: true };
    },
    defineProperty: (_, key, property) => Reflect.defineProperty(value(), key, property),
    deleteProperty: (_, key) => Reflect.deleteProperty(value(), key),
  });
}

type Options = TestAppOptions | (() => TestAppOptions | Promise<TestAppOptions>);

/** The whole application. Options that depend on another fixture are a function. */
export const testApp = (options: Options = {}): TestApp =>
  fixture(
    async () => startTestApp(typeof options === 'function' ? await options() : options),
    (app) => app.stop(),
  );

/** The database of an application. */
export const testDb = (app: TestApp): PrismaClient => fixture(() => app.services.db);

export const testAdmin = (app: TestApp) =>
  fixture(async () => ({ kind: 'admin', id: (await makeAdmin(app.services.db)).id, sessionId: 1 }) as const);

export const testCatalog = (app: TestApp): Catalog =>
  fixture(async () => {
    const { db, reference } = app.services;
    const catalog = await makeReference(db);
    await reference.refresh();
    return catalog;
  });

export const testProvider = (...settings: Parameters<typeof openProviderSide>): ProviderSide =>
  fixture(
    () => openProviderSide(...settings),
    (provider) => provider.close(),
  );

/** A database that is there before an application. */
export const testDatabase = (): TestDatabase =>
  fixture(
    () => createTestDatabase(),
    ({ drop }) => drop(),
  );

/** A connection to a database of its own, without an application. */
export function testConnection(): Database {
  const made = testDatabase();
  return fixture(
    () => connectDatabase(made.url),
    (open) => open.close(),
  );
}

/** Connections of the driver's own. */
export const testPool = (url: () => string): pg.Pool =>
  fixture(
    () => new pg.Pool({ connectionString: url() }),
    (pool) => pool.end(),
  );
