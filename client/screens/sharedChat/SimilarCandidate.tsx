import { graphql, useFragment } from 'react-relay';
import type { SimilarCandidate_jobSeeker$key } from '../../__generated__/SimilarCandidate_jobSeeker.graphql.ts';
import type { SimilarCandidate_viewer$key } from '../../__generated__/SimilarCandidate_viewer.graphql.ts';
import { useContact } from '../../features/hiring/contact/useContact.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { JobSeekerTile } from '../../features/people/jobSeeker/JobSeekerTile.tsx';
import { Button } from '../../ui/action/Button.tsx';

/** Another job seeker for the job, with the same contact button as on their profile. */
export function SimilarCandidate({
  jobSeeker: jobSeekerKey,
  viewer: viewerKey,
}: {
  jobSeeker: SimilarCandidate_jobSeeker$key;
  viewer: SimilarCandidate_viewer$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment SimilarCandidate_jobSeeker on JobSeeker {
        name
        ...JobSeekerTile_jobSeeker
        ...useContact_jobSeeker
      }
    `,
    jobSeekerKey,
  );
  const viewer = useFragment(
    graphql`
      fragment SimilarCandidate_viewer on Viewer {
        canContactJobSeekers
        ...useContact_viewer
      }
    `,
    viewerKey,
  );
  const { contact, prepare, isContacting, dialogs } = useContact(jobSeeker, viewer);
  return (
    <>
      <JobSeekerTile
        jobSeeker={jobSeeker}
        action={
          viewer.canContactJobSeekers && (
            <Button
              size="small"
              look="secondary"
              loading={isContacting}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={contact}
            >
              Contact {firstName(jobSeeker.name)}
            </Button>
          )
        }
      />
      {dialogs}
    </>
  );
}
