import { graphql, usePreloadedQuery } from 'react-relay';
import type { CreateJobOfferScreenQuery } from '../../__generated__/CreateJobOfferScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { JobOfferForm } from '../../features/offers/jobOfferForm/JobOfferForm.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { OfferFormSkeleton } from './OfferFormSkeleton.tsx';

const title = 'Create a Job Offer';

/** /my-job-offers-create, for visitors too: saving leads to the sign-up, and the offer waits in the browser. */
export default function CreateJobOfferScreen({ queryRef }: ScreenProps<CreateJobOfferScreenQuery>) {
  const query = usePreloadedQuery<CreateJobOfferScreenQuery>(
    graphql`
      query CreateJobOfferScreenQuery @preloadable {
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
      <PageMeta title={title} />
      <PageHead
        title={title}
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

export function Skeleton() {
  return <OfferFormSkeleton title={title} />;
}
