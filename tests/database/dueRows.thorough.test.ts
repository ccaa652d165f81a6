import pg from 'pg';
import { expect, it } from 'vitest';
import { sendDueOfferAlerts } from '../../server/domain/discovery/offerAlert/offerAlert.ts';
import { sendDueSearchAlerts } from '../../server/domain/discovery/savedSearch/savedSearch.mail.ts';
import { remindOfExpiry } from '../../server/domain/offers/life/life.mail.ts';
import { expireJobOffers } from '../../server/domain/offers/life/life.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeEmployer, makeReference } from '../support/factories.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

const due = 10;

async function inDatabase(run: (app: TestApp, pool: pg.Pool) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  const app = await startTestApp({ databaseUrl: database.url });
  const pool = new pg.Pool({ connectionString: database.url });
  await run(app, pool);
  await pool.end();
  await app.stop();
  await database.drop();
}

it.each([
  ['offer_alert', 'user_id', 'ROLE_CANDIDATE', sendDueOfferAlerts],
  ['saved_search', 'employer_id', 'ROLE_EMPLOYER', sendDueSearchAlerts],
] as const)('alerts of %s are found by an index', (table, owner, role, send) =>
  inDatabase(async (app, pool) => {
    await pool.query(`
      INSERT INTO "user" (role, name) SELECT '${role}', 'Maria' FROM generate_series(1, 10000);
      INSERT INTO ${table} (${owner}, frequency, due_at, covered_until)
        SELECT id, 'DAILY', '2026-06-02T08:00:00Z'::timestamptz + id * interval '1 minute', '2026-06-01' FROM "user" WHERE name = 'Maria';
      ANALYZE;`);
    const { rows } = await pool.query<{ due: Date }>(
      `SELECT due_at AS due FROM ${table} ORDER BY due_at LIMIT 1 OFFSET ${due - 1}`,
    );
    app.clock.now = rows[0]?.due ?? app.clock.now;

    const { statements } = await statementsWhile(() => send(app.services));
    const statement = statements.find(({ text }) => text.includes('skip locked'));
    if (!statement) throw new Error('There is no such statement.');
    // The ten have moved on; before that the statement read only them.
    expect((await pool.query(statement.text, statement.values)).rows).toEqual([]);
    await pool.query(`UPDATE ${table} SET due_at = $1 WHERE id <= ${due}`, [app.clock.now]);
    expect(await rowsRead(pool, table, statement)).toBeLessThan(100);
  }),
);

it.each([
  ['expire', '-1 hour', { state: 'EXPIRED' }, expireJobOffers],
  ['are to be reminded of', '1 day', { remindedOf: { not: null } }, remindOfExpiry],
] as const)('job offers that %s are found by an index', (_what, end, done, run) =>
  inDatabase(async (app, pool) => {
    const { db } = app.services;
    const { cityId, jobId } = await makeReference(db);
    const { id: employerId } = await makeEmployer(db);
    // A third is active, most of them for a long time. The others have ended long ago.
    await pool.query(
      `INSERT INTO job_offer (job_id, city_id, employer_id, max_rate, description, slug, state, published_at, expires_at)
       SELECT $1, $2, $3, 10, 'Evenings', 'offer-' || n, CASE WHEN n % 3 = 0 THEN 'ACTIVE' ELSE 'FILLED' END::"JobOfferState",
         $4::timestamptz - interval '40 days',
         $4::timestamptz + CASE WHEN n % 3 > 0 THEN interval '-9 days' WHEN n <= $5 * 3 THEN $6::interval ELSE interval '9 days' END
       FROM generate_series(1, 9000) n`,
      [jobId, cityId, employerId, app.clock.now, due, end],
    );
    await pool.query('ANALYZE');

    const { statements } = await statementsWhile(() => run(app.services));
    expect(await db.jobOffer.count({ where: done })).toBe(due);
    const [finding, ...changes] = statements.filter(({ text }) => text.includes('"job_offer"'));
    if (!finding) throw new Error('There is no such statement.');
    await db.jobOffer.updateMany({ where: done, data: { state: 'ACTIVE', remindedOf: null } });
    expect(await rowsRead(pool, 'job_offer', finding)).toBe(due);
    for (const change of changes) expect(await rowsRead(pool, 'job_offer', change)).toBeLessThanOrEqual(2 * due);
  }),
);
