import { graphql, useFragment } from 'react-relay';
import type { Offer_jobOffer$key } from '../../__generated__/Offer_jobOffer.graphql.ts';
import type { Offer_viewer$key } from '../../__generated__/Offer_viewer.graphql.ts';
import type { SaveOffer_jobOffer$key } from '../../__generated__/SaveOffer_jobOffer.graphql.ts';
import type { SaveOffer_viewer$key } from '../../__generated__/SaveOffer_viewer.graphql.ts';
import type { SimilarOffers_jobOffer$key } from '../../__generated__/SimilarOffers_jobOffer.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { SaveOfferButton } from '../../features/offers/savedOffer/SaveOfferButton.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { ProfileLayout, ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SaveLink } from '../../ui/action/SaveButton.tsx';
import { servedOnly } from '../../ui/base/servedPart.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { Grid, Row, Stack } from '../../ui/layout/Grid.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { isolated } from '../../ui/text/isolated.ts';
import { OfferDeal } from './OfferDeal.tsx';
import { OfferHead } from './OfferHead.tsx';
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

/** Saves the offer for job seekers. Visitors log in first and return; employers and admins do not see it. */
function SaveOffer({
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

/** Up to three offers of the same job in the same city, and a link to all of them. */
function SimilarOffers({ jobOffer: key }: { jobOffer: SimilarOffers_jobOffer$key }) {
  const { job, city, similarJobOffers } = useFragment(
    graphql`
      fragment SimilarOffers_jobOffer on JobOffer {
        job {
          name
          plural
          slug
        }
        city {
          name
          slug
        }
        similarJobOffers(first: 3) {
          edges {
            node {
              id
              ...JobOfferListItem_jobOffer
            }
          }
        }
      }
    `,
    key,
  );
  const more = (
    <Row>
      <ButtonLink look="secondary" href={offersPath({ job: job.slug, city: city.slug })}>
        Find more {job.name} Job Offers in {city.name}
      </ButtonLink>
    </Row>
  );
  if (similarJobOffers.edges.length === 0) return more;
  return (
    <ProfileSection title={`Other ${job.plural} Job Offers in ${city.name}`}>
      <Stack>
        <Grid>
          {similarJobOffers.edges.map(({ node }) => (
            <li key={node.id}>
              <JobOfferListItem jobOffer={node} heading="h3" />
            </li>
          ))}
        </Grid>
        {more}
      </Stack>
    </ProfileSection>
  );
}
