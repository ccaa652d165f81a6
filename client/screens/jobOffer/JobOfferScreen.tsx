import { graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { commitMutation } from 'relay-runtime';
import { firstName } from '../../../server/domain/core/text/firstName.ts';
import { offerTerms } from '../../../server/domain/core/text/format/schedule.ts';
import type { JobOfferScreen_jobOffer$key } from '../../__generated__/JobOfferScreen_jobOffer.graphql.ts';
import type { JobOfferScreen_viewer$key } from '../../__generated__/JobOfferScreen_viewer.graphql.ts';
import type { JobOfferScreenQuery } from '../../__generated__/JobOfferScreenQuery.graphql.ts';
import type { SaveOffer_jobOffer$key } from '../../__generated__/SaveOffer_jobOffer.graphql.ts';
import type { SaveOffer_viewer$key } from '../../__generated__/SaveOffer_viewer.graphql.ts';
import type { SimilarOffers_jobOffer$key } from '../../__generated__/SimilarOffers_jobOffer.graphql.ts';
import type { useCountOfferViewMutation } from '../../__generated__/useCountOfferViewMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta, PageStatus } from '../../app/routing/PageMeta.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { SaveOfferButton } from '../../features/offers/savedOffer/SaveOfferButton.tsx';
import { ProfileLayout, ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { useReportView } from '../../features/people/view/useReportView.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { SaveLink } from '../../ui/action/SaveButton.tsx';
import { servedOnly } from '../../ui/base/servedPart.tsx';
import { Rate } from '../../ui/display/Rate.tsx';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { Container, Grid, Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { isolated } from '../../ui/text/isolated.ts';
import { OfferDeal, OfferHead } from './OfferHead.tsx';
import { useApplication } from './useApplication.tsx';

/** A job offer's public page (docs/product/offers.md, 'The public page of an offer'). */
export default function JobOfferScreen({ queryRef }: ScreenProps<JobOfferScreenQuery, { id: number }>) {
  const { jobOffer, viewer } = usePreloadedQuery<JobOfferScreenQuery>(
    graphql`
      query JobOfferScreenQuery($id: Int!) @preloadable {
        jobOffer(databaseId: $id) {
          id
          active
          ...JobOfferScreen_jobOffer
        }
        viewer {
          ...JobOfferScreen_viewer
        }
      }
    `,
    queryRef,
  );
  useCountOfferView(jobOffer?.active ? jobOffer.id : null);
  if (!jobOffer) return <NoOffer />;
  return <Offer jobOffer={jobOffer} viewer={viewer} />;
}

/** A closed, deleted or unknown offer, with links to others. */
function NoOffer() {
  return (
    <Container narrow>
      <PageMeta title="This job offer is not available" />
      <PageStatus status={404} />
      <PageHead
        title="This job offer is not available"
        lead="It may have been filled or closed. Other employers are hiring now."
      />
      <ButtonLink href={offersPath({})}>See all job offers</ButtonLink>
    </Container>
  );
}

/** As large as the first view of an offer. */
export function Skeleton() {
  return (
    <Loading label="Loading the job offer">
      <ProfileSkeleton />
    </Loading>
  );
}

/** Reports a view of the offer with this global id. */
function useCountOfferView(id: string | null): void {
  const environment = useRelayEnvironment();
  useReportView(id, () => {
    if (id === null) return;
    commitMutation<useCountOfferViewMutation>(environment, {
      mutation: graphql`
        mutation useCountOfferViewMutation($input: CountJobOfferViewInput!) {
          countJobOfferView(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { jobOffer: id } },
    });
  });
}

// Search engines read what the server renders.
const JobPosting = servedOnly(() => import('./JobPosting.tsx'));

/** An offer, with the contact button in its card and in the bottom bar. */
function Offer({
  jobOffer: jobOfferKey,
  viewer: viewerKey,
}: {
  jobOffer: JobOfferScreen_jobOffer$key;
  viewer: JobOfferScreen_viewer$key;
}) {
  const jobOffer = useFragment(
    graphql`
      fragment JobOfferScreen_jobOffer on JobOffer {
        id
        databaseId
        viewerCanEdit
        active
        employerName
        descriptionHtml
        summary(length: 160)
        photoUri
        maxRate
        partTime
        fullTime
        startsOn
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
        ...OfferHead_offerDeal
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
      fragment JobOfferScreen_viewer on Viewer {
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
        title={`${title}: ${offerTerms({ ...jobOffer, currency: city.country.currencyCode })}`}
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
