import { graphql, useFragment } from 'react-relay';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { NewestJobOffers_query$key } from '../../__generated__/NewestJobOffers_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** The newest job offers, for job seekers. */
export function NewestJobOffers({
  query,
  title,
  lead,
}: {
  query: NewestJobOffers_query$key;
  title: string;
  lead: string;
}) {
  const { newestOffers } = useFragment(
    graphql`
      fragment NewestJobOffers_query on Query {
        newestOffers: jobOffers(first: 3) {
          edges {
            node {
              id
              ...JobOfferListItem_jobOffer
            }
          }
        }
      }
    `,
    query,
  );
  if (newestOffers.edges.length === 0) return null;
  return (
    <Section
      title={title}
      lead={lead}
      action={
        <ButtonLink href={paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug })} look="secondary">
          All job offers
        </ButtonLink>
      }
    >
      <Grid>
        {newestOffers.edges.map(({ node }) => (
          <li key={node.id}>
            <JobOfferListItem jobOffer={node} heading="h3" />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
