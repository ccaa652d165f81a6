import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { testApp, testDatabase } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

/**
 * Among thousands of job offers, a page of any list reads few more rows than it shows, even if most offers are closed and the
 * matching ones are the oldest.
 */

const pageSize = 20;
const offers = 6_000;
const viewers: Record<string, Viewer> = {};
const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
let pool: pg.Pool;

beforeAll(async () => {
  const { db } = app.services;
  const employers = [await makeEmployer(db), await makeEmployer(db), await makeEmployer(db)];
  viewers.employer = { kind: 'employer', id: employers[0]?.id ?? 0, sessionId: 1 };
  viewers.admin = { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 };
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query(`
    INSERT INTO country (name, currency_symbol, currency_code, currency_name) VALUES ('Somewhere', '$', 'SGD', 'dollar');
    INSERT INTO city (name, slug, country_id, recommended_prices)
      SELECT 'City ' || n, 'city-' || n, 1, '{10}' FROM generate_series(1, 3) n;
    INSERT INTO job (name, plural, slug) SELECT 'Job ' || n, 'Jobs ' || n, 'job-' || n FROM generate_series(1, 3) n;
    INSERT INTO job_offer (job_id, city_id, employer_id, max_rate, description, slug, state, published_at, expires_at, created_at)
      SELECT CASE WHEN old THEN 1 + n % 2 ELSE 3 END,
        CASE WHEN old THEN 1 + n / 2 % 2 ELSE 3 END,
        CASE WHEN old THEN 1 + n / 4 % 2 ELSE 3 END,
        10, 'Evenings', 'offer-' || n, CASE WHEN n % 9 = 0 THEN 'ACTIVE' WHEN n % 150 = 1 THEN 'EXPIRED' ELSE 'FILLED' END::"JobOfferState", now(), now() + interval '30 days', now() - n * interval '1 minute'
      FROM (SELECT n, n > ${offers / 2} AS old FROM generate_series(1, ${offers}) n) numbered;
    ANALYZE;`);
  await app.services.reference.refresh();
});
afterAll(async () => {
  await pool.end();
});

/** The statements about offers that an operation sends, and its page. */
async function listed(viewer: Viewer, query: string, after: string | null) {
  const { result, statements } = await statementsWhile(() => askAs(app, viewer, query, { after }));
  const { data, errors } = result;
  expect(errors).toBeUndefined();
  const [list] = Object.values(data ?? {});
  if (!isList(list)) throw new Error('There is no list.');
  return {
    statements: statements.filter(({ text }) => text.includes('"job_offer"')),
    shown: list.edges.length,
    cursor: list.pageInfo.endCursor,
  };
}

const isList = (value: unknown): value is { edges: unknown[]; pageInfo: { endCursor: string } } =>
  typeof value === 'object' && value !== null && 'edges' in value;

const filters = ['', 'cityId: 1', 'jobId: 1, cityId: 1', 'employerId: 1'];
const lists: [list: string, viewer: string][] = [
  ...filters.map((filter): [string, string] => [`jobOffers(filter: { ${filter} }, ARGS)`, 'employer']),
  ...['', 'active: false'].flatMap((active) =>
    filters.map((filter): [string, string] => [`adminJobOffers(filter: { ${active} ${filter} }, ARGS)`, 'admin']),
  ),
  ['adminJobOffers(filter: { state: EXPIRED }, ARGS)', 'admin'],
  ['myJobOffers(ARGS)', 'employer'],
];

it.each(lists)('%s', async (list, viewer) => {
  for (const reverse of [false, true]) {
    const field = list.replace('ARGS', `first: ${pageSize}, after: $after, reverse: ${reverse}`);
    const query = `query ($after: String) { ${field} { edges { node { id } } pageInfo { endCursor } } }`;
    let after: string | null = null;
    for (let page = 1; page <= 2; page += 1) {
      const { statements, shown, cursor } = await listed(viewers[viewer] ?? { kind: 'anonymous' }, query, after);
      expect(statements).toHaveLength(1);
      if (page === 1) expect(shown).toBeGreaterThan(0);
      for (const statement of statements) {
        expect(await rowsRead(pool, 'job_offer', statement)).toBeLessThan(20 * pageSize);
      }
      after = cursor;
    }
  }
});
