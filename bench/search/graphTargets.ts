import { readFileSync } from 'node:fs';
import { z } from 'zod';
import pageQuery from '../../client/__generated__/JobSeekersScreenQuery$parameters.ts';
import type { MeasuredServer } from '../servers.ts';
import type { BareSearch } from './bareGraph.ts';
import { plain } from './compare.ts';
import type { Search } from './searches.ts';
import type { Content, Start, Target } from './target.ts';

/** The search page over GraphQL: the query that the product's own page sends. */

export const searchQuery: { id: string; text: string } = (() => {
  const id = pageQuery.params.id ?? '';
  const persisted: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../server/graphql/persisted.json', import.meta.url), 'utf8'),
  );
  return { id, text: persisted[id] ?? '' };
})();

export const graphAccept = 'application/graphql-response+json, application/json';

const answered = z.object({
  data: z.looseObject({
    jobListing: z.looseObject({
      jobSeekers: z.looseObject({
        edges: z.array(z.looseObject({ cursor: z.string() })),
        pageInfo: z.looseObject({ hasNextPage: z.boolean() }),
      }),
    }),
  }),
  errors: z.undefined().optional(),
});

const opaque = new Set(['id', 'cursor', 'endCursor', '__typename']);

function contentOf(answer: unknown): Content {
  const { data } = answered.parse(answer);
  const { edges, pageInfo } = data.jobListing.jobSeekers;
  return {
    hasNextPage: pageInfo.hasNextPage,
    endCursor: edges.at(-1)?.cursor ?? null,
    content: plain(data, opaque),
  };
}

const variablesOf = ({ job, city, sexId, experienceId, sort }: Search, { after }: Start) => ({
  readings: [{ job: job?.slug ?? 'all', city: city?.slug }],
  filter: { sexId, experienceId },
  sort,
  after,
});

const asking =
  (path: string, bodyOf: (search: Search, start: Start) => unknown) =>
  (server: MeasuredServer): Target => ({
    server,
    requestOf: (search, start) => ({ path, accept: graphAccept, body: bodyOf(search, start) }),
    contentOf,
  });

/** As the browser asks: the search page's own query, by its id. */
export const byId = asking('/graphql', (search, start) => ({
  variables: variablesOf(search, start),
  extensions: { persistedQuery: { version: 1, sha256Hash: searchQuery.id } },
}));

/** As an integrator asks: a query as a text, with the variables of the search page. */
export const asText = (query: string) =>
  asking('/graphql', (search, start) => ({ query, variables: variablesOf(search, start) }));

export const byText = asText(searchQuery.text);

/** The same query by its id, as Mercurius takes persisted queries. */
export const byMercurius = asking('/graphql', (search, start) => ({
  query: searchQuery.id,
  persisted: true,
  variables: variablesOf(search, start),
}));

export const bareGraph = asking(
  '/',
  ({ job, city, sexId, experienceId, sort }, { after }): BareSearch => ({
    jobId: job?.id ?? null,
    cityId: city?.id ?? null,
    sexId,
    experienceId,
    sort,
    after,
  }),
);
