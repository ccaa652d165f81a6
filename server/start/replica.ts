import type pg from 'pg';
import { connectDatabase, type Database } from '../database/connect.ts';
import { readInTime } from '../metrics/readInTime.ts';

export type Replica = {
  /** Where public reads go now; null while the replica is down or too far behind. */
  current: () => Pick<Database, 'db' | 'sql'> | null;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** Milliseconds between two looks at the replica. */
const lookEveryMs = 2_000;
/** How many seconds a replica may be behind. A server without writes may seem older than it is, unless it receives a stream. */
const maxSecondsBehind = 30;

const behind = `SELECT CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() AND EXISTS (SELECT FROM pg_stat_wal_receiver)
  THEN 0 ELSE extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()) END::float8 AS seconds`;

/**
 * Connects to a replica of the database. `timeout` as for `connectDatabase`.
 * @param say gets a line when reads begin to go there, and when they no longer do
 */
export async function openReplica(
  url: string,
  { timeout, say }: { timeout: number; say: (line: string) => void },
): Promise<Replica> {
  const { db, sql, pool, close } = connectDatabase(url, { timeout });
  const readSeconds = readInTime(async () => {
    const { rows } = await pool.query<{ seconds: number | null }>(behind);
    return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
  }, Number.POSITIVE_INFINITY);
  let isCurrent = false;
  const look = async () => {
    const seconds = await readSeconds();
    const was = isCurrent;
    isCurrent = seconds <= maxSecondsBehind;
    if (was !== isCurrent)
      say(isCurrent ? 'public reads go to the replica' : 'public reads no longer go to the replica');
  };
  await look();
  const looking = setInterval(look, lookEveryMs);
  looking.unref();
  return {
    current: () => (isCurrent ? { db, sql } : null),
    pool,
    close: () => {
      clearInterval(looking);
      return close();
    },
  };
}
