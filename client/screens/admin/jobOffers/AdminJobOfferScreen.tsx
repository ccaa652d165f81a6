import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminJobOfferScreenCreateQuery } from '../../../__generated__/AdminJobOfferScreenCreateQuery.graphql.ts';
import type { AdminJobOfferScreenEditQuery } from '../../../__generated__/AdminJobOfferScreenEditQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { JobOfferForm, OfferFormBlocks } from '../../../features/offers/jobOfferForm/JobOfferForm.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { RecordLive } from '../records/RecordLive.tsx';

export const edit = { default: EditJobOffer, ...officeFaces('Edit a Job Offer', <OfferFormBlocks />) };

/** /admin/job-offers/{id}: changes the offer of an employer. */
function EditJobOffer({ queryRef }: ScreenProps<AdminJobOfferScreenEditQuery>) {
  const query = usePreloadedQuery<AdminJobOfferScreenEditQuery>(
    graphql`
      query AdminJobOfferScreenEditQuery($id: Int!) @preloadable {
        jobOffer(databaseId: $id) {
          databaseId
          version
          title
          ...JobOfferForm_jobOffer
        }
        ...JobOfferForm_query
      }
    `,
    queryRef,
  );
  const { jobOffer } = query;
  if (!jobOffer) throw notFound();
  const { databaseId, version } = jobOffer;
  const title = `Edit job offer #${databaseId}`;
  return (
    <OfficeScreen
      title={title}
      lead={jobOffer.title}
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

const createTitle = 'Create a Job Offer';

export const create = { default: CreateJobOffer, ...officeFaces(createTitle, <OfferFormBlocks />) };

/** /admin/job-offers/create: an offer for an employer. */
function CreateJobOffer({ queryRef }: ScreenProps<AdminJobOfferScreenCreateQuery>) {
  const query = usePreloadedQuery<AdminJobOfferScreenCreateQuery>(
    graphql`
      query AdminJobOfferScreenCreateQuery @preloadable {
        ...JobOfferForm_query
      }
    `,
    queryRef,
  );
  return (
    <OfficeScreen
      title={createTitle}
      trail={[{ label: 'Job offers', href: paths.adminJobOffers.to() }, { label: createTitle }]}
    >
      <JobOfferForm jobOffer={null} query={query} viewer="admin" />
    </OfficeScreen>
  );
}
