import { isDeepStrictEqual } from 'node:util';
import type { MeasuredServer } from '../servers.ts';
import type { BareTextSearch } from './bareTexts.ts';
import { type Connection, connectTo, quantile } from './latency.ts';
import { kinds, type TextSearch } from './textSearches.ts';

/** How long free text takes, in turns with SQL written by hand. */

const query = `query ($q: String!, $jobId: Int, $cityId: Int, $sort: JobSeekerSort!) {
  jobSeekers(filter: { q: $q, jobId: $jobId, cityId: $cityId }, sort: $sort, first: 10) {
    totalCount
    edges {
      node {
        databaseId name title jobAreas description photoUri minRate partTime fullTime createdAt
        job { name } city { name } experience { name }
      }
    }
    pageInfo { hasNextPage }
  }
}`;

/** Milliseconds of one search, asked of both, for the first time and again. */
export type TimedText = { search: TextSearch; total: number; product: number[]; bare: number[] };

export const textBody = (variables: Omit<TextSearch, 'kind'>) => ({ query, variables });

type Listing = { totalCount: number; edges: { node: { createdAt: string } }[] };
type Answer = { data?: { jobSeekers: Listing } | null; errors?: unknown[] };

/**
 * Asks for each search in turn, once in each round.
 * @throws when the two answer differently
 */
export async function measureTexts(
  servers: { product: MeasuredServer; bare: MeasuredServer },
  searches: readonly TextSearch[],
  rounds: number,
): Promise<TimedText[]> {
  const product = connectTo(servers.product);
  const bare = connectTo(servers.bare);
  try {
    const timed = searches.map((search): TimedText => ({ search, total: 0, product: [], bare: [] }));
    // Statements are prepared and plans kept before, with words that are not asked for later.
    for (const { search } of timed) await askBoth({ product, bare }, { ...search, q: 'xyzzy' }, false);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, one] of timed.entries()) {
        const took = await askBoth({ product, bare }, one.search, (at + round) % 2 === 0);
        one.product.push(took.product);
        one.bare.push(took.bare);
        one.total = took.total;
      }
    }
    return timed;
  } finally {
    product.close();
    bare.close();
  }
}

async function askBoth(
  { product, bare }: Record<'product' | 'bare', Connection>,
  { kind: _notAsked, ...search }: TextSearch,
  productFirst: boolean,
): Promise<{ product: number; bare: number; total: number }> {
  const askProduct = () => product.ask('/graphql', textBody(search));
  const askBare = () => bare.ask('/', search satisfies BareTextSearch);
  const before = productFirst ? await askProduct() : undefined;
  const theirs = await askBare();
  const ours = before ?? (await askProduct());
  const [one, other] = [contentOf(ours.answer), contentOf(theirs.answer)];
  if (!isDeepStrictEqual(one, other)) {
    throw new Error(
      `Different answers to ${JSON.stringify(search)}:\n${JSON.stringify(one).slice(0, 1000)}\n${JSON.stringify(other).slice(0, 1000)}`,
    );
  }
  return { product: ours.took, bare: theirs.took, total: one.totalCount };
}

function contentOf(text: string): Listing {
  const answer: Answer = JSON.parse(text);
  if (!answer.data || answer.errors) throw new Error(`No list: ${text.slice(0, 500)}`);
  const { jobSeekers } = answer.data;
  // The two write the same time differently.
  for (const { node } of jobSeekers.edges) node.createdAt = new Date(node.createdAt).toISOString();
  return jobSeekers;
}

/** Quantiles over all searches, in milliseconds. */
export type TextFigures = { name: string; searches: number; product: number[]; bare: number[]; ratio: number };

const shares = [0.5, 0.95, 1] as const;

/** Of all searches when asked again and for the first time, then of each kind when asked again. */
export function textFigures(timed: readonly TimedText[]): TextFigures[] {
  const figures = (name: string, of: readonly TimedText[], pick: (times: number[]) => number[]): TextFigures => {
    const quantiles = (side: 'product' | 'bare') => {
      const times = of.flatMap((one) => pick(one[side]));
      return shares.map((share) => quantile(times, share));
    };
    const [product, bare] = [quantiles('product'), quantiles('bare')];
    return { name, searches: of.length, product, bare, ratio: (product[1] ?? Number.NaN) / (bare[1] ?? Number.NaN) };
  };
  const again = (times: number[]) => times.slice(1);
  return [
    figures('all', timed, again),
    figures('all, for the first time', timed, (times) => times.slice(0, 1)),
    ...kinds.map((kind) =>
      figures(
        kind,
        timed.filter(({ search }) => search.kind === kind),
        again,
      ),
    ),
  ];
}
