import { serveJson } from './bareHttp.ts';
import { type BareFilter, columnOf, countOf, pageAfter, rowsOf, type Values } from './bareSql.ts';

/**
 * What the search over GraphQL is measured against: node:http and `pg`, one prepared statement for each answer, whose JSON the
 * database makes. What does not belong to the search is remembered: the choices of the search bar as text.
 */

export type BareSearch = BareFilter & { after: string | null };

function statementOf(search: BareSearch, totalCount: number): { text: string; values: Values } {
  const { where, values } = pageAfter(search, search.after);
  const column = columnOf(search);
  const job = values.push(search.jobId ?? 0);
  const city = values.push(search.cityId ?? 0);
  const count = values.push(totalCount);
  const text = `
    WITH page AS (
      SELECT *, row_number() OVER () AS row FROM (
        SELECT id, name, call_name, answer1, answer3, photo_uri, video_uri, native_country_id, job_areas, city_id, job_id, description, part_time,
          full_time, created_at, min_rate, title, popularity,
          email_verified, phone_verified_at, identity_checked_at, experience_id, language_id, last_seen_at,
          reply_time, rating_count, rating_stars
        FROM "user" ${where}
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
            'id', page.id, 'databaseId', page.id, 'name', coalesce(call_name, split_part(page.name, ' ', 1)),
            'callName', call_name, 'answer3', answer3, 'photoUri', photo_uri,
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
            'skills', to_json(ARRAY(
              SELECT skill FROM unnest(job.skills) WITH ORDINALITY AS named(skill, place)
              WHERE position(lower(skill) IN lower(answer1)) > 0 ORDER BY place
            )),
            'replyTime', reply_time,
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

async function readChoices(): Promise<string> {
  const rows = await rowsOf<{ choices: string }>(`
    SELECT json_build_object(
      'jobs', (SELECT json_agg(json_build_object('name', name, 'plural', plural, 'slug', slug, 'id', id) ORDER BY name)
        FROM job),
      'cities', (SELECT json_agg(json_build_object('name', city.name, 'slug', slug, 'id', city.id,
        'country', json_build_object('currencyCode', currency_code, 'id', country.id)) ORDER BY city.name)
        FROM city JOIN country ON country.id = country_id),
      'sexes', (SELECT json_agg(json_build_object('databaseId', id, 'name', name, 'id', id) ORDER BY id) FROM sex),
      'experiences', (SELECT json_agg(json_build_object('databaseId', id, 'name', name, 'id', id) ORDER BY id)
        FROM experience),
      'languages', (SELECT json_agg(json_build_object('databaseId', id, 'name', name, 'id', id) ORDER BY name) FROM language)
    )::text AS choices`);
  return (rows[0]?.choices ?? '{}').slice(1, -1);
}

const choices = await readChoices();

serveJson(async (_request, body) => {
  const search: BareSearch = JSON.parse(body);
  const { text, values } = statementOf(search, await countOf(search));
  const [row] = await rowsOf<{ listing: string }>(text, values);
  return `{"data":{"jobListing":${row?.listing},"viewer":{"kind":"ANONYMOUS","savedSearches":null},${choices}}}`;
});
