import pg from 'pg';
import { expect, it } from 'vitest';
import { remindOfExpiry } from '../../server/domain/offers/life/expiryMail.ts';
import { expireJobOffers } from '../../server/domain/offers/life/life.ts';
import { startTestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { makeEmployer, makeReference } from '../support/factories.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

/** Among thousands of job offers, finding the few that expire, or whose employer is reminded, reads few rows. */

const due = 10;

it.each([
  ['expire', '-1 hour', { state: 'EXPIRED' }, expireJobOffers],
  ['are to be reminded of', '1 day', { remindedOf: { not: null } }, remindOfExpiry],
] as const)('job offers that %s are found by an index', async (_what, end, done, run) => {
  const database = await createTestDatabase();
  const app = await startTestApp({ databaseUrl: database.url });
  const { db } = app.services;
  const pool = new pg.Pool({ connectionString: database.url });
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

  await pool.end();
  await app.stop();
  await database.drop();
});
