import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchForm } from '../../server/database/searchForm.ts';
import { createTestDatabase } from '../support/database.ts';

const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function searchText(sql: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ search_text: string }>(`${sql} RETURNING search_text`, values);
  return rows[0]?.search_text ?? '';
}

describe('the search text of a user', () => {
  let id: number;
  beforeAll(async () => {
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO "user" (role, name, email, title, description, job_areas, company)
       VALUES ('ROLE_CANDIDATE', 'José Núñez', 'jose@example.org', 'Chef de Rang', 'Crème brûlée', 'Bräunlingen', 'Søstrene')
       RETURNING id`,
    );
    id = rows[0]?.id ?? 0;
  });

  it('has all that is searched, in lower case and without accents', async () => {
    expect(await searchText('UPDATE "user" SET popularity = 1 WHERE id = $1', [id])).toBe(
      'jose nunez jose@example.org chef de rang creme brulee braunlingen sostrene',
    );
  });

  it.each(['name', 'email', 'title', 'description', 'job_areas', 'company'])('follows the %s', async (column) => {
    expect(await searchText(`UPDATE "user" SET ${column} = $2 WHERE id = $1`, [id, `NEW ${column}`])).toContain(
      `new ${column}`,
    );
  });

  it('is left alone by a write of anything else', async () => {
    await pool.query(`UPDATE "user" SET search_text = 'kept' WHERE id = $1`, [id]);
    expect(await searchText('UPDATE "user" SET popularity = 2, zip_code = $2 WHERE id = $1', [id, '12345'])).toBe(
      'kept',
    );
  });

  it('is found through the trigram index', async () => {
    const client = await pool.connect();
    await client.query('SET enable_seqscan = off');
    const plan = await client.query(`EXPLAIN SELECT id FROM "user" WHERE search_text LIKE '%nunez%'`);
    client.release(true);
    expect(JSON.stringify(plan.rows)).toContain('user_search_text_idx');
  });
});

describe('what a person types', () => {
  it('takes the form that is stored', async () => {
    // Latin with its accents and extensions, Greek, Cyrillic, and some that decompose.
    const letter = fc.integer({ min: 0x20, max: 0x52f }).map((code) => String.fromCodePoint(code));
    const vietnamese = fc.integer({ min: 0x1e00, max: 0x1eff }).map((code) => String.fromCodePoint(code));
    const text = fc.string({ unit: fc.oneof(letter, vietnamese), maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
        const { rows } = await pool.query<{ form: string }>('SELECT search_form(t) AS form FROM unnest($1::text[]) t', [
          texts,
        ]);
        expect(texts.map(searchForm)).toEqual(rows.map((row) => row.form));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['Straße', 'strasse'],
    ['ŁÓDŹ', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Ærø', 'aero'],
  ])('%s is %s', (typed, form) => {
    expect(searchForm(typed)).toBe(form);
  });
});
