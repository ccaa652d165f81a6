import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { sendDueOfferAlerts } from '../../server/domain/offerAlert/send.ts';
import { startTestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';

/** Among thousands of alerts, finding the few that are due reads few rows. */

type Plan = { 'Relation Name'?: string; 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };
type Statement = { text: string; values: unknown[] };

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value;

const rowsOf = (plan: Plan): number =>
  (plan['Relation Name'] === 'offer_alert' ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0) +
  (plan.Plans ?? []).reduce((sum, next) => sum + rowsOf(next), 0);

it('due alerts are found by an index', async () => {
  const database = await createTestDatabase();
  const app = await startTestApp({ databaseUrl: database.url });
  const pool = new pg.Pool({ connectionString: database.url });
  await pool.query(`
    INSERT INTO "user" (role, name) SELECT 'ROLE_CANDIDATE', 'Maria' FROM generate_series(1, 10000);
    INSERT INTO offer_alert (user_id, frequency, due_at, covered_until)
      SELECT id, 'DAILY', '2026-06-02T08:00:00Z'::timestamptz + id * interval '1 minute', '2026-06-01' FROM "user" WHERE name = 'Maria';
    ANALYZE;`);
  const { rows } = await pool.query<{ due: Date }>(
    'SELECT due_at AS due FROM offer_alert ORDER BY due_at LIMIT 1 OFFSET 9',
  );
  app.clock.now = rows[0]?.due ?? app.clock.now;

  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await sendDueOfferAlerts(app.services);
  const statement = sent.mock.calls
    .map(([config]: unknown[]) => config)
    .filter(isStatement)
    .find(({ text }) => text.includes('skip locked'));
  sent.mockRestore();
  if (!statement) throw new Error('There is no such statement.');
  // The ten have moved on; before that the statement read only them.
  expect((await pool.query(statement.text, statement.values)).rows).toEqual([]);
  await pool.query(`UPDATE offer_alert SET due_at = $1 WHERE id <= 10`, [app.clock.now]);
  const plan = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`, statement.values);
  expect(rowsOf(plan.rows[0]['QUERY PLAN'][0].Plan)).toBeLessThan(100);
  await pool.end();
  await app.stop();
  await database.drop();
});
