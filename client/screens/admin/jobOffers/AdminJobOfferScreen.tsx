import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminJobOfferScreenQuery } from '../../../__generated__/AdminJobOfferScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { JobOfferForm } from '../../../features/offers/jobOfferForm/JobOfferForm.tsx';
import { OfferFormBlocks } from '../../../features/offers/jobOfferForm/OfferFormBlocks.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordLive } from '../records/RecordLive.tsx';

export const { Skeleton, Failed } = officeFaces('Edit a Job Offer', <OfferFormBlocks />);

/** /admin/job-offers/{id}: changes the offer of an employer. */
export default function AdminJobOfferScreen({ queryRef }: ScreenProps<AdminJobOfferScreenQuery>) {
  const query = usePreloadedQuery<AdminJobOfferScreenQuery>(
    graphql`
      query AdminJobOfferScreenQuery($id: Int!) @preloadable {
        jobOffer(databaseId: $id) {
          databaseId
          version
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
  const { jobOffer } = query;
  if (!jobOffer) throw notFound();
  const { databaseId, version, job, city } = jobOffer;
  const title = `Edit job offer #${databaseId}`;
  return (
    <OfficeScreen
      title={title}
      lead={`${job.name} in ${city.name}`}
      trail={[{ label: 'Job offers', href: paths.adminJobOffers.to() }, { label: title }]}
      action={
        <ButtonLink href={paths.displayJobOffer.to({ id: databaseId })} look="secondary">
          View
        </ButtonLink>
      }
    >
      <RecordLive type="JOB_OFFER" id={databaseId} version={version ?? null} />
      <JobOfferForm key={databaseId} jobOffer={jobOffer} query={query} viewer="admin" />
    </OfficeScreen>
  );
}
