import { graphql, useFragment } from 'react-relay';
import type { ProfileEnd_jobSeeker$key } from './__generated__/ProfileEnd_jobSeeker.graphql.ts';
import type { ProfileEnd_viewer$key } from './__generated__/ProfileEnd_viewer.graphql.ts';
import { JobSeekerRatings } from './JobSeekerRatings.tsx';
import { JobSeekerReferences } from './JobSeekerReferences.tsx';
import { ProfileSafety } from './ProfileSafety.tsx';
import { SimilarJobSeekers } from './SimilarJobSeekers.tsx';

/** What follows the profile's own text: what others have confirmed, what a viewer can do about it, and similar profiles. */
export default function ProfileEnd({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
}: {
  jobSeeker: ProfileEnd_jobSeeker$key;
  viewer: ProfileEnd_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileEnd_jobSeeker on JobSeeker {
        active
        ...JobSeekerRatings_jobSeeker
        ...JobSeekerReferences_jobSeeker
        ...ProfileSafety_jobSeeker
        ...SimilarJobSeekers_jobSeeker
      }
    `,
    jobSeekerKey,
  );
  const { kind } = useFragment(
    graphql`
      fragment ProfileEnd_viewer on Viewer {
        kind
      }
    `,
    viewerKey,
  );
  return (
    <>
      <JobSeekerRatings jobSeeker={jobSeeker} />
      <JobSeekerReferences jobSeeker={jobSeeker} />
      {/* The state is for the job seeker and admins, who do not report it. */}
      {jobSeeker.active == null && <ProfileSafety jobSeeker={jobSeeker} canBlock={kind === 'EMPLOYER'} />}
      <SimilarJobSeekers jobSeeker={jobSeeker} />
    </>
  );
}
