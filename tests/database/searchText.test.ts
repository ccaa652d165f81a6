import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchForm, searchForms, searchSpelling } from '../../server/domain/core/lists/searchForm.ts';
import { testDatabase, testPool } from '../support/fixtures.ts';

const database = testDatabase();
const pool = testPool(() => database.url);

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

  it('contains all searched columns, in lower case, without accents, and with umlauts spelled out', async () => {
    expect(await searchText('UPDATE "user" SET popularity = 1 WHERE id = $1', [id])).toBe(
      ' jose\r nunez\n jose@example.org sostrene chef de rang braunlingen soestrene braeunlingen creme brulee',
    );
  });

  it('is updated with each of them', async () => {
    for (const column of ['name', 'email', 'title', 'description', 'job_areas', 'company', 'whats_app']) {
      const searched = await searchText(`UPDATE "user" SET ${column} = $2 WHERE id = $1`, [id, `NEW ${column}`]);
      expect(searched.replace('\r', '')).toContain(`new ${column}`);
    }
  });

  it('has one space before each word, whatever separates them', async () => {
    const { rows } = await pool.query<{ search_head: string }>(
      `INSERT INTO "user" (role, name, email, title, description)
       VALUES ('ROLE_CANDIDATE', E'  Li\t\u00a0Na \u3000', 'li@example.org', E'a\r\nb', 'not here') RETURNING search_head`,
    );
    expect(rows).toEqual([{ search_head: ' li\r na\n li@example.org a b' }]);
  });

  it('is not updated with other columns', async () => {
    await pool.query(`UPDATE "user" SET search_text = 'kept' WHERE id = $1`, [id]);
    const changed = 'UPDATE "user" SET popularity = 2, zip_code = $2 WHERE id = $1';
    expect(await searchText(changed, [id, '12345'])).toBe('kept');
  });

  it('is searched by the trigram indexes', async () => {
    const client = await pool.connect();
    await client.query('SET enable_seqscan = off');
    const plan = async (condition: string) =>
      JSON.stringify((await client.query(`EXPLAIN SELECT id FROM "user" WHERE ${condition}`)).rows);
    expect(await plan(`search_text LIKE '%nunez%'`)).toContain('user_search_text_idx');
    expect(await plan(`search_head LIKE '% nun_z%' OR search_head LIKE '% nuez%'`)).toContain('user_search_head_idx');
    // Two Chinese characters are too short for a trigram, but their codes are long enough.
    expect(await plan(`search_text LIKE '%${searchSpelling('李娜')}%'`)).toContain('user_search_text_idx');
    client.release(true);
  });
});

describe('the words of a job seeker', () => {
  const insert = `INSERT INTO "user" (role, name, title, description) VALUES ('ROLE_CANDIDATE', $1, $2, $3) RETURNING id`;
  const add = async (name: string, title: string, description: string) =>
    (await pool.query<{ id: number }>(insert, [name, title, description])).rows[0]?.id;
  const select =
    'SELECT word FROM search_word, "user" u WHERE u.id = $1 AND search_word.id = ANY (search_words) ORDER BY word';
  const wordsOf = async (id: number | undefined) =>
    (await pool.query<{ word: string }>(select, [id])).rows.map(({ word }) => word);
  const known = async (word: string) =>
    (await pool.query<{ uses: number }>('SELECT uses FROM search_word WHERE word = $1', [word])).rows[0]?.uses;

  it('are the runs of letters and digits in public texts, and the first name', async () => {
    const id = await add('Quentin Zzfamily', 'Zzpart-ZZTIME, zz', 'zzcafé zz42');
    expect(await wordsOf(id)).toEqual([' quentin', 'zz42', 'zzcafe', 'zzpart', 'zztime']);
  });

  it('are in all spellings, and each word of the first name is one', async () => {
    const id = await add('Jean-Jörg Müller', 'zzköln', 'zzmaerz');
    expect(await wordsOf(id)).toEqual([' jean', ' joerg', ' jorg', 'zzkoeln', 'zzkoln', 'zzmaerz', 'zzmarz'].sort());
  });

  it('are counted, and deleted with their last use', async () => {
    const one = await add('Ada', 'zzcounted', '');
    const other = await add('Ada', 'zzcounted', '');
    expect(await known('zzcounted')).toBe(2);
    await pool.query(`UPDATE "user" SET title = 'zzother' WHERE id = $1`, [one]);
    expect([await known('zzcounted'), await known('zzother')]).toEqual([1, 1]);
    await pool.query('DELETE FROM "user" WHERE id = $1', [other]);
    expect(await known('zzcounted')).toBeUndefined();
  });

  it('stay when twenty people have used them', async () => {
    const ids: (number | undefined)[] = [];
    for (let at = 0; at < 21; at += 1) ids.push(await add('Ada', 'zzcommon', ''));
    expect(await known('zzcommon')).toBe(20);
    await pool.query('DELETE FROM "user" WHERE id = ANY ($1)', [ids]);
    expect(await known('zzcommon')).toBe(20);
  });

  it('are in overlapping pieces where they are long', async () => {
    const long = Array.from({ length: 450 }, (_, at) => (at * at * 7 + at).toString(36).at(-1)).join('');
    const words = await wordsOf(await add('Ada', '', long));
    for (let at = 0; at + 100 <= long.length; at += 1)
      expect(words.some((word) => word.includes(long.slice(at, at + 100)))).toBe(true);
  });
});

