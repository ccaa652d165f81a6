import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { columnOf, countOf, pageAfter, rowsOf } from '../search/bareSql.ts';

/**
 * The search page as Mercurius serves it with its JIT: plain resolvers, one prepared statement by hand for the rows of a
 * page, small tables in memory, counts that are kept for a minute, and persisted queries, which PERSISTED holds by id.
 */

const tables = ['job', 'city', 'country', 'sex', 'experience', 'language'];
const rows = await Promise.all(tables.map((table) => rowsOf(`SELECT *, id AS "databaseId" FROM ${table} ORDER BY id`)));
const [jobs, cities, countries, sexes, experiences, languages] = rows;
const byId = (table) => new Map(table.map((row) => [row.id, row]));
const byName = (table) => table.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const jobById = byId(jobs);
const cityById = byId(cities);
const countryById = byId(countries);
const experienceById = byId(experiences);
const languageById = byId(languages);
const jobsByName = byName(jobs);
const citiesByName = byName(cities);
// In the order of the database, which knows accents.
const languagesByName = await rowsOf('SELECT *, id AS "databaseId" FROM language ORDER BY name');

const day = 24 * 60 * 60 * 1000;

function activity({ lastSeenAt }) {
  if (lastSeenAt === null) return null;
  const since = Date.now() - lastSeenAt.getTime();
  if (since <= day) return 'TODAY';
  if (since <= 7 * day) return 'THIS_WEEK';
  return since <= 30 * day ? 'THIS_MONTH' : null;
}

function badgesOf({ emailVerified, phoneVerifiedAt, identityCheckedAt }) {
  const badges = [];
  if (emailVerified) badges.push('EMAIL');
  if (phoneVerifiedAt) badges.push('PHONE');
  if (identityCheckedAt) badges.push('IDENTITY');
  return badges;
}

const columns = `id, name, call_name AS "callName", answer1, answer3, photo_uri AS "photoUri", video_uri AS "videoUri", native_country_id AS "nativeCountryId",
  job_areas AS "jobAreas", city_id AS "cityId", job_id AS "jobId", description, part_time AS "partTime",
  full_time AS "fullTime", created_at AS "createdAt", min_rate AS "minRate", title, popularity,
  email_verified AS "emailVerified", phone_verified_at AS "phoneVerifiedAt", identity_checked_at AS "identityCheckedAt",
  experience_id AS "experienceId", language_id AS "languageId", last_seen_at AS "lastSeenAt",
  reply_time AS "replyTime", rating_count AS "ratingCount", rating_stars AS "ratingStars"`;

const fieldOf = { created_at: 'createdAt', popularity: 'popularity', min_rate: 'minRate' };

async function page({ job, city }, { first, after, filter: { sexId, experienceId }, sort }) {
  const search = { jobId: job?.id ?? null, cityId: city?.id ?? null, sexId, experienceId, sort };
  const { where, values } = pageAfter(search, after);
  const [found, totalCount] = await Promise.all([
    rowsOf(`SELECT ${columns} FROM "user" ${where}`, values),
    countOf(search),
  ]);
  const field = fieldOf[columnOf(search)];
  const cursorOf = (row) => {
    const value = row[field];
    return `${value instanceof Date ? value.toISOString() : value},${row.id}`;
  };
  const edges = found.slice(0, first).map((node) => ({ cursor: cursorOf(node), node }));
  return {
    totalCount,
    edges,
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: found.length > first },
  };
}

const resolvers = {
  Query: {
    jobListing: (_root, { readings }) => {
      for (const reading of readings) {
        const job = reading.job === 'all' ? null : jobs.find(({ slug }) => slug === reading.job);
        const city = reading.city == null ? null : cities.find(({ slug }) => slug === reading.city);
        if (job !== undefined && city !== undefined) return { job, city };
      }
      return null;
    },
    jobs: () => jobsByName,
    cities: () => citiesByName,
    sexes: () => sexes,
    experiences: () => experiences,
    languages: () => languagesByName,
    viewer: () => ({ kind: 'ANONYMOUS' }),
  },
  JobListing: { jobSeekers: page },
  City: { country: (city) => countryById.get(city.country_id) },
  Country: { currencyCode: (country) => country.currency_code },
  JobSeeker: {
    databaseId: ({ id }) => id,
    name: ({ name, callName }) => callName ?? name.split(' ', 1)[0],
    skills: ({ jobId, answer1 }) => {
      const named = (answer1 ?? '').toLowerCase();
      return (jobById.get(jobId)?.skills ?? []).filter((skill) => named.includes(skill.toLowerCase()));
    },
    badges: badgesOf,
    nativeCountry: (row) => countryById.get(row.nativeCountryId),
    city: (row) => cityById.get(row.cityId),
    job: (row) => jobById.get(row.jobId),
    experience: (row) => experienceById.get(row.experienceId),
    language: (row) => languageById.get(row.languageId),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    lastActive: activity,
    averageStars: ({ ratingCount, ratingStars }) =>
      ratingCount > 0 ? Math.round((ratingStars * 10) / ratingCount) / 10 : null,
    viewerHasShortlisted: () => false,
  },
};

const app = Fastify();
await app.register(mercurius, {
  schema: readFileSync(new URL('mercurius.graphql', import.meta.url), 'utf8'),
  resolvers,
  jit: 1,
  graphiql: false,
  persistedQueryProvider: mercurius.persistedQueryDefaults.prepared(JSON.parse(process.env.PERSISTED ?? '{}')),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.send?.('ready');
