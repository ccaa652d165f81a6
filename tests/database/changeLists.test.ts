import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeAdmin } from '../support/factories.ts';
import { testApp, testDatabase } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

/** Among thousands of records, a page of what changed since a time reads few more rows than it shows. */

const pageSize = 20;
const records = 5_000;
const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
let pool: pg.Pool;
let admin: Viewer;

beforeAll(async () => {
  admin = { kind: 'admin', id: (await makeAdmin(app.services.db)).id, sessionId: 1 };
  app.clock.now = new Date();
  pool = new pg.Pool({ connectionString: database.url });
  await pool.query(`
    INSERT INTO country (name, currency_symbol, currency_code, currency_name) VALUES ('Somewhere', '$', 'SGD', 'dollar');
    INSERT INTO city (name, slug, country_id, recommended_prices) VALUES ('City', 'city', 1, '{10}');
    INSERT INTO job (name, plural, slug) VALUES ('Job', 'Jobs', 'job');
    INSERT INTO "user" (role, name, email, job_id, city_id, active, updated_at)
      SELECT CASE WHEN n % 2 = 0 THEN 'ROLE_CANDIDATE' ELSE 'ROLE_EMPLOYER' END::"Role", 'Person ' || n, n || '@example.test', 1, 1,
        n % 2 = 0 AND n % 4 = 0, now() - n * interval '1 minute'
      FROM generate_series(2, ${records}) n;
    INSERT INTO job_offer (job_id, city_id, employer_id, max_rate, description, slug, state, published_at, expires_at, updated_at)
      SELECT 1, 1, (SELECT min(id) FROM "user" WHERE role = 'ROLE_EMPLOYER'), 10, 'Evenings', 'offer-' || n,
        CASE WHEN n % 5 = 0 THEN 'ACTIVE' ELSE 'FILLED' END::"JobOfferState", now(), now() + interval '30 days', now() - n * interval '1 minute'
      FROM generate_series(1, ${records}) n;
    INSERT INTO chat (kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash)
      SELECT 'CONTACT', employer, job_seeker, 'e', 'j' FROM (SELECT min(id) FILTER (WHERE role = 'ROLE_EMPLOYER') AS employer,
        min(id) FILTER (WHERE role = 'ROLE_CANDIDATE') AS job_seeker FROM "user") people;
    INSERT INTO contact_request (employer_id, job_seeker_id, chat_id, name, email, activated_at, updated_at)
      SELECT chat.employer_id, chat.job_seeker_id, chat.id, 'Erin', 'e@example.test', now(), now() - n * interval '1 minute'
      FROM chat, generate_series(1, ${records}) n;
    ANALYZE;`);
  await app.services.reference.refresh();
});
afterAll(async () => {
  await pool.end();
});

const isList = (value: unknown): value is { edges: unknown[]; pageInfo: { endCursor: string } } =>
  typeof value === 'object' && value !== null && 'edges' in value;

it.each([
  ['jobOffers', 'job_offer'],
  ['adminJobOffers', 'job_offer'],
  ['contactRequests', 'contact_request'],
  ['employers', 'user'],
  ['adminJobSeekers', 'user'],
])('%s', async (list, table) => {
  const query = `query ($after: String, $since: DateTime) {
    ${list}(first: ${pageSize}, after: $after, updatedSince: $since) { edges { node { id } } pageInfo { endCursor } } }`;
  const since = new Date(Date.now() - (records - 1_000) * 60_000);
  let after: string | null = null;
  for (let page = 1; page <= 2; page += 1) {
    const variables: Record<string, unknown> = { after, since: since.toISOString() };
    const { result, statements } = await statementsWhile(() => askAs(app, admin, query, variables));
    expect(result.errors).toBeUndefined();
    const [found] = Object.values(result.data ?? {});
    if (!isList(found)) throw new Error('There is no list.');
    expect(found.edges).toHaveLength(pageSize);
    after = found.pageInfo.endCursor;
    const about = statements.filter(({ text }) => text.includes(`"${table}"`));
    expect(about.length).toBeGreaterThan(0);
    for (const statement of about) expect(await rowsRead(pool, table, statement)).toBeLessThan(10 * pageSize);
  }
});
