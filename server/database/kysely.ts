import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  DummyDriver,
  type Expression,
  InsertQueryNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  UpdateQueryNode,
} from 'kysely';
import type pg from 'pg';
import type { Prisma } from '../generated/prisma/client.ts';
import { NoFreeConnection, type Sql, type Tables, type Tx } from './sql.ts';

/** How hand-tuned SQL is written (docs/decisions/0053). In the domain only files named `*.sql.ts` do. */

/**
 * What a column of ids has to be equal to. One id, the most frequent number, is a plain value, because PostgreSQL does not keep the plan
 * of a statement for an array of unknown length.
 */
export const anyOf = (ids: readonly number[]): Expression<number> =>
  ids.length === 1 ? sql<number>`${ids[0]}` : sql<number>`any(${ids}::int[])`;

/**
 * Runs statements on the pool, and transactions that consist of hand-tuned SQL only (`transaction().execute`). `nameOf` names
 * prepared statements.
 */
export const kyselyOn = (pool: pg.Pool, nameOf: (query: { sql: string }) => string): Sql =>
  kyselyThrough(new PoolDriver(pool, nameOf));

/** Runs statements in this transaction. */
export const kyselyIn = (tx: Tx): Sql => (tx instanceof Kysely ? tx : kyselyThrough(new PrismaDriver(runIn(tx))));

const runIn =
  (tx: Prisma.TransactionClient): Run =>
  async (query) => {
    const { sql, parameters } = query;
    return countsRows(query)
      ? { rows: [], numAffectedRows: BigInt(await tx.$executeRawUnsafe(sql, ...parameters)) }
      : { rows: await tx.$queryRawUnsafe(sql, ...parameters) };
  };

/** Whether the result is the number of changed rows, because the statement returns none. */
const countsRows = ({ query }: CompiledQuery): boolean =>
  (UpdateQueryNode.is(query) || InsertQueryNode.is(query) || DeleteQueryNode.is(query)) && !query.returning;

/** How long a statement of the application waits for a lock, in milliseconds. PostgreSQL has no limit by default. */
export const maxLockWaitMs = 4_000;

type Run = <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;

const kyselyThrough = (driver: Driver): Sql =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const streamQuery = () => {
  throw new Error('Results cannot be streamed.');
};

/** Runs each statement in a transaction that Prisma has started. */
class PrismaDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(run: Run) {
    super();
    this.#connection = { executeQuery: run, streamQuery };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  override async beginTransaction(): Promise<void> {
    throw new Error('This is a transaction already.');
  }
}

/** Runs each statement on any connection of the pool, and those of a transaction on the same one. */
class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #nameOf: (query: { sql: string }) => string;

  constructor(pool: pg.Pool, nameOf: (query: { sql: string }) => string) {
    this.#pool = pool;
    this.#nameOf = nameOf;
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(this.#pool, this.#nameOf);
  }

  beginTransaction(connection: PoolConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('COMMIT');
  }

  async rollbackTransaction(connection: PoolConnection): Promise<void> {
    // The error for which it is rolled back says more than another one here.
    await connection.end('ROLLBACK').catch(() => undefined);
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }
}

class PoolConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  readonly #nameOf: (query: { sql: string }) => string;
  /** The connection of the transaction. */
  #client: pg.PoolClient | undefined;
  #isOpen = false;

  constructor(pool: pg.Pool, nameOf: (query: { sql: string }) => string) {
    this.#pool = pool;
    this.#nameOf = nameOf;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { text: query.sql, values: [...query.parameters], name: this.#nameOf(query) };
    const { rows, rowCount } = await (this.#client ?? this.#pool).query(statement);
    return { rows, ...(countsRows(query) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  streamQuery = streamQuery;

  async begin(): Promise<void> {
    this.#client = await this.#pool.connect().catch((error: Error) => {
      throw error.message === 'timeout exceeded when trying to connect' ? new NoFreeConnection(error.message) : error;
    });
    this.#isOpen = true;
    await this.#client.query('BEGIN');
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await this.#client?.query(how);
    this.#isOpen = false;
  }

  /** A connection whose transaction could not end is closed. */
  release(): void {
    this.#client?.release(this.#isOpen);
  }
}
