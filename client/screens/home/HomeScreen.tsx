import { lazy, Suspense } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { dayMs } from '../../../server/domain/core/text/durations.ts';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { allCitiesSlug } from '../../../server/domain/offers/jobOffer/search.input.ts';
import { dayLabel } from '../../../server/domain/people/availability/week.input.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { BestMatches_query$key } from '../../__generated__/BestMatches_query.graphql.ts';
import type { HomeScreen_query$key } from '../../__generated__/HomeScreen_query.graphql.ts';
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql.ts';
import type { PopularCities_query$key } from '../../__generated__/PopularCities_query.graphql.ts';
import type { PopularJobs_query$key } from '../../__generated__/PopularJobs_query.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { useNow } from '../../features/core/time/useNow.ts';
import { anyChoice, bestMatch, searchAddress } from '../../features/discovery/jobSearch/jobSearch.ts';
import WhyThisOrder from '../../features/discovery/jobSearch/WhyThisOrder.tsx';
import { JobSeekerTile } from '../../features/people/jobSeeker/JobSeekerTile.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Grid, Row, Stack } from '../../ui/layout/Grid.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Endorsements } from './Endorsements.tsx';
import { AudienceTabs, HeroSkeleton, HowItWorks } from './firstPage.tsx';
import styles from './HomeScreen.module.css';
import { HourDial } from './HourDial.tsx';
import { SearchSentence } from './SearchSentence.tsx';

/** A link to the job seekers' pages, on the page for employers. */
const LookingForWork = () => (
  <Section title="Looking for work?" lead="Free for job seekers, always. See who is hiring and apply.">
    <Row>
      <ButtonLink href={paths.jobOffers.to({ job: allJobsSlug, city: allCitiesSlug })} look="secondary">
        All job offers
      </ButtonLink>
      <ButtonLink href={paths.findWork.to()} look="quiet">
        How it works for job seekers
      </ButtonLink>
    </Row>
  </Section>
);

// Visitors do not load them.
const JobSeekerHome = servedPart('job-seeker-home', () => import('./jobSeeker/JobSeekerHome.tsx'));
const EmployerHome = servedPart('employer-home', () => import('./employer/EmployerHome.tsx'));

// Most visitors have stored nothing, and load no more.
const WaitingOffer = lazy(() => import('./WaitingOffer.tsx').catch(() => ({ default: () => lead })));

const lead = (
  <Text look="lead">Hire for the hours you need. Compare rates, read profiles and agree the details in chat.</Text>
);

const steps = [
  {
    title: 'Find',
    text: 'Choose a job and a city. Compare job seekers by rate, experience and availability.',
  },
  {
    title: 'Contact',
    text: 'Leave an email or a WhatsApp number and describe the work. No account needed.',
  },
  {
    title: 'Agree',
    text: 'Settle the details in chat. You pay the job seeker directly, and we take no commission.',
  },
];

