import { useRef } from 'react';
import { graphql } from 'react-relay';
import type { CompanyOffers_query$key } from '../../__generated__/CompanyOffers_query.graphql.ts';
import type { CompanyOffersPaginationQuery } from '../../__generated__/CompanyOffersPaginationQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Grid, Stack } from '../../ui/layout/Grid.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';

/** Also the fragment's default. */
const pageSize = 12;

/** The employer's active offers, twelve per page. */
export function CompanyOffers({ query, id }: { query: CompanyOffers_query$key; id: number }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<CompanyOffersPaginationQuery, CompanyOffers_query$key>(
    graphql`
      fragment CompanyOffers_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, after: { type: "String" })
      @refetchable(queryName: "CompanyOffersPaginationQuery") {
        companyPage(databaseId: $id) {
          jobOffers(first: $count, after: $after) @connection(key: "CompanyOffers_jobOffers") {
            totalCount
            edges {
              node {
                id
                ...JobOfferListItem_jobOffer
              }
            }
            pageInfo {
              endCursor
            }
          }
        }
      }
    `,
    query,
    pageSize,
  );
  if (!data.companyPage) return null;
  const { totalCount, edges, pageInfo } = data.companyPage.jobOffers;
  const firstPage = paths.employer.to({ id });
  return (
    <ProfileSection title={totalCount > 0 ? `Open job offers (${totalCount})` : 'Open job offers'}>
      {edges.length === 0 ? (
        totalCount > 0 ? (
          <EmptyState
            title="No more job offers"
            action={<ButtonLink href={firstPage}>Back to the first page</ButtonLink>}
          >
            You have seen them all.
          </EmptyState>
        ) : (
          <EmptyState
            title="No open job offers right now"
            action={<ButtonLink href={offersPath({})}>See all job offers</ButtonLink>}
          >
            Other employers are hiring now.
          </EmptyState>
        )
      ) : (
        <Stack>
          <Grid ref={list}>
            {edges.map(({ node }, index) => (
              <li key={node.id}>
                <JobOfferListItem jobOffer={node} eager={index < 3} heading="h3" />
              </li>
            ))}
          </Grid>
          {totalCount > pageSize && (
            <LoadMore
              list={list}
              shown={edges.length}
              total={hasNext ? totalCount : edges.length}
              {...more}
              href={paths.employer.to({ id }, { after: pageInfo.endCursor })}
            />
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}
