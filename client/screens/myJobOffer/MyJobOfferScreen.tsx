import { graphql, usePreloadedQuery } from 'react-relay';
import type { MyJobOfferScreenCreateQuery } from '../../__generated__/MyJobOfferScreenCreateQuery.graphql.ts';
import type { MyJobOfferScreenEditQuery } from '../../__generated__/MyJobOfferScreenEditQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, notFound, redirectTo, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { JobOfferForm, OfferFormBlocks } from '../../features/offers/jobOfferForm/JobOfferForm.tsx';
import { ApprovalNotice, RejectionNotice } from '../../features/people/review/RejectionNotice.tsx';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

const editTitle = 'Edit a Job Offer';

/** /my-job-offers/{id}: changes an offer of one's own. */
function EditJobOffer({ queryRef, params }: ScreenProps<MyJobOfferScreenEditQuery, { id: number }>) {
  const query = usePreloadedQuery<MyJobOfferScreenEditQuery>(
    graphql`
      query MyJobOfferScreenEditQuery($databaseId: Int!) @preloadable {
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
          title
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
      <PageMeta title={editTitle} />
      <PageHead title={editTitle} lead={`#${jobOffer.databaseId}: ${jobOffer.title}`} />
      <Stack gap="large">
        <RejectionNotice noun="job offer" rejection={jobOffer.rejection} />
        <ApprovalNotice waits={jobOffer.waitsForApproval} />
        <JobOfferForm key={jobOffer.databaseId} jobOffer={jobOffer} query={query} viewer="employer" />
      </Stack>
    </Container>
  );
}

export const edit = { default: EditJobOffer, Skeleton: () => <OfferFormSkeleton title={editTitle} /> };

/** As large as the page with the form of a job offer. */
function OfferFormSkeleton({ title }: { title: string }) {
  return (
    <Container>
      <PageHead title={title} />
      <Loading>
        <OfferFormBlocks />
      </Loading>
    </Container>
  );
}

const createTitle = 'Create a Job Offer';

/** /my-job-offers-create, for visitors too: saving leads to the sign-up, and the offer waits in the browser. */
function CreateJobOffer({ queryRef }: ScreenProps<MyJobOfferScreenCreateQuery>) {
  const query = usePreloadedQuery<MyJobOfferScreenCreateQuery>(
    graphql`
      query MyJobOfferScreenCreateQuery @preloadable {
        viewer {
          kind
        }
        ...JobOfferForm_query
      }
    `,
    queryRef,
  );
  const { kind } = query.viewer;
  if (kind === 'JOB_SEEKER') throw forbidden();
  // The back office has the form that names the employer.
  if (kind === 'ADMIN') throw redirectTo(paths.adminCreateJobOffer.to());
  const isVisitor = kind === 'ANONYMOUS' || kind === 'GUEST';
  return (
    <Container>
      <PageMeta title={createTitle} />
      <PageHead
        title={createTitle}
        lead={
          isVisitor
            ? 'Write your offer now. To publish it, you create an account in the next step.'
            : 'Job seekers find it in the search and apply in a chat.'
        }
      />
      <JobOfferForm jobOffer={null} query={query} viewer={isVisitor ? 'visitor' : 'employer'} />
    </Container>
  );
}

export const create = { default: CreateJobOffer, Skeleton: () => <OfferFormSkeleton title={createTitle} /> };
