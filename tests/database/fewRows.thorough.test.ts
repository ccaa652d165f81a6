import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../server/domain/core/viewer/viewer.ts';
import { makeAdmin, makeEmployer } from '../support/factories.ts';
import { testApp, testDatabase, testPool } from '../support/fixtures.ts';
import { askAs } from '../support/graph.ts';
import { rowsRead, statementsWhile } from '../support/plans.ts';

const pageSize = 20;
const records = 6_000;
const database = testDatabase();
const app = testApp(() => ({ databaseUrl: database.url }));
const pool = testPool(() => database.url);
const viewers: Record<'admin' | 'employer', Viewer> = { admin: { kind: 'anonymous' }, employer: { kind: 'anonymous' } };

beforeAll(async () => {
  const { db } = app.services;
  const employers = [await makeEmployer(db), await makeEmployer(db), await makeEmployer(db)];
  viewers.employer = { kind: 'employer', id: employers[0]?.id ?? 0, sessionId: 1 };
  viewers.admin = { kind: 'admin', id: (await makeAdmin(db)).id, sessionId: 1 };
  app.clock.now = new Date();
  await pool.query(`
    INSERT INTO country (name, currency_symbol, currency_code, currency_name) VALUES ('Somewhere', '$', 'SGD', 'dollar');
    INSERT INTO city (name, slug, country_id, recommended_prices)
      SELECT 'City ' || n, 'city-' || n, 1, '{10}' FROM generate_series(1, 3) n;
    INSERT INTO job (name, plural, slug) SELECT 'Job ' || n, 'Jobs ' || n, 'job-' || n FROM generate_series(1, 3) n;
    INSERT INTO job_offer (job_id, city_id, employer_id, max_rate, description, slug, state, published_at, expires_at, created_at,
        updated_at)
      SELECT CASE WHEN old THEN 1 + n % 2 ELSE 3 END,
        CASE WHEN old THEN 1 + n / 2 % 2 ELSE 3 END,
        CASE WHEN old THEN 1 + n / 4 % 2 ELSE 3 END,
        10, 'Evenings', 'offer-' || n,
        CASE WHEN n % 9 = 0 THEN 'ACTIVE' WHEN n % 150 = 1 THEN 'EXPIRED' ELSE 'FILLED' END::"JobOfferState",
        now(), now() + interval '30 days', now() - n * interval '1 minute', now() - n * interval '1 minute'
      FROM (SELECT n, n > ${records / 2} AS old FROM generate_series(1, ${records}) n) numbered;
    INSERT INTO "user" (role, name, email, job_id, city_id, active, updated_at)
      SELECT CASE WHEN n % 2 = 0 THEN 'ROLE_CANDIDATE' ELSE 'ROLE_EMPLOYER' END::"Role", 'Person ' || n, n || '@example.test', 1, 1,
        n % 4 = 0, now() - n * interval '1 minute'
      FROM generate_series(5, ${records}) n;
    INSERT INTO chat (kind, employer_id, job_seeker_id, employer_hash, job_seeker_hash)
      SELECT 'CONTACT', e, s.id, 'e' || e || '-' || s.id, 'j' || e || '-' || s.id FROM generate_series(1, 2) e,
        (SELECT id FROM "user" WHERE role = 'ROLE_CANDIDATE' ORDER BY id LIMIT 300) s;
    INSERT INTO contact_request (employer_id, job_seeker_id, chat_id, name, email, activated_at, updated_at)
      SELECT employer_id, job_seeker_id, id, 'Erin', 'e@example.test', now(), now() - (id * 10 + n) * interval '1 minute'
      FROM chat, generate_series(1, 10) n;
    ANALYZE;`);
  await app.services.reference.refresh();
}, 60_000);

type List = { edges: unknown[]; pageInfo: { endCursor: string } };
const listIn = (value: unknown): List => {
  if (typeof value !== 'object' || value === null) throw new Error('There is no list.');
  return 'edges' in value ? (value as List) : listIn(Object.values(value)[0]);
};

/** A page, and how many rows of the table each of its statements about it has read. */
async function listed(who: keyof typeof viewers, list: string, table: string, variables: Record<string, unknown> = {}) {
  const page = `first: ${pageSize}, after: $after) { edges { node { id } } pageInfo { endCursor } }`;
  const since = list.includes('$since') ? ', $since: DateTime' : '';
  const query = `query ($after: String${since}) { ${list.replace('PAGE)', page)} }`;
  const { result, statements } = await statementsWhile(() => askAs(app, viewers[who], query, variables));
  expect(result.errors).toBeUndefined();
  const { edges, pageInfo } = listIn(result.data);
  const read: number[] = [];
  for (const statement of statements.filter(({ text }) => text.includes(`"${table}"`)))
    read.push(await rowsRead(pool, table, statement));
  return { shown: edges.length, after: pageInfo.endCursor, read };
}

describe('a list of job offers', () => {
  const filters = ['', 'cityId: 1', 'jobId: 1, cityId: 1', 'employerId: 1'];
  const lists: [list: string, who: keyof typeof viewers][] = [
    ...filters.map((filter): [string, 'employer'] => [`jobOffers(filter: { ${filter} }, PAGE)`, 'employer']),
    ...['', 'active: false'].flatMap((active) =>
      filters.map((filter): [string, 'admin'] => [`adminJobOffers(filter: { ${active} ${filter} }, PAGE)`, 'admin']),
    ),
    ['adminJobOffers(filter: { state: EXPIRED }, PAGE)', 'admin'],
    ['myJobOffers(PAGE)', 'employer'],
  ];

  it.each(lists)('%s', async (list, who) => {
    for (const reverse of [false, true]) {
      const ordered = list.replace('PAGE', `reverse: ${reverse}, PAGE`);
      const first = await listed(who, ordered, 'job_offer');
      expect(first.shown).toBeGreaterThan(0);
      const second = await listed(who, ordered, 'job_offer', { after: first.after });
      for (const { read } of [first, second]) {
        expect(read).toHaveLength(1);
        expect(read[0]).toBeLessThan(20 * pageSize);
      }
    }
  });
});

describe('what changed since a time', () => {
  it.each([
    ['jobOffers', 'job_offer'],
    ['adminJobOffers', 'job_offer'],
    ['contactRequests', 'contact_request'],
    ['employers', 'user'],
    ['adminJobSeekers', 'user'],
  ])('%s', async (list, table) => {
    const since = new Date(Date.now() - (records - 1_000) * 60_000).toISOString();
    let after: string | null = null;
    for (let page = 1; page <= 2; page += 1) {
      const { shown, read, ...rest } = await listed('admin', `${list}(updatedSince: $since, PAGE)`, table, {
        since,
        after,
      });
      expect(shown).toBe(pageSize);
      expect(read.length).toBeGreaterThan(0);
      expect(Math.max(...read)).toBeLessThan(10 * pageSize);
      after = rest.after;
    }
  });
});
