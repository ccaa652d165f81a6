import type pg from 'pg';
import type { Account } from './account.ts';
import { ApiError, Refused } from './errors.ts';
import { expand } from './expand.ts';
import type { FormTree } from './form.ts';
import type { Answer, Idempotency } from './idempotency.ts';
import { list, readParams, text } from './params.ts';
import type { Call, Caller, Route } from './route.ts';
import { type Connection, Store } from './store.ts';

// Advisory lock for writers of all processes on one database; the number is arbitrary.
export const WRITER_LOCK = 7_311_403;

export interface Request {
  route: Route;
  caller: Caller;
  id: string;
  part: string;
  /** The path with `:id` filled in. */
  path: string;
  params: FormTree;
  requestId: string;
  idempotencyKey: string | undefined;
}

export interface Surroundings {
  pool: pg.Pool;
  idempotency: Idempotency;
  /** Seconds. */
  now: () => number;
  pageUrl: Call['pageUrl'];
  retries: Call['retries'];
  account: Account;
}

/** Runs `work` in a transaction of the only writer. */
async function transact<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${WRITER_LOCK})`);
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A client that cannot roll back is not returned to the pool.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

async function answer(request: Request, client: Connection, around: Surroundings): Promise<Answer> {
  const { route, caller, id, part, requestId, idempotencyKey = null } = request;
  const store = new Store(client, around.now(), { id: requestId, idempotency_key: idempotencyKey }, around.account);
  const { expand: paths = {}, key: _key, ...params } = request.params;
  const wanted = readParams(list(text(200)), typeof paths === 'string' ? { 0: paths } : paths);
  const { pageUrl, retries } = around;
  const result = await route.run(params, { store, caller, id, part, pageUrl, retries });
  if (result instanceof Refused) return { status: result.error.status, body: { error: result.error.body } };
  return { status: 200, body: await expand(store, result, wanted) };
}

export interface Executor {
  execute: (request: Request) => Promise<Answer>;
  /** A read outside of API calls. */
  look: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  /** A write outside of API calls. */
  change: <T>(requestId: string | null, work: (store: Store) => Promise<T>) => Promise<T>;
}

/**
 * Writers run one at a time, so concurrent requests with the same key get the first one's response, and no invoice is paid
 * twice. The sandbox has too little load for this to be slow.
 */
export function createExecutor(around: Surroundings): Executor {
  let lastWriter: Promise<unknown> = Promise.resolve();
  const storeOn = (client: Connection, id: string | null) =>
    new Store(client, around.now(), { id, idempotency_key: null }, around.account);

  function inTurn<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const turn = lastWriter.then(() => transact(around.pool, work));
    lastWriter = turn.catch(() => {});
    return turn;
  }

  async function write(request: Request, client: pg.ClientBase): Promise<Answer> {
    const { caller, path, params, requestId, idempotencyKey: key } = request;
    const idempotent = key === undefined ? undefined : { caller, key, path, params, requestId };
    const stored = idempotent && (await around.idempotency.recall(client, idempotent));
    if (stored) return stored;

    await client.query('SAVEPOINT request');
    const given = await answer(request, client, around).catch(async (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      await client.query('ROLLBACK TO SAVEPOINT request');
      return { status: error.status, body: { error: error.body } };
    });
    if (idempotent) await around.idempotency.remember(client, idempotent, given);
    return given;
  }

  return {
    execute: (request) => {
      // Reads need no transaction, which would not make two of them see the same moment either.
      if (request.route.method === 'GET') return answer(request, around.pool, around);
      return inTurn((client) => write(request, client));
    },
    look: (work) => work(storeOn(around.pool, null)),
    change: (requestId, work) => inTurn((client) => work(storeOn(client, requestId))),
  };
}
