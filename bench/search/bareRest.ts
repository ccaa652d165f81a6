import { serveJson } from './bareHttp.ts';
import { type BareFilter, countOf, pageNumber, rowsOf, type Values } from './bareSql.ts';

/**
 * What `GET /api/candidates` is measured against: the same addresses and the documented JSON of a visitor, made by the
 * database in one prepared statement. The ids of the sexes are remembered by name.
 */

const country = (alias: string) => `CASE WHEN ${alias}.id IS NULL THEN NULL ELSE json_build_object('id', ${alias}.id,
  'name', ${alias}.name, 'currency_symbol', ${alias}.currency_symbol, 'currency_code', ${alias}.currency_code,
  'currency_name', ${alias}.currency_name, 'situation_list', ${alias}.situation_list) END`;

const named = (alias: string) =>
  `CASE WHEN ${alias}.id IS NULL THEN NULL ELSE json_build_object('id', ${alias}.id, 'name', ${alias}.name) END`;

function statementOf(filter: BareFilter, page: number, size: number): { text: string; values: Values } {
  const { where, values } = pageNumber(filter, page, size);
  const text = `
    WITH page AS (
      SELECT *, row_number() OVER () AS row FROM (
        SELECT id, name, call_name, photo_uri, created_at, updated_at, sex_id, native_country_id, language_id, city_id, job_areas, job_id,
          experience_id, min_rate, title, description, answer1, answer2, answer3, answer4, part_time, full_time, video_uri, video_transcript,
          popularity
        FROM "user" ${where}
      ) rows
    )
    SELECT coalesce(json_agg(json_build_object(
      'id', page.id, 'name', coalesce(call_name, split_part(page.name, ' ', 1)), 'email', NULL, 'whats_app', NULL, 'photo_uri', photo_uri,
      'group', json_build_object('id', 3, 'name', 'Candidate', 'role', 'ROLE_CANDIDATE'),
      'my_chat_with_admin', NULL, 'created_at', page.created_at, 'updated_at', page.updated_at,
      'sex', ${named('sex')},
      'native_country', ${country('native')},
      'language', ${named('language')},
      'city', CASE WHEN city.id IS NULL THEN NULL ELSE json_build_object('id', city.id, 'name', city.name, 'slug', city.slug,
        'country', ${country('country')}, 'recommended_prices', city.recommended_prices) END,
      'country', ${country('country')},
      'situation_in_country', NULL, 'zip_code', NULL, 'job_areas', job_areas,
      'job', CASE WHEN job.id IS NULL THEN NULL ELSE json_build_object('id', job.id, 'name', job.name, 'plural', job.plural,
        'slug', job.slug, 'created_at', job.created_at, 'updated_at', job.updated_at) END,
      'experience', ${named('experience')},
      'min_rate', min_rate, 'title', title, 'description', description, 'answer1', answer1, 'answer2', answer2,
      'answer3', answer3, 'answer4', answer4, 'part_time', part_time, 'full_time', full_time, 'video_uri', video_uri,
      'video_transcript', video_transcript,
      'active', true, 'updated', NULL, 'popularity', popularity, 'email_messages', NULL, 'chats', NULL,
      'active_subscriptions', '[]'::json, 'employer_contact_requests', '[]'::json, 'company', NULL
    ) ORDER BY row), '[]')::text AS data
    FROM page
    LEFT JOIN country native ON native.id = native_country_id
    LEFT JOIN city ON city.id = city_id
    LEFT JOIN country ON country.id = city.country_id
    LEFT JOIN job ON job.id = job_id
    LEFT JOIN sex ON sex.id = sex_id
    LEFT JOIN experience ON experience.id = experience_id
    LEFT JOIN language ON language.id = language_id`;
  return { text, values };
}

const sexes = new Map(
  (await rowsOf<{ id: number; name: string }>('SELECT id, name FROM sex')).map(({ id, name }) => [
    name.toLowerCase(),
    id,
  ]),
);

function filterIn(query: URLSearchParams): BareFilter {
  const number = (name: string) => (query.has(name) ? Number(query.get(name)) : null);
  const sex = query.get('filters[sex]');
  return {
    jobId: number('filters[job_id]'),
    cityId: number('filters[city_id]'),
    sexId: sex === null ? null : (sexes.get(sex.toLowerCase()) ?? 0),
    experienceId: number('filters[experience_id]'),
    sort: query.has('filters[orderByPopularity]')
      ? 'POPULARITY'
      : query.has('filters[orderByPrice]')
        ? 'HOURLY_RATE'
        : 'SIGNUP_DATE',
  };
}

serveJson(async ({ url = '' }) => {
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const filter = filterIn(query);
  const current = Number(query.get('page'));
  const size = Number(query.get('page_size'));
  const totalCount = await countOf(filter);
  const { text, values } = statementOf(filter, current, size);
  const [row] = await rowsOf<{ data: string }>(text, values);
  const pagination = { current, last: Math.max(1, Math.ceil(totalCount / size)), totalCount };
  return `{"data":${row?.data},"pagination":${JSON.stringify(pagination)}}`;
});
