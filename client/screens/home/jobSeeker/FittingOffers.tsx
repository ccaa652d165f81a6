import { graphql, useFragment } from 'react-relay';
import { inSentence } from '../../../../server/domain/core/text/countryInSentence.ts';
import { allCitiesSlug } from '../../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../../server/domain/people/search/search.input.ts';
import type { FittingOffers_jobSeeker$key } from '../../../__generated__/FittingOffers_jobSeeker.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { JobOfferListItem } from '../../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ButtonLink } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Grid } from '../../../ui/layout/Grid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';

/** The newest offers of the job seeker's job in their city. */
export function FittingOffers({ jobSeeker: key }: { jobSeeker: FittingOffers_jobSeeker$key }) {
  const { job, city, fittingJobOffers } = useFragment(
    graphql`
      fragment FittingOffers_jobSeeker on JobSeeker {
        job {
          name
          slug
        }
        city {
          name
          slug
        }
        fittingJobOffers(first: 3) {
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
  const isKnown = job && city;
  const all = isKnown
    ? paths.jobOffers.to({ job: job.slug, city: city.slug })
    : paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug });
  const offers = fittingJobOffers.edges;
  return (
    <Section
      title="Offers for you"
      lead={
        isKnown ? `${job.name} in ${city.name}` : 'Choose your job and city in your profile to see offers that fit.'
      }
      action={
        <ButtonLink href={all} look="secondary">
          {isKnown ? `All ${inSentence(job.name)} offers in ${city.name}` : 'All job offers'}
        </ButtonLink>
      }
    >
      {offers.length > 0 ? (
        <Grid>
          {offers.map(({ node }) => (
            <li key={node.id}>
              <JobOfferListItem jobOffer={node} heading="h3" />
            </li>
          ))}
        </Grid>
      ) : (
        <EmptyState
          title="No offers that fit yet"
          action={
            <ButtonLink href={paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug })} look="secondary">
              All job offers
            </ButtonLink>
          }
        >
          Employers post new ones every week.
        </EmptyState>
      )}
    </Section>
  );
}
