import { setTimeout as delay } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Sql } from '../sql.ts';

/** What a migration leaves to do for the rows that are there already. Its rows in the table `backfill` have these names. */
type Backfill = {
  table: 'user' | 'job_offer' | 'contact_request';
  /** The statement for some rows. It may run twice for the same row. */
  update: (ids: readonly number[]) => RawBuilder<unknown>;
};

export const backfills: Readonly<Record<string, Backfill>> = {
  'search-texts-of-people': {
    table: 'user',
    update: (ids) => sql`
      UPDATE "user" SET search_text = '', search_words = CASE WHEN role <> 'ROLE_CANDIDATE' THEN search_words
        ELSE use_search_words(search_words_of(first_name(name, call_name), concat_ws(' ', title, job_areas, description)), search_words) END
      WHERE id = any(${ids}::int[])`,
  },
  'latest-messages-of-requests': {
    table: 'contact_request',
    update: (ids) => sql`
      UPDATE contact_request r SET latest_message_at = chat.last_message_at FROM chat
      WHERE r.id = any(${ids}::int[]) AND chat.id = r.chat_id AND chat.last_message_id > 0`,
  },
  'backstops-of-people': {
    table: 'user',
    // What a deletion has left, and counts below zero, which the checks refuse by now.
    update: (ids) => sql`
      UPDATE "user" SET popularity = greatest(popularity, 0), rating_count = greatest(rating_count, 0),
        rating_stars = greatest(rating_stars, 0), active_offers = greatest(active_offers, 0),
        email = CASE WHEN deleted_at IS NULL THEN email END,
        login_email = CASE WHEN deleted_at IS NULL THEN login_email END,
        whats_app = CASE WHEN deleted_at IS NULL THEN whats_app END
      WHERE id = any(${ids}::int[]) AND (
        least(popularity, rating_count, rating_stars, active_offers) < 0
        OR (deleted_at IS NOT NULL AND num_nonnulls(email, login_email, whats_app) > 0)
      )`,
  },
  'rate-currencies': {
    table: 'user',
    // A trigger keeps the currency whenever the city is set.
    update: (ids) => sql`
      UPDATE "user" SET city_id = city_id
      WHERE id = any(${ids}::int[]) AND city_id IS NOT NULL AND role = 'ROLE_CANDIDATE' AND rate_currency IS NULL`,
  },
  'search-texts-of-job-offers': {
    table: 'job_offer',
    update: (ids) => sql`
      UPDATE job_offer SET search_text = job_offer_words(employer_id, slug, description) WHERE id = any(${ids}::int[])`,
  },
};

/** Rows of a transaction, which are locked until its end. */
const batchSize = 100;

/** So many times as long as a batch took nothing is done after it: the busier the database is, the more people have of it. */
const rest = 3;

/** Milliseconds between two lines of the log. */
const tellEvery = 60_000;

/** How long a call goes on, so that a stop does not wait for millions of rows. Milliseconds. */
const longestMs = 2_000;

/** What the log has said last. */
let told = { name: '', at: 0, rowsDone: 0 };

/**
 * Works on what migrations have left to do, for some seconds. Any number of processes may call this again and again; each batch
 * is a transaction, done by one of them.
 * @param isAlone whether to go on without pauses, because nothing else uses the database
 */
export async function runBackfills(
  { sql: database, log }: { sql: Sql; log: Logger },
  { isAlone = false }: { isAlone?: boolean } = {},
): Promise<void> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    const began = performance.now();
    const batch = await runBatch(database);
    if (!batch) return;
    const { name, rowsDone, isFinished } = batch;
    if (isFinished) log.info({ backfill: name, rowsDone }, 'a backfill is finished');
    else tell(log, batch);
    if (!isAlone) await delay(rest * (performance.now() - began));
  }
}

/** Logs how far a backfill is, how fast it goes, and how long it will go on. */
function tell(log: Logger, { name, rowsDone, rowsLeft }: Batch): void {
  const at = performance.now();
  const isNew = told.name !== name;
  if (!isNew && at - told.at < tellEvery) return;
  const rowsPerSecond = isNew ? null : Math.round((1000 * (rowsDone - told.rowsDone)) / (at - told.at));
  const minutesLeft = rowsPerSecond ? Math.ceil(rowsLeft / rowsPerSecond / 60) : null;
  told = { name, at, rowsDone };
  log.info({ backfill: name, rowsDone, rowsLeft, rowsPerSecond, minutesLeft }, 'a backfill goes on');
}

type Batch = { name: string; rowsDone: number; rowsLeft: number; isFinished: boolean };

/** @returns null when nothing is left that another process is not doing */
async function runBatch(database: Sql): Promise<Batch | null> {
  return database.transaction().execute(async (tx) => {
    const next = await tx
      .selectFrom('backfill')
      .select(['name', 'last_id', 'up_to_id', 'rows_done'])
      .where('finished_at', 'is', null)
      .where('name', 'in', Object.keys(backfills))
      .orderBy('name')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const backfill = next && backfills[next.name];
    if (!backfill) return null;
    // Locked in the order of their ids, as elsewhere.
    const rows = await tx
      .selectFrom(backfill.table)
      .select('id')
      .where('id', '>', next.last_id)
      .where('id', '<=', next.up_to_id ?? maxId)
      .orderBy('id')
      .limit(batchSize)
      .forNoKeyUpdate()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await backfill.update(ids).execute(tx);
    const isFinished = ids.length < batchSize;
    const rowsDone = next.rows_done + ids.length;
    await tx
      .updateTable('backfill')
      .set({
        last_id: ids.at(-1) ?? next.last_id,
        rows_done: rowsDone,
        ...(isFinished && { finished_at: sql<Date>`now()` }),
      })
      .where('name', '=', next.name)
      .execute();
    const rowsLeft = leftOf({ last_id: ids.at(-1) ?? next.last_id, up_to_id: next.up_to_id });
    return { name: next.name, rowsDone, rowsLeft, isFinished };
  });
}

/** Of a column of integers. */
const maxId = 2 ** 31 - 1;

/** Ids have gaps: not more rows than this are left. */
const leftOf = ({ last_id, up_to_id }: { last_id: number; up_to_id: number | null }): number =>
  Math.max(0, (up_to_id ?? maxId) - last_id);

/** How far the backfills are that are not finished. */
export async function unfinishedBackfills(
  database: Sql,
): Promise<{ name: string; rowsDone: number; rowsLeft: number }[]> {
  const rows = await database
    .selectFrom('backfill')
    .select(['name', 'rows_done', 'last_id', 'up_to_id'])
    .where('finished_at', 'is', null)
    .execute();
  return rows.map((row) => ({ name: row.name, rowsDone: row.rows_done, rowsLeft: leftOf(row) }));
}
