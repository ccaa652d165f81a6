import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApplicantsScreenQuery } from '../../__generated__/ApplicantsScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, notFound, signInFirst } from '../../app/routing/PageResult.ts';
import type { FailedProps, ScreenProps } from '../../app/routing/route.ts';
import { applicantList } from '../../features/core/list/memberLists.ts';
import { useList } from '../../features/core/list/useList.ts';
import { Applicants } from '../../features/hiring/jobApplication/Applicants.tsx';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { FailedState, OfflineState } from '../../ui/display/States.tsx';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { Container, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';

const title = 'Applicants';

/** /my-job-offers/{id}/applicants: who has applied for an offer, and where each of them stands. */
export default function ApplicantsScreen({ queryRef }: ScreenProps<ApplicantsScreenQuery>) {
  const { viewer, jobOffer } = usePreloadedQuery<ApplicantsScreenQuery>(
    graphql`
      query ApplicantsScreenQuery($databaseId: Int!, $state: JobApplicationState, $first: Int!, $page: Int!)
      @preloadable {
        viewer {
          kind
          user {
            ... on Employer @alias(as: "employer") {
              isPremium
            }
          }
        }
        jobOffer(databaseId: $databaseId) {
          databaseId
          title
          applications(state: $state, first: $first, page: $page) {
            ...Applicants_applications
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(applicantList);
  const applications = jobOffer?.applications;
  if (viewer.kind === 'ANONYMOUS' || viewer.kind === 'GUEST') throw signInFirst();
  if (viewer.kind === 'JOB_SEEKER') throw forbidden();
  if (!jobOffer || !applications) throw notFound();
  const canWrite = viewer.kind === 'ADMIN' || (viewer.user?.employer?.isPremium ?? false);
  return (
    <Container>
      <PageMeta title={title} />
      <Stack>
        <PageHead
          above={<Breadcrumbs trail={[listOf(viewer.kind), { label: title }]} />}
          title={title}
          lead={`Job offer #${jobOffer.databaseId}: ${jobOffer.title}`}
        />
        <Applicants applications={applications} list={list} canWrite={canWrite} />
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} />
      <Loading label="Loading the applicants">
        <ListSkeleton filters={1} />
      </Loading>
    </Container>
  );
}

export function Failed({ isOffline, onRetry, retrying }: FailedProps) {
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} />
      {isOffline ? (
        <OfflineState onRetry={onRetry} />
      ) : (
        <FailedState title="The applicants could not be loaded" onRetry={onRetry} retrying={retrying} />
      )}
    </Container>
  );
}

/** The list that the offer is in. */
const listOf = (kind: string) =>
  kind === 'ADMIN'
    ? { label: 'Job offers', href: paths.adminJobOffers.to() }
    : { label: 'My Jobs Offers', href: paths.myJobOffers.to() };
