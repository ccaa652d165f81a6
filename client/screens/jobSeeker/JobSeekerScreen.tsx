import { lazy, Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { JobSeekerScreenQuery } from '../../__generated__/JobSeekerScreenQuery.graphql.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { CanonicalAddress } from '../../features/core/CanonicalAddress.tsx';
import { asEmployersSearch, jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ProfileSkeleton } from '../../features/people/profile/ProfileSkeleton.tsx';
import { servedPart } from '../../ui/base/servedPart.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { Profile } from './Profile.tsx';

// Few visits need them.
const NoProfile = servedPart('no-profile', () => import('./NoProfile.tsx'));
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

/** As large as the first view of a profile. */
export function Skeleton() {
  return (
    <Loading label="Loading the profile">
      <ProfileSkeleton />
    </Loading>
  );
}
