import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { redirectTo } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { searchAddress } from '../../features/discovery/jobSearch/jobSearch.ts';
import { Link } from '../../ui/base/Link.tsx';
import { product } from '../../ui/base/product.ts';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { Endorsements } from './Endorsements.tsx';
import { HeroSkeleton } from './HeroSkeleton.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LookingForWork } from './LookingForWork.tsx';
import { NewestJobSeekers } from './NewestJobSeekers.tsx';
import { PopularCities } from './PopularCities.tsx';
import { PopularJobs } from './PopularJobs.tsx';

// Visitors do not load them.
const JobSeekerHome = servedPart('job-seeker-home', () => import('./jobSeeker/JobSeekerHome.tsx'));
const EmployerHome = servedPart('employer-home', () => import('./employer/EmployerHome.tsx'));

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
        ...HomeHero_query
        ...PopularJobs_query
        ...NewestJobSeekers_query
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
      <NewestJobSeekers query={query} />
      <PopularCities query={query} />
      <Endorsements query={query} />
      <LookingForWork />
    </>
  );
}

export const Skeleton = HeroSkeleton;