/** The home page: the search and an overview of the product (docs/product/search.md, 'The home page'). */
export default function HomeScreen({ queryRef }: ScreenProps<HomeScreenQuery>) {
  const { search } = useLocation();
  const query = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery @preloadable {
        viewer {
          kind
          ...JobSeekerHome_viewer
          ...EmployerHome_viewer
          user {
            ...JobSeekerHome_jobSeeker @alias(as: "jobSeeker")
            ...EmployerHome_employer @alias(as: "employer")
          }
        }
        ...HomeScreen_query
        ...PopularJobs_query
        ...BestMatches_query
        ...PopularCities_query
        ...Endorsements_query
      }
    `,
    queryRef,
  );
  // Without JavaScript, the search forms lead here to get the URL for their fields.
  const fields = Object.fromEntries(new URLSearchParams(search));
  if (fields.job !== undefined) throw redirectTo(searchAddress(fields));
  const { kind, user } = query.viewer;
  if (user?.jobSeeker) return <JobSeekerHome jobSeeker={user.jobSeeker} viewer={query.viewer} />;
  // A guest sees what a visitor sees.
  if (kind === 'EMPLOYER' && user?.employer) return <EmployerHome employer={user.employer} viewer={query.viewer} />;
  return (
    <>
      <PageMeta
        title={product.name}
        description="Hire waiters, chefs, baristas, cleaners and more by the hour. Compare rates, experience and availability, and contact job seekers directly."
        canonical={paths.home.to()}
      />
      <HomeHero query={query} />
      <PopularJobs query={query} />
      <HowItWorks
        lead={
          <>
            Browsing is free. Subscribe to chat. Cancel any time. <Link href={paths.pricing.to()}>See the prices</Link>
          </>
        }
        steps={steps}
      />
      <BestMatches query={query} />
      <PopularCities query={query} />
      <Endorsements query={query} />
      <LookingForWork />
    </>
  );
}

export const Skeleton = HeroSkeleton;

/** The jobs with the most job seekers. */
function PopularJobs({ query }: { query: PopularJobs_query$key }) {
  const { popularJobs } = useFragment(
    graphql`
      fragment PopularJobs_query on Query {
        popularJobs(first: 8) {
          jobSeekerCount
          job {
            id
            plural
            slug
          }
        }
      }
    `,
    query,
  );
  if (popularJobs.length === 0) return null;
  return (
    <Section title="Popular jobs" tone="sunken">
      <ul className={styles.jobs}>
        {popularJobs.map(({ job, jobSeekerCount }) => (
          <li key={job.id}>
            <Link href={paths.jobSeekers.to({ job: job.slug })} dir="auto" className={styles.job}>
              {job.plural}
              <span className={styles.count}>
                {jobSeekerCount}
                <VisuallyHidden> available</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The job seekers who match best. */
function BestMatches({ query }: { query: BestMatches_query$key }) {
  const { best } = useFragment(
    graphql`
      fragment BestMatches_query on Query {
        best: jobSeekers(first: 4, sort: BEST_MATCH) {
          edges {
            node {
              id
              ...JobSeekerTile_jobSeeker
            }
          }
        }
      }
    `,
    query,
  );
  if (best.edges.length === 0) return null;
  return (
    <Section
      title="Best matches"
      tone="sunken"
      action={
        <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug }, bestMatch)} look="secondary">
          See more job seekers
        </ButtonLink>
      }
    >
      <Stack gap="small">
        <Grid columns={4} className={styles.best}>
          {best.edges.map(({ node }) => (
            <li key={node.id}>
              <JobSeekerTile jobSeeker={node} />
            </li>
          ))}
        </Grid>
        <WhyThisOrder />
      </Stack>
    </Section>
  );
}

/** The jobs with the most job seekers, by city. */
function PopularCities({ query }: { query: PopularCities_query$key }) {
  const { popularCities } = useFragment(
    graphql`
      fragment PopularCities_query on Query {
        popularCities(first: 6) {
          city {
            id
            name
          }
          jobs(first: 3) {
            jobSeekerCount
            job {
              id
              plural
              slug
            }
          }
        }
      }
    `,
    query,
  );
  if (popularCities.length === 0) return null;
  return (
    <Section title="City by city" lead="See who is looking for work near you.">
      <ul className={styles.cities}>
        {popularCities.map(({ city, jobs }) => (
          <li key={city.id} className={styles.city}>
            <h3 dir="auto">{city.name}</h3>
            <ul>
              {jobs.map(({ job, jobSeekerCount }) => (
                <li key={job.id}>
                  <Link
                    href={paths.jobSeekers.to({ job: job.slug, city: city.name }, bestMatch)}
                    className={styles.cityJob}
                  >
                    <span dir="auto">
                      {job.plural} in {city.name}
                    </span>
                    <span className={styles.count}>{jobSeekerCount}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** 'I need to hire a …', beside some job seekers. */
function HomeHero({ query }: { query: HomeScreen_query$key }) {
  const { viewer, jobs, cities, popularJobs, wanted } = useFragment(
    graphql`
      fragment HomeScreen_query on Query {
        viewer {
          kind
        }
        jobs {
          name
          slug
        }
        cities {
          name
        }
        popularJobs(first: 8) {
          job {
            slug
          }
        }
        wanted: jobSeekers(first: 6, sort: POPULARITY) {
          edges {
            node {
              id
              name
              callName
              photoUri
            }
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const mayHaveStored = useIsBrowser() && hasStored();
  return (
    <Hero
      adornment={
        <HourDial
          people={wanted.edges.map(({ node: { id, photoUri, ...person } }) => ({
            id,
            name: calledName(person),
            photoUri: photoUri ?? null,
          }))}
        />
      }
    >
      {viewer.kind === 'ANONYMOUS' && <AudienceTabs open="hire" />}
      <SearchSentence
        words="I need to hire a"
        action={paths.home.to()}
        jobs={jobs.map(({ name, slug }) => ({ value: slug, label: name.toLowerCase() }))}
        defaultJob={popularJobs[0]?.job.slug}
        cities={[{ value: anyChoice, label: 'any city' }, ...cities.map(({ name }) => ({ value: name, label: name }))]}
        days={[{ value: anyChoice, label: 'any day' }, ...comingDays(useNow())]}
        onSearch={(values) => navigate(searchAddress(values))}
      />
      {mayHaveStored ? (
        <Suspense fallback={lead}>
          <WaitingOffer>{lead}</WaitingOffer>
        </Suspense>
      ) : (
        lead
      )}
    </Hero>
  );
}

/** The days and evenings of a week from now on, as the search asks for them. */
function comingDays(now: Date) {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((later) => {
    const day = new Date(now.getTime() + later * dayMs).toISOString().slice(0, 10);
    const weekday = dayLabel(day).slice(0, 3);
    return [
      { value: `${day}T09:00/17:00`, label: `${weekday} daytime` },
      { value: `${day}T18:00/23:00`, label: `${weekday} evening` },
    ];
  });
}

/** Whether this browser stores anything of this site. */
function hasStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    // Storage is refused.
    return false;
  }
}
