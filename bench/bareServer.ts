import { createServer } from 'node:http';
import pg from 'pg';
import type { Search } from './searches.ts';

/**
 * What the product is measured against: node:http and `pg`, one prepared statement for each answer, whose JSON the
 * database makes. What does not belong to the search is remembered: the choices of the search bar as text, and the
 * counts for a minute, as the product does.
 */

export type BareSearch = Omit<Search, 'job' | 'city' | 'page'> & {
  jobId: number | null;
  cityId: number | null;
  after: string | null;
};

const sorts = {
  SIGNUP_DATE: { column: 'created_at', type: 'timestamptz', direction: 'DESC', beyond: '<' },
  POPULARITY: { column: 'popularity', type: 'int', direction: 'DESC', beyond: '<' },
  HOURLY_RATE: { column: 'min_rate', type: 'int', direction: 'ASC', beyond: '>' },
} as const;

type Values = (number | string)[];

function conditionOf(search: BareSearch): { condition: string; values: Values } {
  const values: Values = [];
  const conditions = [`role = 'ROLE_CANDIDATE'`, 'active', 'deleted_at IS NULL'];
  const equal = (column: string, value: number | null) => {
    if (value !== null) conditions.push(`${column} = $${values.push(value)}`);
  };
  equal('job_id', search.jobId);
  equal('city_id', search.cityId);
  equal('sex_id', search.sexId);
  equal('experience_id', search.experienceId);
  if (search.sort === 'HOURLY_RATE') conditions.push('min_rate IS NOT NULL');
  return { condition: conditions.join(' AND '), values };
}

/** A page of ten; an eleventh row is read to see whether there is a next one. */
function statementOf(search: BareSearch, totalCount: number): { text: string; values: Values } {
  const { column, type, direction, beyond } = sorts[search.sort];
  const { condition, values } = conditionOf(search);
  let further = '';
  if (search.after) {
    const [value = '', id = ''] = search.after.split(',');
    further = `AND (${column}, id) ${beyond} ($${values.push(value)}::${type}, $${values.push(Number(id))})`;
  }
  const job = values.push(search.jobId ?? 0);
  const city = values.push(search.cityId ?? 0);
  const count = values.push(totalCount);
  const text = `
    WITH page AS (
      SELECT *, row_number() OVER () AS row FROM (
        SELECT id, name, photo_uri, video_uri, native_country_id, job_areas, city_id, job_id, description, part_time,
          full_time, created_at, min_rate, title, popularity,
          email_verified, phone_verified_at, identity_checked_at, experience_id, language_id, last_seen_at,
          rating_count, rating_stars
        FROM "user" WHERE ${condition} ${further} ORDER BY ${column} ${direction}, id ${direction} LIMIT 11
      ) rows
    )
    SELECT json_build_object(
      'job', (SELECT json_build_object('databaseId', id, 'name', name, 'plural', plural, 'slug', slug, 'id', id) FROM job WHERE id = $${job}),
      'city', (SELECT json_build_object('databaseId', id, 'name', name, 'id', id) FROM city WHERE id = $${city}),
      'jobSeekers', json_build_object(
        'totalCount', $${count}::int,
        'edges', coalesce(json_agg(json_build_object(
          'cursor', concat(page.${column}, ',', page.id),
          'node', json_build_object(
            'id', page.id, 'databaseId', page.id, 'name', split_part(page.name, ' ', 1), 'photoUri', photo_uri,
            'videoUri', video_uri, 'jobAreas', job_areas, 'description', description, 'partTime', part_time,
            'fullTime', full_time, 'createdAt', page.created_at, 'minRate', min_rate, 'title', title,
            'viewerHasShortlisted', false,
            'badges', array_remove(ARRAY[
              CASE WHEN email_verified THEN 'EMAIL' END,
              CASE WHEN phone_verified_at IS NOT NULL THEN 'PHONE' END,
              CASE WHEN identity_checked_at IS NOT NULL THEN 'IDENTITY' END
            ], NULL),
            'lastActive', CASE
              WHEN last_seen_at >= now() - interval '1 day' THEN 'TODAY'
              WHEN last_seen_at >= now() - interval '7 days' THEN 'THIS_WEEK'
              WHEN last_seen_at >= now() - interval '30 days' THEN 'THIS_MONTH'
            END,
            'ratingCount', rating_count,
            'averageStars', CASE WHEN rating_count > 0 THEN round(rating_stars::numeric / rating_count, 1)::float END,
            'experience', CASE WHEN experience.id IS NULL THEN NULL
              ELSE json_build_object('name', experience.name, 'id', experience.id) END,
            'language', CASE WHEN language.id IS NULL THEN NULL
              ELSE json_build_object('name', language.name, 'id', language.id) END,
            'nativeCountry', CASE WHEN native.id IS NULL THEN NULL
              ELSE json_build_object('name', native.name, 'id', native.id) END,
            'city', CASE WHEN city.id IS NULL THEN NULL ELSE json_build_object('name', city.name, 'id', city.id,
              'country', json_build_object('currencyCode', country.currency_code, 'id', country.id)) END,
            'job', CASE WHEN job.id IS NULL THEN NULL ELSE json_build_object('name', job.name, 'id', job.id) END
          )
        ) ORDER BY row) FILTER (WHERE row <= 10), '[]'),
        'pageInfo', json_build_object('hasNextPage', count(*) > 10)
      )
    )::text AS listing
    FROM page
    LEFT JOIN country native ON native.id = native_country_id
    LEFT JOIN city ON city.id = city_id
    LEFT JOIN country ON country.id = city.country_id
    LEFT JOIN job ON job.id = job_id
    LEFT JOIN experience ON experience.id = experience_id
    LEFT JOIN language ON language.id = language_id`;
  return { text, values };
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, application_name: 'bare' });

