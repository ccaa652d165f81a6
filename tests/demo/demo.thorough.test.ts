import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJobSeekers } from '../../prisma/demo/bulk.ts';
import { type DemoSummary, demoPassword, seedDemo } from '../../prisma/demo/demo.ts';
import { emptyDatabase } from '../../prisma/demo/empty.ts';
import { isEmpty } from '../../prisma/demo/isEmpty.ts';
import { verifyPassword } from '../../server/domain/accounts/password/password.ts';
import { createTestDatabase } from '../support/database.ts';

const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 3 });
const files = new Map<string, { content: Uint8Array; contentType: string }>();
const media = {
  put: async (path: string, content: Uint8Array, contentType: string) => {
    files.set(path, { content, contentType });
  },
};
const now = new Date();
let summaries: (DemoSummary | undefined)[];

beforeAll(async () => {
  expect(await isEmpty(pool)).toBe(true);
  const options = { pool, media, now, sandbox: true };
  summaries = await Promise.all([seedDemo(options), seedDemo(options)]);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => {
  const { rows } = await pool.query(sql, values);
  return rows[0];
};

describe('seeding the demo', () => {
  it('happens once, also when two begin at the same time', async () => {
    expect(summaries.filter((summary) => summary !== undefined)).toHaveLength(1);
    expect(summaries.find((summary) => summary !== undefined)).toMatchObject({ jobSeekers: 600, employers: 150 });
    expect(await isEmpty(pool)).toBe(false);
    expect(await seedDemo({ pool, media, now })).toBeUndefined();
  });

  it('stores a small square picture for every photo and a clip for every video', async () => {
    const { rows } = await pool.query<{ uri: string }>(
      `SELECT photo_uri AS uri FROM "user" WHERE photo_uri IS NOT NULL
       UNION SELECT photo_uri FROM job_offer WHERE photo_uri IS NOT NULL
       UNION SELECT logo_uri FROM "user" WHERE logo_uri IS NOT NULL
       UNION SELECT video_uri FROM "user" WHERE video_uri IS NOT NULL
       UNION SELECT video_poster_uri FROM "user" WHERE video_uri IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThan(600);
    for (const { uri } of rows) {
      expect(uri).toMatch(/^\/media\/(photos|offers|logos|videos)\/[0-9a-f]{32}\.web[pm]$/);
      const file = files.get(uri.replace('/media/', ''));
      expect(file?.contentType).toBe(uri.endsWith('.webm') ? 'video/webm' : 'image/webp');
      expect(file?.content.length).toBeLessThan(uri.endsWith('.webm') ? 400_000 : 16_000);
    }
    const photo = [...files].find(([path]) => path.startsWith('photos/'))?.[1].content;
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
    const { count } = await one<{ count: number }>('SELECT count(*)::int AS count FROM upload');
    expect(count).toBe(files.size);
  });

  it('lets new and changed records wait for a review, and no others', async () => {
    const { rows } = await pool.query<{ kind: string; count: number }>(
      `SELECT CASE WHEN job_offer_id IS NOT NULL THEN 'offer' WHEN snapshot IS NULL THEN 'new' ELSE 'changed' END AS kind,
         count(*)::int FROM review GROUP BY kind`,
    );
    const { count } = await one<{ count: number }>(
      `SELECT count(*)::int AS count FROM "user" WHERE role = 'ROLE_CANDIDATE' AND updated AND NOT active`,
    );
    const counts = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    expect(counts).toEqual({ offer: 6, changed: 5, new: count });
  });

  it('encloses pictures and documents in chats, each by its sender, for its chat', async () => {
    const { rows } = await pool.query<{ uri: string; type: string; name: string | null; same: boolean }>(
      `SELECT coalesce(photo_uri, document_uri) AS uri, m.type::text, coalesce(document_name, u.name) AS name,
         u.user_id = m.user_id AND u.chat_id = m.chat_id AND u.kind::text = 'CHAT_' || m.type::text AS same
       FROM message m JOIN upload u ON u.id = upload_id_of(coalesce(photo_uri, document_uri))`,
    );
    const { count } = await one<{ count: number }>(`SELECT count(*)::int AS count FROM message WHERE type <> 'TEXT'`);
    expect([count, rows.length]).toEqual([rows.length, count]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['IMAGE', 'DOCUMENT']));
    for (const { uri, name, type, same } of rows) {
      expect(same).toBe(true);
      expect(name).toBe(type === 'DOCUMENT' ? 'Work permit.pdf' : null);
      expect(files.get(uri.replace('/media/', ''))?.content.length).toBeGreaterThan(500);
    }
    const unused = await one<{ count: number }>('SELECT count(*)::int AS count FROM upload WHERE attached_at IS NULL');
    expect(unused.count).toBe(0);
  });

  it('makes accounts that can sign in', async () => {
    const { rows } = await pool.query<{ login_email: string; password: string; account_id: string; id: number }>(
      `SELECT login_email, password, account_id, u.id FROM account JOIN "user" u ON u.id = user_id WHERE provider_id = 'credential'`,
    );
    expect(rows.map(({ login_email }) => login_email)).toEqual(
      expect.arrayContaining(['admin', 'employer', 'premium', 'jobseeker'].map((name) => `${name}@hourhand.test`)),
    );
    for (const { password, account_id, id } of rows) {
      expect(account_id).toBe(String(id));
      expect(await verifyPassword(password, demoPassword)).toBe(true);
    }
  });

  it('has the premium employer pay, in the books of the payment sandbox too', async () => {
    const { rows } = await pool.query(
      `SELECT s.recurring_mode AS mode, s.status, s.current_period_end > $1 AS runs, s.card_brand, s.card_last4,
         i.status AS paid, i.amount = s.amount AS same, i.currency, o.data->>'status' AS theirs, i.number = o.data->>'number' AS named,
         u.stripe_customer_id = o.data->>'customer' AS owned, s.stripe_subscription_id AS subscription
       FROM subscription s JOIN "user" u ON u.id = employer_id JOIN invoice i ON i.subscription_id = s.id
         JOIN payment_sandbox.object o ON o.kind = 'invoice' AND o.id = i.stripe_invoice_id
       WHERE login_email = 'premium@hourhand.test' ORDER BY i.id`,
      [now],
    );
    expect(rows).toHaveLength(3);
    const card = { card_brand: 'visa', card_last4: '4242' };
    const ours = { mode: 'MONTHLY', status: 'ACTIVE', runs: true, ...card, paid: 'PAID', currency: 'SGD' };
    for (const row of rows)
      expect(row).toMatchObject({ ...ours, theirs: 'paid', same: true, named: true, owned: true });
    const { data } = await one<{ data: Record<string, unknown> }>(
      `SELECT data FROM payment_sandbox.object WHERE kind = 'subscription' AND id = $1`,
      [rows[0]?.subscription],
    );
    expect(data).toMatchObject({ status: 'active', test_clock: null, cancel_at_period_end: false });
    const { count } = await one<{ count: number }>(
      'SELECT count(*)::int AS count FROM payment_sandbox.delivery WHERE delivered_at IS NULL',
    );
    expect(count).toBe(0);
  });
});

describe('adding job seekers for measuring', () => {
  const indexes = async () => {
    const { rows } = await pool.query(`SELECT indexdef FROM pg_indexes WHERE tablename = 'user' ORDER BY indexname`);
    return rows;
  };
  const people = () =>
    one<{ count: number; last: number }>('SELECT count(*)::int AS count, max(id) AS last FROM "user"');

  it('adds that many, who can be found, and makes every index anew', async () => {
    const before = await indexes();
    const { count, last } = await people();
    await addJobSeekers({ pool, now, count: 2_500, rebuildIndexesFrom: 1 });
    expect(await people()).toEqual({ count: count + 2_500, last: last + 2_500 });
    expect(await indexes()).toEqual(before);
    const { bad } = await one<{ bad: number }>(
      `SELECT count(*)::int AS bad FROM "user" u JOIN city c ON c.id = city_id
       WHERE u.id > $1 AND (length(description) < 500 OR length(title) > 60 OR NOT min_rate = ANY (recommended_prices)
         OR search_text NOT LIKE '%' || login_email || '%')`,
      [last],
    );
    expect(bad).toBe(0);
  });

  it('writes what is searched as the triggers do', async () => {
    const texts = `concat_ws(' ', title, job_areas, description)`;
    const differing = await one<{ count: number }>(
      `SELECT count(*)::int AS count FROM "user" WHERE role = 'ROLE_CANDIDATE' AND (
         search_head <> search_name(name) || E'\\n' || search_words(concat_ws(' ', email, company, title, job_areas, whats_app))
         OR search_text <> search_head || search_words(description)
         OR ARRAY(SELECT word FROM search_word WHERE id = ANY (search_words) ORDER BY word)
           <> ARRAY(SELECT unnest(search_words_of(name, ${texts})) ORDER BY 1))`,
    );
    expect(differing.count).toBe(0);
    const miscounted = await one<{ count: number }>(
      `SELECT count(*)::int AS count FROM search_word LEFT JOIN (
         SELECT unnest(search_words) AS id, count(*) AS people FROM "user" GROUP BY 1
       ) used USING (id) WHERE uses <> least(coalesce(people, 0), 20)`,
    );
    expect(miscounted.count).toBe(0);
  });
});

describe('emptying the database', () => {
  it('removes everything but the secrets, so that it can be seeded again', async () => {
    await pool.query(`INSERT INTO secret (name, value) VALUES ('kept', 'x')`);
    await emptyDatabase(pool);
    expect(await isEmpty(pool)).toBe(true);
    expect(await one('SELECT count(*)::int AS count FROM secret')).toEqual({ count: 1 });
    expect(await one('SELECT count(*)::int AS count FROM payment_sandbox.object')).toEqual({ count: 0 });
    expect(await one('SELECT count(*)::int AS count FROM payment_sandbox.secret')).toEqual({ count: 1 });
    await expect(addJobSeekers({ pool, now, count: 1 })).rejects.toThrow('Seed the demo data first');
  });
});
