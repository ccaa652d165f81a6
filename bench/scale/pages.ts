import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { columnOf } from '../../server/database/sql.ts';
import { sortKeys } from '../../server/domain/people/search/searchFilter.ts';
import { encodeCursor } from '../../server/graphql/cursor.ts';
import { byId } from '../search/graphTargets.ts';
import type { Search } from '../search/searches.ts';
import { type Connection, quantile } from './latency.ts';
import type { Side } from './sides.ts';

/** How much longer the search page takes deep in a list, and with a hundred times as many job seekers. */

/** The search page's own size. */
export const pageSize = 10;

export const sorts = ['SIGNUP_DATE', 'POPULARITY', 'HOURLY_RATE'] as const;

/** A list that is long enough in both databases. `shared` is a page that both have. */
export type PageCase = { list: string; sort: (typeof sorts)[number]; job: Search['job']; deep: number; shared: number };

type Request = { connection: Connection; body: unknown; times: number[] };

/** Medians in milliseconds. */
export type PageResult = {
  page: PageCase;
  first: number;
  deep: number;
  /** Of the database with few job seekers. */
  fewFirst: number;
  shared: number;
  fewShared: number;
};

export async function measurePages(many: Side, few: Side, options: { deep: number; rounds: number }) {
  const cases = await makeCases(many, few, options.deep);
  const asked: { page: PageCase; requests: Record<Exclude<keyof PageResult, 'page'>, Request> }[] = [];
  for (const page of cases) {
    const prepare = (side: Side, number: number) => prepareRequest(side, page, number);
    asked.push({
      page,
      requests: {
        first: await prepare(many, 1),
        deep: await prepare(many, page.deep),
        fewFirst: await prepare(few, 1),
        shared: await prepare(many, page.shared),
        fewShared: await prepare(few, page.shared),
      },
    });
  }
  const all = asked.flatMap(({ requests }) => Object.values(requests));
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      for (const { connection, body, times } of all) times.push((await connection.ask('/graphql', body)).took);
    }
  };
  await rounds(Math.ceil(options.rounds / 4));
  for (const { times } of all) times.length = 0;
  await rounds(options.rounds);
  return asked.map(({ page, requests }): PageResult => {
    const median = (name: keyof typeof requests) => quantile(requests[name].times, 0.5);
    return {
      page,
      first: median('first'),
      deep: median('deep'),
      fewFirst: median('fewFirst'),
      shared: median('shared'),
      fewShared: median('fewShared'),
    };
  });
}

/** All job seekers, and those of the job with most of them. */
export async function longLists(pool: Pool): Promise<{ list: string; job: Search['job'] }[]> {
  const { rows } = await pool.query<{ id: number; slug: string }>(
    `SELECT job.id, slug FROM job JOIN "user" ON job_id = job.id WHERE ${isPublic} GROUP BY job.id ORDER BY count(*) DESC LIMIT 1`,
  );
  return [
    { list: 'all job seekers', job: null },
    { list: 'the most frequent job', job: rows[0] ?? null },
  ];
}

/** All jobs, and the job with most job seekers. Ids and slugs are the same in both databases. */
async function makeCases(many: Side, few: Side, deep: number): Promise<PageCase[]> {
  const lists = await longLists(many.pool);
  const cases: PageCase[] = [];
  for (const { list, job } of lists) {
    for (const sort of sorts) {
      const pagesOf = async (side: Side) => Math.floor((await count(side.pool, conditionOf({ job, sort }))) / pageSize);
      const shared = Math.floor((await pagesOf(few)) * 0.9);
      cases.push({ list, job, sort, shared, deep: Math.min(deep, await pagesOf(many)) });
    }
  }
  return cases;
}

const isPublic = `role = 'ROLE_CANDIDATE' AND active AND deleted_at IS NULL`;

export const conditionOf = ({ job, sort }: Pick<PageCase, 'job' | 'sort'>) =>
  [isPublic, ...(job ? [`job_id = ${job.id}`] : []), ...(sort === 'HOURLY_RATE' ? ['min_rate IS NOT NULL'] : [])].join(
    ' AND ',
  );

export async function count(pool: Pool, condition: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int FROM "user" WHERE ${condition}`);
  return rows[0]?.count ?? 0;
}

type Row = { id: number; createdAt: Date; popularity: number; minRate: number };

async function prepareRequest(side: Side, page: PageCase, number: number): Promise<Request> {
  return { connection: side.connection, body: await bodyOfPage(side, page, number), times: [] };
}

/**
 * The request for a page, after the cursor of the row before it.
 * @throws when the answer has other rows or another count than SQL written by hand
 */
export async function bodyOfPage(
  { pool, server, connection }: Pick<Side, 'pool' | 'server' | 'connection'>,
  page: Omit<PageCase, 'deep' | 'shared'>,
  number: number,
): Promise<unknown> {
  const { job, sort } = page;
  const order = [...sortKeys[sort]];
  const { field, direction } = order[0] ?? { field: 'createdAt', direction: 'desc' };
  const condition = conditionOf(page);
  const skipped = (number - 1) * pageSize;
  const { rows } = await pool.query<Row>(
    `SELECT id, created_at AS "createdAt", popularity, min_rate AS "minRate" FROM "user" WHERE ${condition}
     ORDER BY ${columnOf(field)} ${direction}, id ${direction} OFFSET ${Math.max(0, skipped - 1)} LIMIT ${pageSize + 1}`,
  );
  const [last] = rows;
  const after = skipped > 0 && last ? encodeCursor(order, last) : null;
  const search: Search = { job, city: null, sexId: null, experienceId: null, sort, page: number };
  const { body } = byId(server).requestOf(search, { page: number, after });
  const answer: Answer = JSON.parse((await connection.ask('/graphql', body)).answer);
  const listing = answer.data.jobListing.jobSeekers;
  const found = [listing.totalCount, ...listing.edges.map(({ node }) => node.databaseId)];
  const first = skipped > 0 ? 1 : 0;
  const expected = [await count(pool, condition), ...rows.slice(first, first + pageSize).map(({ id }) => id)];
  if (!isDeepStrictEqual(found, expected)) {
    throw new Error(`Page ${number} of ${page.list} by ${sort} is ${found}, and with SQL ${expected}`);
  }
  return body;
}

type Answer = {
  data: { jobListing: { jobSeekers: { totalCount: number; edges: { node: { databaseId: number } }[] } } };
};
