import { createServer } from 'node:http';
import pg from 'pg';
import type { TextSearch } from './textSearches.ts';

/**
 * What free text is measured against: node:http and `pg`, and for each answer one statement whose JSON the database makes. It
 * uses the product's indexes, and remembers counts from a hundred on for a minute, as the product does.
 */

export type BareTextSearch = Omit<TextSearch, 'kind'>;

const orders = {
  SIGNUP_DATE: 'created_at DESC, id DESC',
  POPULARITY: 'popularity DESC, id DESC',
  HOURLY_RATE: 'min_rate, id',
  EXPERIENCE: 'experience_id DESC NULLS LAST, id DESC',
} as const;

/** From so many matches on, the first ten are found sooner in the list's order than among all matches. */
const inOrderFrom = 1_000;

type Values = (number | string | null)[];

function filtersOf({ q, jobId, cityId, sort }: BareTextSearch, inOrder: boolean): { where: string; values: Values } {
  const values: Values = [];
  const where = [`role = 'ROLE_CANDIDATE' AND active AND deleted_at IS NULL`];
  if (jobId !== null) where.push(`job_id = $${values.push(jobId)}`);
  if (cityId !== null) where.push(`city_id = $${values.push(cityId)}`);
  if (sort === 'HOURLY_RATE') where.push('min_rate IS NOT NULL');
  for (const word of q.split(' ')) {
    const letters = `$${values.push(word.toLowerCase())}`;
    const ids = `ARRAY(SELECT id FROM search_word WHERE word LIKE '%' || ${letters} || '%' AND (word NOT LIKE ' %' OR word LIKE ' ' || ${letters} || '%'))`;
    // As a value, so that no index is used for it.
    where.push(inOrder ? `(search_words && ${ids}) IS TRUE` : `search_words && ${ids}`);
  }
  return { where: where.join(' AND '), values };
}

const card = `json_build_object('databaseId', one.id, 'name', split_part(one.name, ' ', 1), 'title', title,
  'jobAreas', job_areas, 'description', description, 'photoUri', photo_uri, 'minRate', min_rate, 'partTime', part_time,
  'fullTime', full_time, 'createdAt', one.created_at,
  'job', (SELECT json_build_object('name', name) FROM job WHERE id = job_id),
  'city', (SELECT json_build_object('name', name) FROM city WHERE id = city_id),
  'experience', (SELECT json_build_object('name', name) FROM experience WHERE id = experience_id))`;

const listing = (total: string) => `json_build_object(
  'totalCount', ${total},
  'edges', coalesce(json_agg(json_build_object('node', ${card}) ORDER BY row) FILTER (WHERE row <= 10), '[]'),
  'pageInfo', json_build_object('hasNextPage', count(*) > 10))`;

/** A page of ten; an eleventh row is read to see whether there is a next one. */
function amongMatches(search: BareTextSearch): { text: string; values: Values } {
  const { where, values } = filtersOf(search, false);
  const order = orders[search.sort];
  const text = `
    WITH found AS MATERIALIZED (
      SELECT id, created_at, popularity, min_rate, experience_id FROM "user" WHERE ${where}
    ), page AS (
      SELECT id, row_number() OVER () AS row FROM (SELECT id FROM found ORDER BY ${order} LIMIT 11) ids
    ), total AS (SELECT count(*)::int AS total FROM found)
    SELECT (SELECT total FROM total), ${listing('(SELECT total FROM total)')}::text AS listing
    FROM page JOIN "user" one USING (id)`;
  return { text, values };
}

function inOrder(search: BareTextSearch, total: number): { text: string; values: Values } {
  const { where, values } = filtersOf(search, true);
  const text = `
    WITH one AS MATERIALIZED (
      SELECT *, row_number() OVER () AS row FROM (
        SELECT id, name, title, job_areas, description, photo_uri, min_rate, part_time, full_time, created_at, job_id,
          city_id, experience_id
        FROM "user" WHERE ${where} ORDER BY ${orders[search.sort]} LIMIT 11
      ) rows
    )
    SELECT ${listing(`$${values.push(total)}::int`)}::text AS listing FROM one`;
  return { text, values };
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, application_name: 'bare texts' });

const names = new Map<string, string>();
function preparedName(text: string): string {
  const known = names.get(text) ?? `bare_${names.size}`;
  names.set(text, known);
  return known;
}

const counts = new Map<string, { at: number; count: number }>();

async function answerTo(search: BareTextSearch): Promise<string> {
  const { q, jobId, cityId, sort } = search;
  const key = JSON.stringify([q, jobId, cityId, sort === 'HOURLY_RATE']);
  const known = counts.get(key);
  const isKnown = known !== undefined && Date.now() - known.at < 60_000;
  const { text, values } = isKnown && known.count >= inOrderFrom ? inOrder(search, known.count) : amongMatches(search);
  const { rows } = await pool.query<{ total?: number; listing: string }>({ name: preparedName(text), text, values });
  const [row] = rows;
  if (!isKnown && row?.total !== undefined && row.total >= 100) counts.set(key, { at: Date.now(), count: row.total });
  return `{"data":{"jobSeekers":${row?.listing}}}`;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const search: BareTextSearch = JSON.parse(Buffer.concat(chunks).toString());
    answerTo(search).then(
      (answer) => {
        const body = Buffer.from(answer);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
