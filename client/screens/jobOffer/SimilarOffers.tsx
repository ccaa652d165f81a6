import { graphql, useFragment } from 'react-relay';
import type { SimilarOffers_jobOffer$key } from '../../__generated__/SimilarOffers_jobOffer.graphql.ts';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/Grid.tsx';

/** Up to three offers of the same job in the same city, and a link to all of them. */
export function SimilarOffers({ jobOffer: key }: { jobOffer: SimilarOffers_jobOffer$key }) {
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
