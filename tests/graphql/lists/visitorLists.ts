import careers from '../../../client/__generated__/CareerListPaginationQuery.graphql.ts';
import companyOffers from '../../../client/__generated__/CompanyOffersPaginationQuery.graphql.ts';
import offers from '../../../client/__generated__/JobOfferListingPaginationQuery.graphql.ts';
import search from '../../../client/__generated__/JobSeekerListingPaginationQuery.graphql.ts';
import ratings from '../../../client/__generated__/JobSeekerRatingsPaginationQuery.graphql.ts';
import similar from '../../../client/__generated__/SimilarJobSeekersPaginationQuery.graphql.ts';
import { encodeGlobalId } from '../../../server/graphql/globalId.ts';
import type { Crowd } from './crowd.ts';

type VisitorList = {
  operation: { params: { name: string; id?: string | null } };
  variables: (crowd: Crowd) => Record<string, unknown>;
  /** The number of SQL statements, regardless of the size. */
  statements: number;
};

const jobSeeker = ({ jobSeekerId }: Crowd) => ({ id: encodeGlobalId('JobSeeker', jobSeekerId) });

/** The operations that read more of a list on a visitor's pages. */
export const visitorLists: VisitorList[] = [
  { operation: search, variables: () => ({ readings: [{ job: 'all' }], sort: 'SIGNUP_DATE' }), statements: 1 },
  { operation: offers, variables: () => ({ readings: [{ job: 'all', city: 'all' }] }), statements: 2 },
  { operation: similar, variables: jobSeeker, statements: 2 },
  { operation: companyOffers, variables: ({ employer }) => ({ id: employer.id }), statements: 2 },
  { operation: ratings, variables: jobSeeker, statements: 2 },
  { operation: careers, variables: () => ({}), statements: 2 },
];