const names = new Map<string, string>();
function preparedName(text: string): string {
  const known = names.get(text) ?? `bare_${names.size}`;
  names.set(text, known);
  return known;
}

const counts = new Map<string, { at: number; count: number }>();
async function countOf(search: BareSearch): Promise<number> {
  const { condition, values } = conditionOf(search);
  const key = `${condition} ${values}`;
  const known = counts.get(key);
  if (known && Date.now() - known.at < 60_000) return known.count;
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int FROM "user" WHERE ${condition}`, values);
  const count = rows[0]?.count ?? 0;
  if (count >= 100) counts.set(key, { at: Date.now(), count });
  return count;
}

async function readChoices(): Promise<string> {
  const { rows } = await pool.query<{ choices: string }>(`
    SELECT json_build_object(
      'jobs', (SELECT json_agg(json_build_object('name', name, 'plural', plural, 'slug', slug, 'id', id) ORDER BY name)
        FROM job),
      'cities', (SELECT json_agg(json_build_object('name', name, 'slug', slug, 'id', id) ORDER BY name) FROM city),
      'sexes', (SELECT json_agg(json_build_object('databaseId', id, 'name', name, 'id', id) ORDER BY id) FROM sex),
      'experiences', (SELECT json_agg(json_build_object('databaseId', id, 'name', name, 'id', id) ORDER BY id)
        FROM experience)
    )::text AS choices`);
  return (rows[0]?.choices ?? '{}').slice(1, -1);
}

async function answerTo(search: BareSearch, choices: string): Promise<string> {
  const { text, values } = statementOf(search, await countOf(search));
  const { rows } = await pool.query<{ listing: string }>({ name: preparedName(text), text, values });
  return `{"data":{"jobListing":${rows[0]?.listing},"viewer":{"kind":"ANONYMOUS"},${choices}}}`;
}

const choices = await readChoices();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const search: BareSearch = JSON.parse(Buffer.concat(chunks).toString());
    answerTo(search, choices).then(
      (answer) => {
        const body = Buffer.from(answer);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
