import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '../../server/database/prepare.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { makeChatFixtures, say } from '../support/chatFixtures.ts';
import { fixture, testApp } from '../support/fixtures.ts';

/** A database whose administrator has set whatever changes the meaning of statements, and with another language. */

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
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
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

const app = testApp({ databaseUrl: url });
const fixtures = fixture(() => makeChatFixtures(app));

/** Stored times in milliseconds since 1970, whatever the zone is. */
async function storedTimes(table: string, column: string, where = 'true'): Promise<number[]> {
  const { rows } = await outside.query<{ at: string }>(
    `SELECT (extract(epoch FROM ${column}) * 1000)::bigint::text AS at FROM ${table} WHERE ${where} ORDER BY 1`,
  );
  return rows.map(({ at }) => Number(at));
}

describe('with a database that has other settings', () => {
  it('a message is read with the time at which it was sent', async () => {
    const sentAt = new Date('2026-06-01T23:27:00Z');
    app.clock.now = sentAt;
    const id = await say(fixtures.employer, fixtures.chatId, 'Does “Ñandú” start at 9? \\ İı');
    expect(await storedTimes('message', 'created_at', `id = ${id}`)).toEqual([sentAt.getTime()]);
    const { data } = await fixtures.jobSeeker.graphql(
      `query ($id: ID!) { node(id: $id) { ... on Chat { messages(last: 1) { edges { node { text createdAt } } } } } }`,
      { id: encodeGlobalId('Chat', fixtures.chatId) },
    );
    const edge = { node: { text: 'Does “Ñandú” start at 9? \\ İı', createdAt: sentAt.toISOString() } };
    expect(data).toEqual({ node: { messages: { edges: [edge] } } });
  });

  it('times and days are the same for Prisma, for hand-tuned SQL and for the driver', async () => {
    const { db, sql } = app.services;
    const at = new Date('2026-03-08T02:30:15.123Z');
    const day = new Date('2026-03-08T00:00:00Z');
    const byPrisma = await db.jobOffer.findFirst();
    expect(byPrisma).toBeNull();
    const { id: employerId } = await db.user.update({
      where: { id: fixtures.employerId },
      data: { lastSeenAt: at },
    });
    const { cityId, jobId } = await db.user.findFirstOrThrow({ where: { role: 'ROLE_CANDIDATE' } });
    const offer = await db.jobOffer.create({
      data: {
        employerId,
        cityId: cityId ?? 0,
        jobId: jobId ?? 0,
        maxRate: 12,
        description: 'Evenings',
        slug: 'evenings',
        startsOn: day,
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
    expect(await storedTimes('"user"', 'last_seen_at', `id = ${employerId}`)).toEqual([at.getTime()]);
  });

  it('a session and a subscription end when they should', async () => {
    const sessions = await app.services.db.session.findMany({ orderBy: { expiresAt: 'asc' } });
    expect(await storedTimes('session', 'expires_at')).toEqual(sessions.map(({ expiresAt }) => expiresAt.getTime()));
    for (const at of await storedTimes('session', 'created_at'))
      expect(Math.abs(Date.now() - at)).toBeLessThan(600_000);
    const isActive = async () =>
      (await fixtures.employer.graphql(`{ viewer { subscriptions(first: 1) { edges { node { isActive } } } } }`)).data;
    const answer = (active: boolean) => ({ viewer: { subscriptions: { edges: [{ node: { isActive: active } }] } } });
    const [end = 0] = await storedTimes('subscription', 'current_period_end');
    app.clock.now = new Date(end - 1000);
    expect(await isActive()).toEqual(answer(true));
    app.clock.now = new Date(end + 8 * 86_400_000);
    expect(await isActive()).toEqual(answer(false));
    app.clock.now = new Date('2026-06-02T12:00:00Z');
  });

  it('every connection has the settings of the product', async () => {
    const { rows } = await app.services.db.$transaction(async (tx) => ({
      rows: await tx.$queryRaw<{ name: string; setting: string }[]>`
        SELECT lower(name) AS name, setting FROM pg_settings WHERE source = 'database' AND name NOT LIKE 'lc_messages'`,
    }));
    expect(rows).toEqual([]);
  });
});
