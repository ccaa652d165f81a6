import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Prisma } from '../generated/prisma/client.ts';
import { inLogContext } from '../log/log.ts';
import { jobs, startAtZero } from '../metrics/counted.ts';
import type { QueueDepth } from '../metrics/measured.ts';
import { noteInTrace, readTraceparent, startTrace, traceToContinue } from '../tracing/traced.ts';
import { type GivenUpJob, type Job, type JobOptions, type Queue, type QueueName, queueNames } from './queue.ts';

/** The number of jobs that a process runs at the same time. */
const sideBySide = 10;

/** After this many seconds a job's process is considered dead. Longer than any job may take. */
const expireInSeconds = 300;

/**
 * For how long, and how often, the database is asked to store that a job has ended. A job whose end is not stored is run again, and its
 * mail is sent again. Together with the job itself this is shorter than `expireInSeconds`. Milliseconds.
 */
const storedWithin = 45_000;
const storingPause = 500;

/** The first retry follows after one to two minutes, and each pause doubles: a job fails for good after 8 to 17 hours. */
const retries = { retryLimit: 9, retryDelay: 60, retryBackoff: true };

/** How long a job that was given up waits for an admin. */
const givenUpKeptSeconds = 14 * 86_400;

/** Their jobs may contain an email, so that they are not kept once they are done or given up. */
const removedAtEnd: ReadonlySet<QueueName> = new Set<QueueName>(['account-mail']);

/** The data of a job, with the span that has added it. */
type Stored = { traceparent?: string };

type OpenQueue = { queue: Queue; close: () => Promise<void> };

/** The job queue on pg-boss, in the same database; migrations create its tables. The caller must close it. */
export async function openQueue(pool: Pool, log: Logger): Promise<OpenQueue> {
  startAtZero(jobs, { queue: queueNames, outcome: ['done', 'failed', 'given_up'] });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    // The application calls `maintain` on its own timers, which tests can replace.
    archiveFailedAfterSeconds: givenUpKeptSeconds,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue failed'));
  await boss.start();

  /** What it logs has the job's id, and is part of the trace of what has added the job. */
  const tryJob = (name: QueueName, job: PgBoss.JobWithMetadata<Stored>, work: (job: Job) => Promise<void>) => {
    const { traceparent, ...data } = job.data;
    const attributes = { 'hourhand.attempt': job.retryCount + 1 };
    const attempt = () => inLogContext({ queue: name, job: job.id }, () => attemptJob(name, { ...job, data }, work));
    return startTrace({ name: `job ${name}`, kind: 'consumer', attributes }, attempt, readTraceparent(traceparent));
  };

  const attemptJob = async (
    name: QueueName,
    { id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata,
    work: (job: Job) => Promise<void>,
  ) => {
    try {
      await work({ id, data });
    } catch (error) {
      const isGivenUp = retryCount >= retryLimit;
      const outcome = isGivenUp ? 'given_up' : 'failed';
      jobs.inc({ queue: name, outcome });
      noteInTrace({ 'hourhand.outcome': outcome }, true);
      const about = { err: error, attempt: retryCount + 1 };
      if (isGivenUp) log.error(about, 'a job failed for the last time and is given up');
      else log.warn(about, 'a job failed and will be tried again');
      await untilStored(() =>
        isGivenUp && removedAtEnd.has(name)
          ? boss.deleteJob(name, id)
          : // The message, which may name a person, is only in the log.
            boss.fail(name, id, { reason: error instanceof Error ? error.name : typeof error }),
      );
      return;
    }
    jobs.inc({ queue: name, outcome: 'done' });
    log.debug('a job is done');
    await untilStored(() => (removedAtEnd.has(name) ? boss.deleteJob(name, id) : boss.complete(name, id)));
  };

  const insert = async (
    tx: Prisma.TransactionClient,
    name: QueueName,
    all: object[],
    { afterSeconds, key }: JobOptions = {},
  ) => {
    if (all.length === 0) return;
    const startAfter = afterSeconds === undefined ? undefined : `${afterSeconds} seconds`;
    await boss.insert(
      all.map((data) => ({
        name,
        data: { ...data, ...traceToContinue() },
        expireInSeconds,
        startAfter,
        singletonKey: key,
        ...retries,
      })),
      {
        db: {
          executeSql: async (text, values) => ({
            // Undefined and null both mean the queue's default.
            rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)),
          }),
        },
      },
    );
  };

  const changeGivenUp = async (tx: Prisma.TransactionClient, statement: string, id: string) => {
    const rows = await tx.$queryRawUnsafe<{ name: string }[]>(
      `${statement} WHERE id = $1::uuid AND state = 'failed' RETURNING name`,
      id,
    );
    return rows[0]?.name ?? null;
  };
  const depths = async () => {
    const { rows } = await pool.query<QueueDepth>(
      `SELECT queue.name AS queue,
         count(*) FILTER (WHERE job.state < 'active' AND job.start_after <= now())::int AS waiting,
         count(*) FILTER (WHERE job.state = 'failed')::int AS "givenUp",
         coalesce(extract(epoch FROM now() - min(job.start_after)
           FILTER (WHERE job.state < 'active' AND job.start_after <= now())), 0)::float8 AS "oldestSeconds"
       FROM pgboss.queue LEFT JOIN pgboss.job ON job.name = queue.name GROUP BY queue.name`,
    );
    return rows;
  };

  const queue: Queue = {
    add: (tx, name, data, options) => insert(tx, name, [data], options),
    addAll: (tx, name, all) => insert(tx, name, all),
    work: async (name, work) => {
      for (let tried = 0; ; ) {
        const jobs = await boss.fetch<Stored>(name, { batchSize: sideBySide, includeMetadata: true });
        if (jobs.length === 0) return tried;
        await Promise.all(jobs.map((job) => tryJob(name, job, work)));
        tried += jobs.length;
      }
    },
    removeAbout: async (tx, texts) => {
      for (const table of ['job', 'archive']) {
        await tx.$executeRawUnsafe(
          `DELETE FROM pgboss.${table} WHERE EXISTS (
             SELECT FROM unnest($1::text[]) AS text WHERE position(text IN lower(data::text)) > 0)`,
          // As they are written in JSON, without the quotes.
          texts.map((text) => JSON.stringify(text.toLowerCase()).slice(1, -1)),
        );
      }
    },
    depths,
    readGivenUp: async (most) => {
      const { rows } = await pool.query<GivenUpJob>(
        `SELECT id, name AS queue, completed_on AS "failedAt", retry_count + 1 AS attempts, output->>'reason' AS reason
         FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC, id LIMIT $1`,
        [most],
      );
      return rows;
    },
    retryGivenUp: (tx, id) =>
      changeGivenUp(
        tx,
        `UPDATE pgboss.job SET state = 'retry', retry_count = 0, started_on = NULL, completed_on = NULL,
           start_after = now(), keep_until = now() + interval '14 days'`,
        id,
      ),
    dropGivenUp: (tx, id) => changeGivenUp(tx, 'DELETE FROM pgboss.job', id),
    maintain: () => boss.maintain(),
  };
  return { queue, close: () => boss.stop({ graceful: false }) };
}

/** Stores the end of a job, again and again while the database does not answer. */
async function untilStored(store: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + storedWithin;
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (performance.now() >= end) throw error;
      await delay(storingPause);
    }
  }
}
