import type { ClientBase, Pool } from 'pg';
import { continueSequence, insertRows } from './insert.ts';
import { createJobSeeker, type JobSeeker, signUpTime } from './jobSeeker.ts';
import { createRandom, type Random } from './random.ts';
import type { Reference } from './reference.ts';
import type { UserRow } from './rows.ts';
import { type SearchColumns, writeSearchColumns } from './searchColumns.ts';
import { createDecks, slugOf } from './text.ts';
import { jobs } from './words/jobs.ts';
import { countriesWithCities } from './words/places.ts';

const batchSize = 2_000;
export interface BulkOptions {
  pool: Pool;
  now: Date;
  count: number;
  /** From this many on it is quicker to build the indexes anew than to keep them while inserting. */
  rebuildIndexesFrom?: number;
  /** Steps: `job seekers`, then `indexes`. */
  progress?: (step: string, done: number, total: number) => void;
}

/**
 * Adds job seekers for measuring: written by the same hand as the demo's, with the pictures that are there already, and
 * without logins. The table is locked until all of them are in. Throws when none of the demo's cities or jobs is there.
 */
export async function addJobSeekers(options: BulkOptions): Promise<void> {
  const { pool, now, count, rebuildIndexesFrom = 20_000, progress = () => undefined } = options;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE "user" IN ACCESS EXCLUSIVE MODE');
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    const indexes = count >= rebuildIndexesFrom ? await dropIndexes(client, '"user"') : [];
    const search = await writeSearchColumns(client);
    const writeRow = await createWriter(client, now);
    const write = (rows: number): (UserRow & SearchColumns)[] =>
      Array.from({ length: Math.max(0, rows) }, writeRow).map((row) => ({ ...row, ...search.columnsOf(row) }));
    let batch = write(Math.min(batchSize, count));
    for (let done = 0; done < count; ) {
      const inserted = insertRows(client, 'user', batch);
      const { length } = batch;
      // The next ones are written while the database takes these.
      batch = write(Math.min(batchSize, count - done - length));
      await inserted;
      done += length;
      progress('job seekers', done, count);
    }
    await continueSequence(client, 'user');
    await search.finish();
    for (const [at, definition] of indexes.entries()) {
      await client.query(definition);
      progress('indexes', at + 1, indexes.length);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE "user"');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Drops the indexes of a table but its unique ones, and gives what makes them again. */
export async function dropIndexes(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = $1::regclass AND NOT indisunique ORDER BY indexrelid`,
    [table],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Gives a function that writes the next row. */
async function createWriter(client: ClientBase, now: Date): Promise<() => UserRow> {
  const reference = await readReference(client);
  const photoOf = await readPhotos(client);
  const { rows } = await client.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM "user"');
  let id = rows[0]?.last ?? 0;
  const random = createRandom(`job seekers after ${id}`);
  const decks = createDecks(random.fork('decks'));

  return () => {
    id += 1;
    const seeker = createJobSeeker(random, decks, reference, {
      createdAt: signUpTime(random, now),
      now,
      emailOf: (name) => `${slugOf(name).replaceAll('-', '.')}.${id}@example.com`,
    });
    return {
      ...seeker.row,
      id,
      active: random.chance(0.92),
      updated: random.chance(0.97),
      photo_uri: photoOf(random, seeker),
    };
  };
}

/** The demo's words for the cities and jobs that this database has. */
async function readReference(client: ClientBase): Promise<Reference> {
  const ids = async (table: string) => {
    const { rows } = await client.query<{ id: number; name: string }>(`SELECT id, name FROM ${table}`);
    return new Map(rows.map(({ id, name }) => [name, id]));
  };
  const cityRows = await client.query<{ id: number; slug: string; country_id: number; recommended_prices: number[] }>(
    'SELECT id, slug, country_id, recommended_prices FROM city WHERE cardinality(recommended_prices) > 0',
  );
  const jobRows = await client.query<{ id: number; slug: string }>('SELECT id, slug FROM job');
  const cities = new Map(cityRows.rows.map((row) => [row.slug, row]));
  const jobIds = new Map(jobRows.rows.map((row) => [row.slug, row.id]));
  const reference: Reference = {
    places: countriesWithCities.flatMap((country) =>
      country.cities.flatMap((city) => {
        const row = cities.get(city.slug);
        return row
          ? [{ city, country, cityId: row.id, countryId: row.country_id, prices: row.recommended_prices }]
          : [];
      }),
    ),
    jobs: jobs.flatMap((job) => {
      const id = jobIds.get(job.slug);
      return id === undefined ? [] : [{ ...job, id }];
    }),
    countryIds: await ids('country'),
    languageIds: await ids('language'),
    sexIds: await ids('sex'),
    experienceIds: await ids('experience'),
  };
  if (reference.places.length === 0 || reference.jobs.length === 0) {
    throw new Error("This database has none of the demo's cities and jobs. Seed the demo data first.");
  }
  return reference;
}

/** A picture for the same sex and job; sometimes none. */
async function readPhotos(client: ClientBase): Promise<(random: Random, seeker: JobSeeker) => string | null> {
  const { rows } = await client.query<{ job_id: number; sex_id: number; uris: string[] }>(
    `SELECT job_id, sex_id, array_agg(photo_uri ORDER BY id) AS uris FROM "user"
     WHERE role = 'ROLE_CANDIDATE' AND photo_uri IS NOT NULL GROUP BY job_id, sex_id`,
  );
  const pools = new Map(rows.map(({ job_id, sex_id, uris }) => [`${job_id}/${sex_id}`, uris]));
  return (random, { row }) => {
    const uris = pools.get(`${row.job_id}/${row.sex_id}`);
    return uris && random.chance(0.95) ? random.pick(uris) : null;
  };
}
