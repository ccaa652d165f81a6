import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { FindWorkScreenQuery } from '../../__generated__/FindWorkScreenQuery.graphql.ts';
import type { NewestJobOffers_query$key } from '../../__generated__/NewestJobOffers_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { anyChoice, offerSearchAddress } from '../../features/discovery/jobSearch/jobSearch.ts';
import { JobOfferListItem } from '../../features/offers/jobOffer/JobOfferListItem.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Grid, Row } from '../../ui/layout/Grid.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Endorsements } from './Endorsements.tsx';
import { AudienceTabs, HeroSkeleton, HowItWorks } from './firstPage.tsx';
import { HourDial } from './HourDial.tsx';
import { SearchSentence } from './SearchSentence.tsx';

export const Skeleton = HeroSkeleton;

const steps = [
  { title: 'Show yourself', text: 'A photo, a few words, your rate and your hours. Add a video if you like.' },
  { title: 'Get found', text: 'Employers write to you, and you apply to job offers with a message.' },
  { title: 'Agree', text: 'Settle the details in chat. The employer pays you directly, and we take no commission.' },
];

/** /find-work: the first page of visitors who look for work. */
export default function FindWorkScreen({ queryRef }: ScreenProps<FindWorkScreenQuery>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = usePreloadedQuery<FindWorkScreenQuery>(
    graphql`
      query FindWorkScreenQuery @preloadable {
        viewer {
          kind
        }
        jobs {
          name
          slug
        }
        popularJobs(first: 1) {
          job {
            slug
          }
        }
        cities {
          name
          slug
        }
        hiring: jobOffers(first: 6) {
          edges {
            node {
              id
              employerName
              photoUri
            }
          }
        }
        ...NewestJobOffers_query
        ...Endorsements_query
      }
    `,
    queryRef,
  );
  // Without JavaScript, the form leads here to get the URL for its fields.
  const fields = Object.fromEntries(new URLSearchParams(search));
  if (fields.job !== undefined) throw redirectTo(offerSearchAddress(fields));
  const { jobs, cities, popularJobs, hiring, viewer } = query;
  return (
    <>
      <PageMeta
        title="Find work by the hour"
        description="Find work as a waiter, chef, barista, cleaner and more. Create a profile with your rate and your hours, and employers write to you."
        canonical={paths.findWork.to()}
      />
      <Hero
        adornment={
          <HourDial
            people={hiring.edges.map(({ node: { id, employerName, photoUri } }) => ({
              id,
              name: employerName,
              photoUri: photoUri ?? null,
            }))}
          />
        }
      >
        {viewer.kind === 'ANONYMOUS' && <AudienceTabs open="work" />}
        <SearchSentence
          words="I’m looking for work as a"
          action={paths.findWork.to()}
          jobs={jobs.map(({ name, slug }) => ({ value: slug, label: name.toLowerCase() }))}
          defaultJob={popularJobs[0]?.job.slug}
          cities={[
            { value: anyChoice, label: 'any city' },
            ...cities.map(({ name, slug }) => ({ value: slug, label: name })),
          ]}
          buttonLabel="See job offers"
          onSearch={(values) => navigate(offerSearchAddress(values))}
        />
        <Text look="lead">
          Free for job seekers, always. Set your rate and your hours, and let employers write to you.
        </Text>
        {viewer.kind === 'ANONYMOUS' && (
          <Row>
            <ButtonLink href={paths.signUpAsJobSeeker.to()} look="secondary" size="large">
              Create your profile
            </ButtonLink>
          </Row>
        )}
      </Hero>
      <NewestJobOffers
        query={query}
        title="Employers who are hiring now"
        lead="Apply with a message, and chat right away."
      />
      <HowItWorks lead="Create your profile in six short steps, for free." steps={steps} />
      <Endorsements query={query} />
    </>
  );
}

/** The newest job offers, for job seekers. */
function NewestJobOffers({ query, title, lead }: { query: NewestJobOffers_query$key; title: string; lead: string }) {
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
