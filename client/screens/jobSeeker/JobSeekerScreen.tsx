import { graphql, usePreloadedQuery } from 'react-relay';
import { CanonicalAddress } from '../../components/CanonicalAddress.tsx';
import { jobSeekerPath } from '../../components/jobSeeker/jobSeekerPath.ts';
import { notFound } from '../../routing/Outcome.ts';
import type { ScreenProps } from '../../routing/route.ts';
import { Loading } from '../../ui/display/Loading.tsx';
import { ProfileSkeleton } from '../../ui/profile/ProfileSkeleton.tsx';
import type { JobSeekerScreenQuery } from './__generated__/JobSeekerScreenQuery.graphql.ts';
import { Profile } from './Profile.tsx';

/** A job seeker's public page (spec 001 §2). */
export default function JobSeekerScreen({ queryRef }: ScreenProps<JobSeekerScreenQuery>) {
  const { jobSeeker, viewer } = usePreloadedQuery<JobSeekerScreenQuery>(
    graphql`
      query JobSeekerScreenQuery($id: Int!) @preloadable {
        jobSeeker(databaseId: $id) {
          ...jobSeekerPath_jobSeeker
          ...Profile_jobSeeker
        }
        viewer {
          ...Profile_viewer
        }
      }
    `,
    queryRef,
  );
  if (!jobSeeker) throw notFound();
  const path = jobSeekerPath(jobSeeker);
  return (
    <>
      <CanonicalAddress path={path} />
      <Profile jobSeeker={jobSeeker} viewer={viewer} path={path} />
    </>
  );
}

/** As large as what a profile shows first. */
export function Skeleton() {
  return (
    <Loading label="Loading the profile">
      <ProfileSkeleton />
    </Loading>
  );
}
