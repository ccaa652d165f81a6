import { graphql, usePreloadedQuery } from 'react-relay';
import type { PeopleScreenQuery } from '../../__generated__/PeopleScreenQuery.graphql.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { SelectFilter } from '../../features/core/list/filters.tsx';
import { peopleList } from '../../features/core/list/memberLists.ts';
import { useList } from '../../features/core/list/useList.ts';
import { Applicants } from '../../features/hiring/jobApplication/Applicants.tsx';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';

export const { Skeleton, Failed } = peopleFaces('applied', <ListSkeleton filters={2} />);

/** /people: who has applied for any offer of the employer, and where each of them stands. */
export default function PeopleScreen({ queryRef }: ScreenProps<PeopleScreenQuery>) {
  const { viewer, myJobOffers } = usePreloadedQuery<PeopleScreenQuery>(
    graphql`
      query PeopleScreenQuery($offer: Int, $state: JobApplicationState, $first: Int!, $page: Int!) @preloadable {
        viewer {
          user {
            ... on Employer @alias(as: "employer") {
              isPremium
            }
          }
          receivedApplications(jobOfferId: $offer, state: $state, first: $first, page: $page) {
            ...Applicants_applications
          }
        }
        myJobOffers(first: 100) {
          edges {
            node {
              databaseId
              applicationCount
              title
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(peopleList);
  if (!viewer.receivedApplications) return null;
  const offers = myJobOffers.edges
    .map(({ node }) => node)
    .filter(({ databaseId, applicationCount }) => applicationCount || list.textOf('offer') === String(databaseId));
  return (
    <PeoplePage tab="applied">
      <Applicants
        applications={viewer.receivedApplications}
        list={list}
        showsOffer
        canWrite={viewer.user?.employer?.isPremium ?? false}
        filters={
          <SelectFilter
            list={list}
            name="offer"
            label="Job offer"
            placeholder="All job offers"
            wide
            options={offers.map(({ databaseId, title }) => ({
              value: String(databaseId),
              label: `${title} (#${databaseId})`,
            }))}
          />
        }
      />
    </PeoplePage>
  );
}
