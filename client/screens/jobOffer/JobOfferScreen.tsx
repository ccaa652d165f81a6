import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import type { JobOfferScreenQuery } from '../../__generated__/JobOfferScreenQuery.graphql.ts';
import type { useCountOfferViewMutation } from '../../__generated__/useCountOfferViewMutation.graphql.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { PageStatus } from '../../app/routing/PageStatus.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { useReportView } from '../../features/people/view/useReportView.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Offer } from './Offer.tsx';

/** A job offer's public page (docs/product/offers.md, 'The public page of an offer'). */
export default function JobOfferScreen({ queryRef }: ScreenProps<JobOfferScreenQuery, { id: number }>) {
  const { jobOffer, viewer } = usePreloadedQuery<JobOfferScreenQuery>(
    graphql`
      query JobOfferScreenQuery($id: Int!) @preloadable {
        jobOffer(databaseId: $id) {
          id
          active
          ...Offer_jobOffer
        }
        viewer {
          ...Offer_viewer
        }
      }
    `,
    queryRef,
  );
  useCountOfferView(jobOffer?.active ? jobOffer.id : null);
  if (!jobOffer) return <NoOffer />;
  return <Offer jobOffer={jobOffer} viewer={viewer} />;
}

/** A closed, deleted or unknown offer, with links to others. */
function NoOffer() {
  return (
    <Container narrow>
      <PageMeta title="This job offer is not available" />
      <PageStatus status={404} />
      <PageHead
        title="This job offer is not available"
        lead="It may have been filled or closed. Other employers are hiring now."
      />
      <ButtonLink href={offersPath({})}>See all job offers</ButtonLink>
    </Container>
  );
}

/** As large as the first view of an offer. */
export function Skeleton() {
  return (
    <Loading label="Loading the job offer">
      <ProfileSkeleton />
    </Loading>
  );
}

/** Reports a view of the offer with this global id. */
function useCountOfferView(id: string | null): void {
  const environment = useRelayEnvironment();
  useReportView(id, () => {
    if (id === null) return;
    commitMutation<useCountOfferViewMutation>(environment, {
      mutation: graphql`
        mutation useCountOfferViewMutation($input: CountJobOfferViewInput!) {
          countJobOfferView(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { jobOffer: id } },
    });
  });
}
