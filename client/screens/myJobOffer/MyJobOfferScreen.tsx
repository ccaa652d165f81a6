import { graphql, usePreloadedQuery } from 'react-relay';
import type { MyJobOfferScreenQuery } from '../../__generated__/MyJobOfferScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, notFound, redirectTo, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { JobOfferForm } from '../../features/offers/jobOfferForm/JobOfferForm.tsx';
import { ApprovalNotice, RejectionNotice } from '../../features/people/review/RejectionNotice.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { OfferFormSkeleton } from './OfferFormSkeleton.tsx';

const title = 'Edit a Job Offer';

/** /my-job-offers/{id}: changes an offer of one's own. */
export default function MyJobOfferScreen({ queryRef, params }: ScreenProps<MyJobOfferScreenQuery, { id: number }>) {
  const query = usePreloadedQuery<MyJobOfferScreenQuery>(
    graphql`
      query MyJobOfferScreenQuery($databaseId: Int!) @preloadable {
        viewer {
          kind
        }
        jobOffer(databaseId: $databaseId) {
          databaseId
          viewerCanEdit
          rejection {
            reason
          }
          waitsForApproval
          job {
            name
          }
          city {
            name
          }
          ...JobOfferForm_jobOffer
        }
        ...JobOfferForm_query
      }
    `,
    queryRef,
  );
  const { viewer, jobOffer } = query;
  if (viewer.kind === 'ANONYMOUS' || viewer.kind === 'GUEST') throw signInFirst();
  if (viewer.kind === 'JOB_SEEKER') throw forbidden();
  if (viewer.kind === 'ADMIN') throw redirectTo(paths.adminJobOffer.to(params));
  // Another employer's offer is out of reach, public or not.
  if (!jobOffer?.viewerCanEdit) throw notFound();
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} lead={`#${jobOffer.databaseId}: ${jobOffer.job.name} in ${jobOffer.city.name}`} />
      <Stack gap="large">
        <RejectionNotice noun="job offer" rejection={jobOffer.rejection} />
        <ApprovalNotice waits={jobOffer.waitsForApproval} />
        <JobOfferForm key={jobOffer.databaseId} jobOffer={jobOffer} query={query} viewer="employer" />
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return <OfferFormSkeleton title={title} />;
}
