import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../server/database/connect.ts';
import { prepareDatabase } from '../../server/database/prepare.ts';
import { runSql } from '../support/contents.ts';
import { makeEmployer, makeReference } from '../support/factories.ts';
import { fixture } from '../support/fixtures.ts';

/** A database whose administrator has set whatever changes the meaning of statements, and with another language. tests/processes/faults/foreignDatabase.test.ts runs the product in one. */

const settings = {
  timezone: `'Asia/Tokyo'`,
  datestyle: `'German, DMY'`,
  intervalstyle: `'sql_standard'`,
  bytea_output: `'escape'`,
  extra_float_digits: '-15',
  standard_conforming_strings: 'off',
  array_nulls: 'off',
  transform_null_equals: 'on',
  client_encoding: `'LATIN1'`,
  search_path: `'elsewhere'`,
  default_transaction_isolation: `'serializable'`,
  default_transaction_deferrable: 'on',
  statement_timeout: '1',
  lock_timeout: '1',
  idle_in_transaction_session_timeout: '1',
  idle_session_timeout: '1',
};

const name = `test_${randomBytes(8).toString('hex')}`;
const server = inject('databaseServer').url;
const address = new URL(server);
address.pathname = `/${name}`;
const url = address.href;

/** What is stored, as any other program sees it. */
const outside = new pg.Client({
  connectionString: url,
  options: '-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=0 -c idle_session_timeout=0 -c search_path=public',
});
const zone = process.env.TZ;

async function onServer(...statements: string[]): Promise<void> {
  for (const statement of statements) await runSql(server, statement);
}

beforeAll(async () => {
  // The zone of the process is another one too.
  process.env.TZ = 'America/New_York';
  await onServer(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING UTF8 LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR'`,
    ...Object.entries(settings).map(([setting, value]) => `ALTER DATABASE ${name} SET ${setting} = ${value}`),
  );
  await prepareDatabase({ databaseUrl: url, dataDir: '/nonexistent' });
  await outside.connect();
});
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  await outside.end();
  await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
});

describe('with a database that has other settings', () => {
  const database = fixture(
    () => connectDatabase(url),
    (open) => open.close(),
  );

  it('times and days are the same for Prisma, for hand-tuned SQL and for the driver', async () => {
    const { db, sql } = database;
    const at = new Date('2026-03-08T02:30:15.123Z');
    const day = new Date('2026-03-08T00:00:00Z');
    const { cityId, jobId } = await makeReference(db);
    const { id: employerId } = await makeEmployer(db, { lastSeenAt: at });
    const offer = await db.jobOffer.create({
      data: {
        employerId,
        ...{ cityId, jobId, maxRate: 12, description: 'Evenings, “Ñandú” \\ İı', slug: 'evenings', startsOn: day },
      },
    });
    const read = async () => ({
      prisma: await db.jobOffer.findUniqueOrThrow({ where: { id: offer.id }, select: { startsOn: true } }),
      kysely: await sql
        .selectFrom('job_offer')
        .select('starts_on as startsOn')
        .where('id', '=', offer.id)
        .where('starts_on', '=', day)
        .executeTakeFirst(),
      driver: (await outside.query('SELECT starts_on::text AS "startsOn" FROM job_offer')).rows[0],
    });
    const same = { prisma: { startsOn: day }, kysely: { startsOn: day }, driver: { startsOn: '2026-03-08' } };
    expect(await read()).toEqual(same);
    await sql.updateTable('job_offer').set({ starts_on: day }).execute();
    expect(await read()).toEqual(same);
    const person = await sql
      .selectFrom('user')
      .select('last_seen_at')
      .where('id', '=', employerId)
      .where('last_seen_at', '=', at)
      .executeTakeFirst();
    expect(person?.last_seen_at).toEqual(at);
    const { rows } = await outside.query<{ at: string; description: string }>(
      `SELECT (extract(epoch FROM last_seen_at) * 1000)::bigint::text AS at, job_offer.description FROM "user", job_offer WHERE "user".id = $1`,
      [employerId],
    );
    expect(rows).toEqual([{ at: String(at.getTime()), description: offer.description }]);
  });

  it('every connection has the settings of the product', async () => {
    const { rows } = await database.db.$transaction(async (tx) => ({
      rows: await tx.$queryRaw<{ name: string; setting: string }[]>`
        SELECT lower(name) AS name, setting FROM pg_settings WHERE source = 'database' AND name NOT LIKE 'lc_messages'`,
    }));
    expect(rows).toEqual([]);
  });
});
