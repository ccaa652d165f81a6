import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProfileEnd_jobSeeker$key } from '../../__generated__/ProfileEnd_jobSeeker.graphql.ts';
import type { ProfileEnd_viewer$key } from '../../__generated__/ProfileEnd_viewer.graphql.ts';
import { PriceFrom } from '../../features/billing/payment/PriceFrom.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { Row, Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { JobSeekerRatings } from './JobSeekerRatings.tsx';
import { JobSeekerReferences } from './JobSeekerReferences.tsx';
import { ProfileSafety } from './ProfileSafety.tsx';
import { SimilarJobSeekers } from './SimilarJobSeekers.tsx';

/** What follows the profile's own text: what others have confirmed, what a viewer can do about it, and similar profiles. */
export default function ProfileEnd({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
  contact,
}: {
  jobSeeker: ProfileEnd_jobSeeker$key;
  viewer: ProfileEnd_viewer$key;
  /** The button that contacts the job seeker, for viewers who can. */
  contact: ReactNode;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileEnd_jobSeeker on JobSeeker {
        name
        active
        ...PriceFrom_jobSeeker
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
      {contact && (
        <ProfileSection title={`Work with ${firstName(jobSeeker.name)}`}>
          <Stack gap="small">
            <Text>Write to {firstName(jobSeeker.name)} to agree the hours, the pay and a first day.</Text>
            <Row>{contact}</Row>
            <PriceFrom jobSeeker={jobSeeker} />
          </Stack>
        </ProfileSection>
      )}
      <SimilarJobSeekers jobSeeker={jobSeeker} />
    </>
  );
}
