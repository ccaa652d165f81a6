import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminCreateJobOfferScreenQuery } from '../../../__generated__/AdminCreateJobOfferScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { JobOfferForm } from '../../../features/offers/jobOfferForm/JobOfferForm.tsx';
import { OfferFormBlocks } from '../../../features/offers/jobOfferForm/OfferFormBlocks.tsx';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';

const title = 'Create a Job Offer';

export const { Skeleton, Failed } = officeFaces(title, <OfferFormBlocks />);

/** /admin/job-offers/create: an offer for an employer. */
export default function AdminCreateJobOfferScreen({ queryRef }: ScreenProps<AdminCreateJobOfferScreenQuery>) {
  const query = usePreloadedQuery<AdminCreateJobOfferScreenQuery>(
    graphql`
      query AdminCreateJobOfferScreenQuery @preloadable {
        ...JobOfferForm_query
      }
    `,
    queryRef,
  );
  return (
    <OfficeScreen title={title} trail={[{ label: 'Job offers', href: paths.adminJobOffers.to() }, { label: title }]}>
      <JobOfferForm jobOffer={null} query={query} viewer="admin" />
    </OfficeScreen>
  );
}
