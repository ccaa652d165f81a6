import { graphql, useFragment } from 'react-relay';
import type { Offer_jobOffer$key } from '../../__generated__/Offer_jobOffer.graphql.ts';
import type { Offer_viewer$key } from '../../__generated__/Offer_viewer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { ProfileLayout, ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { servedOnly } from '../../ui/base/servedPart.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { isolated } from '../../ui/text/isolated.ts';
import { OfferDeal } from './OfferDeal.tsx';
import { OfferHead } from './OfferHead.tsx';
import { SaveOffer } from './SaveOffer.tsx';
import { SimilarOffers } from './SimilarOffers.tsx';
import { useApplication } from './useApplication.tsx';

// Search engines read what the server renders.
const JobPosting = servedOnly(() => import('./JobPosting.tsx'));

/** An offer, with the contact button in its card and in the bottom bar. */
export function Offer({
  jobOffer: jobOfferKey,
  viewer: viewerKey,
}: {
  jobOffer: Offer_jobOffer$key;
  viewer: Offer_viewer$key;
}) {
  const jobOffer = useFragment(
    graphql`
      fragment Offer_jobOffer on JobOffer {
        id
        databaseId
        viewerCanEdit
        active
        employerName
        descriptionHtml
        summary(length: 160)
        photoUri
        maxRate
        job {
          plural
        }
        city {
          name
          country {
            currencyCode
          }
        }
        ...OfferHead_jobOffer
        ...OfferDeal_jobOffer
        ...SimilarOffers_jobOffer
        ...JobPosting_jobOffer
        ...useApplication_jobOffer
        ...SaveOffer_jobOffer
      }
    `,
    jobOfferKey,
  );
  const viewer = useFragment(
    graphql`
      fragment Offer_viewer on Viewer {
        ...useApplication_viewer
        ...SaveOffer_viewer
      }
    `,
    viewerKey,
  );
  const { button, ask, note, dialogs } = useApplication(jobOffer, viewer);
  const { databaseId, active, employerName, descriptionHtml, summary, photoUri, maxRate, job, city } = jobOffer;
  const title = `${isolated(firstName(employerName))} needs ${job.plural} in ${city.name}`;
  return (
    <>
      <PageMeta
        title={title}
        description={summary}
        image={photoUri}
        {...(active && { canonical: paths.publicJobOffer.to({ id: databaseId }) })}
      />
      {active && <JobPosting jobOffer={jobOffer} />}
      <ProfileLayout
        header={<OfferHead jobOffer={jobOffer} title={title} />}
        aside={
          <OfferDeal
            jobOffer={jobOffer}
            action={button({ size: 'large', wide: true })}
            note={note}
            further={
              <>
                {ask}
                <SaveOffer jobOffer={jobOffer} viewer={viewer} />
              </>
            }
          />
        }
        bar={
          <>
            <Rate currency={city.country.currencyCode} amount={maxRate} />
            {button({})}
          </>
        }
        below={<SimilarOffers jobOffer={jobOffer} />}
      >
        <ProfileSection title="About the work">
          <FormattedText html={descriptionHtml} />
        </ProfileSection>
        {!jobOffer.viewerCanEdit && <ReportButton subject={jobOffer.id} noun="job offer" />}
      </ProfileLayout>
      {dialogs}
    </>
  );
}
