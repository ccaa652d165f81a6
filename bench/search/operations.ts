import careers from '../../client/__generated__/CareerListPaginationQuery.graphql.ts';
import companyOffers from '../../client/__generated__/CompanyOffersPaginationQuery.graphql.ts';
import offers from '../../client/__generated__/JobOfferListingPaginationQuery.graphql.ts';
import search from '../../client/__generated__/JobSeekerListingPaginationQuery.graphql.ts';
import ratings from '../../client/__generated__/JobSeekerRatingsPaginationQuery.graphql.ts';
import similar from '../../client/__generated__/SimilarJobSeekersPaginationQuery.graphql.ts';
import { encodeGlobalId } from '../../server/graphql/globalId.ts';
import { openQuietApplication } from '../application.ts';
import type { MeasuredDatabase } from '../database.ts';
import type { Search } from './searches.ts';
import { openStatementCounter } from './statements.ts';

/** How many statements the lists of a visitor's pages take. Each of these operations takes the size of its page. */

type Operation = { name: string; id: string; asks: Record<string, unknown>[] };

/** An operation and the statements of an answer for each of `pageSizes`, while no count is remembered. */
export type Counted = { name: string; statements: number[] };

export const pageSizes = [5, 50] as const;

/** No two asks of an operation have the same filter, so that none uses a count that another remembers. */
async function operationsOf(db: MeasuredDatabase['db'], searches: readonly Search[]): Promise<Operation[]> {
  const take = 10;
  const [seekers, rated, employers, jobs, city] = await Promise.all([
    db.user.findMany({ where: { role: 'ROLE_CANDIDATE', active: true, deletedAt: null }, select: { id: true }, take }),
    db.user.findMany({ where: { ratingCount: { gt: 0 }, active: true }, select: { id: true }, take }),
    db.user.findMany({ where: { role: 'ROLE_EMPLOYER', activeOffers: { gt: 0 } }, select: { id: true }, take }),
    db.job.findMany({ select: { slug: true }, take }),
    db.city.findFirstOrThrow({ select: { slug: true } }),
  ]);
  const nodes = (rows: { id: number }[]) => rows.map(({ id }) => ({ id: encodeGlobalId('JobSeeker', id) }));
  const filters = searches.map(({ job, city, sexId, experienceId, sort }) => ({
    readings: [{ job: job?.slug ?? 'all', city: city?.slug }],
    sexId,
    experienceId,
    sort,
  }));
  const different = [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values()];
  const places = jobs.flatMap(({ slug }) => [
    { readings: [{ job: slug }] },
    { readings: [{ job: slug, city: city.slug }] },
  ]);
  const asks: [{ params: { name: string; id?: string | null } }, Record<string, unknown>[]][] = [
    [search, different.slice(0, take)],
    [offers, places],
    [similar, nodes(seekers)],
    [companyOffers, employers],
    [ratings, nodes(rated)],
    [careers, [{}]],
  ];
  return asks.map(([{ params }, variables]) => ({ name: params.name, id: params.id ?? '', asks: variables }));
}

/** How far the application's clock is put forward before each pass, so that no count is remembered. Longer than a minute. */
const forwardMs = 3_600_000;

/** Throws when the number of an operation differs between sizes of the page. */
export async function countStatements(
  { db, url }: Pick<MeasuredDatabase, 'db' | 'url'>,
  dataDir: string,
  searches: readonly Search[],
): Promise<Counted[]> {
  const operations = await operationsOf(db, searches);
  const counter = await openStatementCounter(url);
  let ahead = 0;
  const application = await openQuietApplication(url, dataDir, () => new Date(Date.now() + ahead));
  const countOnce = async (count: number): Promise<number[]> => {
    ahead += forwardMs;
    const each: number[] = [];
    for (const { id, asks } of operations) {
      const askAll = async () => {
        for (const variables of asks) await ask(application.url, id, { ...variables, count });
      };
      each.push(await counter.each('hourhand', asks.length, askAll));
    }
    return each;
  };
  try {
    // What the application does after its start is not to count.
    await countOnce(1);
    const passes: number[][][] = [];
    for (const count of pageSizes) passes.push([await countOnce(count), await countOnce(count)]);
    return operations.map(({ name }, at) => {
      // What else it does meanwhile can only add.
      const statements = passes.map((twice) => Math.min(...twice.map((each) => each[at] ?? Number.NaN)));
      if (new Set(statements).size > 1) throw new Error(`${name} takes ${statements.join(' or ')} statements.`);
      return { name, statements };
    });
  } finally {
    await application.close();
    await counter.close();
  }
}

async function ask(url: string, id: string, variables: unknown): Promise<void> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  });
  const answer: { data?: Record<string, unknown> | null; errors?: unknown } = await response.json();
  if (answer.errors || !answer.data || Object.values(answer.data).includes(null)) {
    throw new Error(`${JSON.stringify(variables)} answers ${JSON.stringify(answer).slice(0, 500)}`);
  }
}
