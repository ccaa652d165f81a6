import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { addJobSeekers } from '../prisma/demo/bulk.ts';
import { seedDemo } from '../prisma/demo/demo.ts';
import { runBackfills, unfinishedBackfills } from '../server/database/backfill/run.sql.ts';
import { connectDatabase, type Database } from '../server/database/connect.ts';
import { prepareDatabase } from '../server/database/prepare.ts';
import { diskMedia } from '../server/media/disk.ts';

/** The data of all small runs. */
export const smallData = join(import.meta.dirname, '../var/bench-small');

export type MeasuredDatabase = Database & { url: string };

/**
 * The demo and so many job seekers in the embedded PostgreSQL of `dataDir`, kept from one run to the next. `fresh` deletes
 * what is there first. `close` closes the connections and stops the database.
 */
export async function openMeasuredDatabase(
  { dataDir, jobSeekers, fresh }: { dataDir: string; jobSeekers: number; fresh: boolean },
  say: (line: string) => void,
): Promise<MeasuredDatabase> {
  if (fresh && existsSync(dataDir)) await rm(dataDir, { recursive: true });
  const prepared = await prepareDatabase({ databaseUrl: undefined, dataDir }, say);
  const database = connectDatabase(prepared.url, { poolSize: 2 });
  const close = async () => {
    await database.close();
    await prepared.stop();
  };
  try {
    const { pool } = database;
    const now = new Date();
    await seedDemo({ pool, media: diskMedia(join(dataDir, 'media')), now });
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int FROM "user" WHERE role = 'ROLE_CANDIDATE'`,
    );
    const missing = jobSeekers - (rows[0]?.count ?? 0);
    if (missing > 0) {
      say(`Adding ${missing} job seekers …`);
      await addJobSeekers({ pool, now, count: missing });
    }
    // Otherwise backfills, autovacuum and a checkpoint could run during the measurement.
    const backfilling = { sql: database.sql, log: pino({ level: 'silent' }) };
    while ((await unfinishedBackfills(database.sql)).length > 0) await runBackfills(backfilling, { isAlone: true });
    await pool.query('VACUUM (ANALYZE) "user"');
    await pool.query('CHECKPOINT');
    return { ...database, url: prepared.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