describe('a typed query', () => {
  it('is normalized like stored texts', async () => {
    // Latin with accents and extensions, Greek, Cyrillic, Hebrew, Arabic, Indic, signs, letters by width and position, decomposable letters, and letters without case.
    const umlauts = fc.constantFrom('ae', 'oe', 'ue', 'aa', ...'ÄäÖöØøÜüÅå-\u0027’ ');
    const letter = fc.integer({ min: 0x20, max: 0x6ff }).map((code) => String.fromCodePoint(code));
    const vietnamese = fc.integer({ min: 0x1e00, max: 0x1eff }).map((code) => String.fromCodePoint(code));
    const signs = fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCodePoint(code));
    const forms = fc.integer({ min: 0xfb00, max: 0xffdc }).map((code) => String.fromCodePoint(code));
    const indic = fc.integer({ min: 0x900, max: 0xeff }).map((code) => String.fromCodePoint(code));
    const beyond = fc.integer({ min: 0x3041, max: 0x9fff }).map((code) => String.fromCodePoint(code));
    const astral = fc.integer({ min: 0x1f300, max: 0x2fa1f }).map((code) => String.fromCodePoint(code));
    const text = fc.string({
      unit: fc.oneof(umlauts, letter, vietnamese, signs, forms, indic, beyond, astral),
      maxLength: 200,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
        const { rows } = await pool.query<{ form: string; forms: string[]; spelling: string }>(
          'SELECT search_form(t) AS form, search_forms(t) AS forms, search_spelling(search_form(t)) AS spelling FROM unnest($1::text[]) t',
          [texts],
        );
        expect(texts.map(searchForm)).toEqual(rows.map((row) => row.form));
        expect(texts.map(searchForms)).toEqual(rows.map((row) => row.forms));
        expect(texts.map((typed) => searchSpelling(searchForm(typed)))).toEqual(rows.map((row) => row.spelling));
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
    ['Əliyev Ŋaŋa Đặng', 'eliyev nana dang'],
    ['O’Brien', 'obrien'],
    ['Jean\u2011Luc', 'jean luc'],
    ['ﾊﾞﾘｽﾀ', 'ばりすた'.normalize('NFD')],
    ['أَحْمَد', 'احمد'],
  ])('%s becomes %s', (typed, form) => {
    expect(searchForm(typed)).toBe(form);
  });

  it.each([
    ['Müller', ['muller', 'mueller']],
    ['Mueller', ['mueller', 'muller']],
    ['Ångström', ['angstrom', 'aangstroem']],
    ['Søren', ['soren', 'soeren']],
    ['Aarhus', ['aarhus', 'arhus']],
    ['Maria', ['maria']],
  ])('%s is found in the forms %j', (stored, forms) => {
    expect(searchForms(stored)).toEqual(forms);
    expect(searchForms(stored.normalize('NFD'))).toEqual(forms);
  });
});
