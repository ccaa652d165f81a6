import pLimit from 'p-limit';
import type { Database } from '../server/database/connect.ts';
import { encodeGlobalId } from '../server/graphql/globalId.ts';
import { Visitor } from '../tests/support/browserless.ts';
import {
  type Catalog,
  makeEmployer,
  makeJobSeeker,
  makeSubscription,
  testPassword,
} from '../tests/support/factories.ts';

/** A member of a chat: how they name it, and their cookies. */
export type Person = { chat: { databaseId: number } | { sharedHash: string }; cookie: string };

/** One writes to a chat that the other reads. */
export type Pair = { writer: Person; reader: Person };

/**
 * Chats of an employer with a subscription and a job seeker each, all of them new. In turn the employer or the job seeker
 * writes, and every other job seeker has only a share link.
 */
export async function makePairs(database: Database, url: string, count: number): Promise<Pair[]> {
  const catalog = await catalogOf(database);
  const some = pLimit(8);
  return Promise.all(Array.from({ length: count }, (_, at) => some(() => makePair(database, url, catalog, at))));
}

async function makePair({ db, pool }: Database, url: string, catalog: Catalog, at: number): Promise<Pair> {
  const boss = await makeEmployer(db);
  await makeSubscription(db, boss.id, new Date());
  const seeker = await makeJobSeeker(db, catalog);
  const employer = await new Visitor(url).signIn(boss.loginEmail ?? '', testPassword);
  const { errors } = await employer.graphql(
    `mutation ($jobSeeker: ID!) { contactJobSeeker(input: { jobSeeker: $jobSeeker }) { __typename } }`,
    { jobSeeker: encodeGlobalId('JobSeeker', seeker.id) },
  );
  const { rows } = await pool.query<{ id: number; hash: string }>(
    `SELECT id, job_seeker_hash AS hash FROM chat WHERE employer_id = $1 AND job_seeker_id = $2`,
    [boss.id, seeker.id],
  );
  const [chat] = rows;
  if (!chat) throw new Error(`The employer has no chat: ${JSON.stringify(errors)}`);
  const byId = { databaseId: chat.id };
  const one = { chat: byId, cookie: employer.cookieHeader };
  const other =
    at % 4 < 2
      ? { chat: byId, cookie: (await new Visitor(url).signIn(seeker.loginEmail ?? '', testPassword)).cookieHeader }
      : { chat: { sharedHash: chat.hash }, cookie: '' };
  return at % 2 === 0 ? { writer: one, reader: other } : { writer: other, reader: one };
}

/** Those of a job seeker of the demo, which the product has in memory. */
async function catalogOf({ pool }: Database): Promise<Catalog> {
  const { rows } = await pool.query<Catalog>(
    `SELECT native_country_id AS "countryId", city_id AS "cityId", job_id AS "jobId", sex_id AS "sexId",
        experience_id AS "experienceId", language_id AS "languageId"
      FROM "user" WHERE role = 'ROLE_CANDIDATE' AND active ORDER BY id LIMIT 1`,
  );
  const [catalog] = rows;
  if (!catalog) throw new Error('The demo has no job seekers.');
  return catalog;
}
