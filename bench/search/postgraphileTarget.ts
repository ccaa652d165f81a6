import { z } from 'zod';
import type { MeasuredServer } from '../servers.ts';
import { plain } from './compare.ts';
import { graphAccept } from './graphTargets.ts';
import type { Search } from './searches.ts';
import type { Start, Target } from './target.ts';

/**
 * The list of the search page as PostGraphile can express it. What it lacks is not asked for: the heading and the choices
 * of the search bar, which would be five more statements, and what the product computes from columns: first names, badges,
 * `lastActive`, `replyTime`, `averageStars`, and what belongs to the viewer.
 */

const query = (totalCount: string) => `
  query Search($after: Cursor, $condition: UserCondition!, $orderBy: [UserOrderBy!]!) {
    allUsers(first: 10, after: $after, condition: $condition, orderBy: $orderBy) {
      ${totalCount}
      edges {
        cursor
        node {
          id databaseId: rowId name photoUri videoUri jobAreas description partTime fullTime createdAt minRate title ratingCount
          experience: experienceByExperienceId { name id }
          language: languageByLanguageId { name id }
          nativeCountry: countryByNativeCountryId { name id }
          city: cityByCityId { name id country: countryByCountryId { currencyCode id } }
          job: jobByJobId { name id }
        }
      }
      pageInfo { endCursor hasNextPage }
    }
  }`;

const orders: Record<Search['sort'], string[]> = {
  SIGNUP_DATE: ['CREATED_AT_DESC', 'ROW_ID_DESC'],
  POPULARITY: ['POPULARITY_DESC', 'ROW_ID_DESC'],
  HOURLY_RATE: ['MIN_RATE_ASC', 'ROW_ID_ASC'],
};

/** Only the filters that the search has: null would ask for rows without a value. */
function variablesOf({ job, city, sexId, experienceId, sort }: Search, { after }: Start) {
  const filters = { jobId: job?.id, cityId: city?.id, sexId, experienceId };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value != null));
  const policy = { role: 'ROLE_CANDIDATE', active: true, deletedAt: null };
  const rate = sort === 'HOURLY_RATE' ? { hasRate: true } : {};
  return { after, orderBy: orders[sort], condition: { ...policy, ...given, ...rate } };
}

const list = z.object({
  totalCount: z.int().optional(),
  edges: z.array(z.object({ node: z.looseObject({ name: z.string() }) })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
});
const own = z.object({ data: z.object({ allUsers: list }), errors: z.undefined().optional() });
/** The content of the other servers. */
const others = z.object({ jobListing: z.object({ jobSeekers: list }) });

const computed = new Set(['badges', 'lastActive', 'replyTime', 'averageStars', 'viewerHasShortlisted']);
const opaque = new Set(['id', 'cursor', 'endCursor']);

const partOf = ({ totalCount, edges, pageInfo }: z.infer<typeof list>, counts: boolean) => ({
  ...(counts && { totalCount }),
  hasNextPage: pageInfo.hasNextPage,
  nodes: edges.map(({ node: { name, ...others } }) => ({
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !computed.has(key))),
    name: name.split(' ', 1)[0],
  })),
});

/** @param counts whether `totalCount` is asked for, which PostGraphile counts again for each answer */
export const byPostgraphile = (server: MeasuredServer, counts: boolean): Target => {
  const text = query(counts ? 'totalCount' : '');
  return {
    server,
    requestOf: (search, start) => ({
      path: '/graphql',
      accept: graphAccept,
      body: { query: text, variables: variablesOf(search, start) },
    }),
    contentOf: (answer) => {
      const { allUsers } = own.parse(answer).data;
      return {
        hasNextPage: allUsers.pageInfo.hasNextPage,
        endCursor: allUsers.pageInfo.endCursor ?? null,
        content: plain({ jobListing: { jobSeekers: allUsers } }, opaque),
      };
    },
    part: (content) => partOf(others.parse(content).jobListing.jobSeekers, counts),
  };
};
