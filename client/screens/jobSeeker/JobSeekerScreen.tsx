import { lazy, Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerScreenQuery } from '../../__generated__/JobSeekerScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { PageStatus } from '../../app/routing/PageStatus.tsx';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { asEmployersSearch, jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { Loading } from '../../ui/display/Loading.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Profile } from './Profile.tsx';

// Few visits need it.
const AsEmployersSee = lazy(() => import('./AsEmployersSee.tsx'));

/** A job seeker's public page (docs/product/profiles.md, 'The public page of a job seeker'). */
export default function JobSeekerScreen({ queryRef, params }: ScreenProps<JobSeekerScreenQuery, { id: number }>) {
  const { jobSeeker, viewer } = usePreloadedQuery<JobSeekerScreenQuery>(
    graphql`
      query JobSeekerScreenQuery($id: Int!) @preloadable {
        jobSeeker(databaseId: $id) {
          ...jobSeekerPath_jobSeeker
          ...Profile_jobSeeker
        }
        viewer {
          user {
            databaseId
          }
          ...Profile_viewer
        }
      }
    `,
    queryRef,
  );
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  if (!jobSeeker) return <NoProfile />;
  // In the browser, with a store of its own.
  if (isBrowser && search === asEmployersSearch && viewer.user?.databaseId === params.id) {
    return (
      <Suspense fallback={<Skeleton />}>
        <AsEmployersSee id={params.id} waiting={<Skeleton />} />
      </Suspense>
    );
  }
  const path = jobSeekerPath(jobSeeker);
  return (
    <>
      <CanonicalAddress path={path} />
      <Profile jobSeeker={jobSeeker} viewer={viewer} path={path} />
    </>
  );
}

/** A paused, deleted or unknown profile, with links to others. */
function NoProfile() {
  return (
    <Container narrow>
      <PageMeta title="This profile is not available" />
      <PageStatus status={404} />
      <PageHead title="This profile is not available" lead="Other job seekers are ready to start." />
      <ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>See all job seekers</ButtonLink>
    </Container>
  );
}

/** As large as the first view of a profile. */
export function Skeleton() {
  return (
    <Loading label="Loading the profile">
      <ProfileSkeleton />
    </Loading>
  );
}
