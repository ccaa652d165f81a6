import pg from 'pg';
import { expect, it } from 'vitest';
import { sendDueOfferAlerts } from '../../server/domain/discovery/offerAlert/offerAlert.ts';
import { sendDueSearchAlerts } from '../../server/domain/discovery/savedSearch/send.ts';
import { startTestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

/** Among thousands of alerts, finding the few that are due reads few rows. */

it.each([
  ['offer_alert', 'user_id', 'ROLE_CANDIDATE', sendDueOfferAlerts],
  ['saved_search', 'employer_id', 'ROLE_EMPLOYER', sendDueSearchAlerts],
] as const)('due alerts of %s are found by an index', async (table, owner, role, send) => {
  const database = await createTestDatabase();
  const app = await startTestApp({ databaseUrl: database.url });
  const pool = new pg.Pool({ connectionString: database.url });
  await pool.query(`
    INSERT INTO "user" (role, name) SELECT '${role}', 'Maria' FROM generate_series(1, 10000);
    INSERT INTO ${table} (${owner}, frequency, due_at, covered_until)
      SELECT id, 'DAILY', '2026-06-02T08:00:00Z'::timestamptz + id * interval '1 minute', '2026-06-01' FROM "user" WHERE name = 'Maria';
    ANALYZE;`);
  const { rows } = await pool.query<{ due: Date }>(
    `SELECT due_at AS due FROM ${table} ORDER BY due_at LIMIT 1 OFFSET 9`,
  );
  app.clock.now = rows[0]?.due ?? app.clock.now;

  const { statements } = await statementsWhile(() => send(app.services));
  const statement = statements.find(({ text }) => text.includes('skip locked'));
  if (!statement) throw new Error('There is no such statement.');
  // The ten have moved on; before that the statement read only them.
  expect((await pool.query(statement.text, statement.values)).rows).toEqual([]);
  await pool.query(`UPDATE ${table} SET due_at = $1 WHERE id <= 10`, [app.clock.now]);
  expect(await rowsRead(pool, table, statement)).toBeLessThan(100);
  await pool.end();
  await app.stop();
  await database.drop();
});
