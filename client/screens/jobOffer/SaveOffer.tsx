import { graphql, useFragment } from 'react-relay';
import type { SaveOffer_jobOffer$key } from '../../__generated__/SaveOffer_jobOffer.graphql.ts';
import type { SaveOffer_viewer$key } from '../../__generated__/SaveOffer_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { SaveOfferButton } from '../../features/offers/savedOffer/SaveOfferButton.tsx';
import { SaveLink } from '../../ui/action/SaveButton.tsx';

/** Saves the offer for job seekers. Visitors log in first and return; employers and admins do not see it. */
export function SaveOffer({
  jobOffer: jobOfferKey,
  viewer: viewerKey,
}: {
  jobOffer: SaveOffer_jobOffer$key;
  viewer: SaveOffer_viewer$key;
}) {
  const jobOffer = useFragment(
    graphql`
      fragment SaveOffer_jobOffer on JobOffer {
        databaseId
        ...SaveOfferButton_jobOffer
      }
    `,
    jobOfferKey,
  );
  const { kind } = useFragment(
    graphql`
      fragment SaveOffer_viewer on Viewer {
        kind
      }
    `,
    viewerKey,
  );
  if (kind === 'ANONYMOUS' || kind === 'GUEST') {
    const next = paths.publicJobOffer.to({ id: jobOffer.databaseId });
    return <SaveLink label="Save offer" href={paths.loginAsJobSeeker.to({}, { next })} />;
  }
  return <SaveOfferButton jobOffer={jobOffer} look="text" />;
}
