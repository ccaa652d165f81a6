import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds until what has not answered counts as down. */
const answersWithin = 1_500;

/**
 * Reads something that may fail or hang: one reading at a time, whose answer all who ask meanwhile get.
 * @returns what is read, or `otherwise` if it fails or does not answer in time
 */
export function readInTime<Value, Otherwise = Value>(
  read: () => Promise<Value>,
  otherwise: Otherwise,
): () => Promise<Value | Otherwise> {
  let reading: Promise<Value | Otherwise> | undefined;
  return () => {
    reading ??= read()
      .catch(() => otherwise)
      .finally(() => {
        reading = undefined;
      });
    return Promise.race([reading, delay(answersWithin, otherwise, { ref: false })]);
  };
}

/** A dependency. Without a `needed` one, no request can be served. */
export type Part = { isThere: () => Promise<boolean>; needed?: boolean };

/** Asks no more often than every `milliseconds`: the same answer serves all who ask meanwhile. */
export function askedEvery<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  let askedAt = 0;
  return () => {
    if (answer === undefined || performance.now() - askedAt > milliseconds) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}

/** A queue as it is now. `oldestSeconds`: how long the first of the waiting jobs is due. */
export type QueueDepth = { queue: string; waiting: number; givenUp: number; oldestSeconds: number };

/** What is measured when /metrics is read. */
export type Measured = {
  pools: Readonly<Record<string, pg.Pool>>;
  /** The parts of /readyz, each of which answers in time. */
  readiness: Readonly<Record<string, Part>>;
  queueDepths: () => Promise<QueueDepth[]>;
  /** The backfills that are not finished, with an upper limit of the rows that are left. */
  backfills: () => Promise<{ name: string; rowsDone: number; rowsLeft: number }[]>;
  /** The comparison with the payment provider's records: what is open, and when the last one ended. */
  payments: () => Promise<{ differences: number; comparedAt: Date | null }>;
  /** Backups that `backup` has made: since when the newest one, or none, and whether a later one failed. */
  backups: () => Promise<{ since: Date; hasFailed: boolean }>;
  dataDir: string;
};

/** Registers a gauge for each. What cannot be measured, such as while the database hangs, is missing from the answer. */
export function registerMeasured(
  registry: Registry,
  { pools, readiness, queueDepths, backfills, payments, backups, dataDir }: Measured,
): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly (readonly [Record<Label, string>, number])[]>,
  ) =>
    new Gauge<Label>({
      name: `hourhand_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await read().catch(() => [])) this.set(labels, value);
      },
    });

  gauge('pool_connections', 'Connections to the database.', ['pool', 'state'], async () =>
    Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
      [{ pool, state: 'used' }, totalCount - idleCount] as const,
      [{ pool, state: 'idle' }, idleCount] as const,
      [{ pool, state: 'waited_for' }, waitingCount] as const,
    ]),
  );
  gauge('part_ready', 'Whether a part of /readyz is there: 1 or 0.', ['part'], () =>
    Promise.all(
      Object.entries(readiness).map(async ([part, { isThere }]) => [{ part }, Number(await isThere())] as const),
    ),
  );
  gauge('disk_free_bytes', 'Free bytes in DATA_DIR.', [], async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return [[{}, bavail * bsize]];
  });
  const depths = readInTime(queueDepths, []);
  gauge('queue_waiting_jobs', 'Jobs that are due.', ['queue'], async () =>
    (await depths()).map(({ queue, waiting }) => [{ queue }, waiting] as const),
  );
  gauge('queue_given_up_jobs', 'Jobs that failed for the last time, while they are kept.', ['queue'], async () =>
    (await depths()).map(({ queue, givenUp }) => [{ queue }, givenUp] as const),
  );
  gauge('queue_oldest_seconds', 'How long the first of the jobs is due.', ['queue'], async () =>
    (await depths()).map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds] as const),
  );
  const compared = readInTime(payments, null);
  gauge('payment_differences', "Open differences from the payment provider's records.", [], async () => {
    const state = await compared();
    return state ? [[{}, state.differences]] : [];
  });
  gauge(
    'reconciliation_age_seconds',
    "Since the last comparison with the payment provider's records.",
    [],
    async () => {
      const { comparedAt } = (await compared()) ?? { comparedAt: null };
      return comparedAt ? [[{}, (Date.now() - comparedAt.getTime()) / 1_000]] : [];
    },
  );
  const unfinished = readInTime(backfills, []);
  gauge('backfill_rows_done', 'Rows that an unfinished backfill has done.', ['backfill'], async () =>
    (await unfinished()).map(({ name, rowsDone }) => [{ backfill: name }, rowsDone] as const),
  );
  gauge('backfill_rows_left', 'Rows that an unfinished backfill has left, at most.', ['backfill'], async () =>
    (await unfinished()).map(({ name, rowsLeft }) => [{ backfill: name }, rowsLeft] as const),
  );
  const backedUp = readInTime(backups, null);
  gauge('backup_age_seconds', 'Since the newest whole backup, or since there is none.', [], async () => {
    const state = await backedUp();
    return state ? [[{}, (Date.now() - state.since.getTime()) / 1_000]] : [];
  });
  gauge('backup_failed', 'Whether the last attempt at a backup failed: 1 or 0.', [], async () => {
    const state = await backedUp();
    return state ? [[{}, Number(state.hasFailed)]] : [];
  });
}
