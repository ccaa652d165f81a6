import { graphql, useFragment } from 'react-relay';
import { formatMonth } from '../../../server/domain/core/text/format/time.ts';
import type { JobSeekerReferences_jobSeeker$key } from '../../__generated__/JobSeekerReferences_jobSeeker.graphql.ts';
import { ProfileSection } from '../../features/people/profile/ProfileLayout.tsx';
import { ReferenceItem } from './ReferenceItem.tsx';

/** What former employers have confirmed. Renders nothing while there is nothing. */
export function JobSeekerReferences({ jobSeeker: key }: { jobSeeker: JobSeekerReferences_jobSeeker$key }) {
  const { references } = useFragment(
    graphql`
      fragment JobSeekerReferences_jobSeeker on JobSeeker {
        references {
          company
          job
          beganIn
          endedIn
          sentence
          confirmedAt
        }
      }
    `,
    key,
  );
  if (references.length === 0) return null;
  return (
    <ProfileSection title="References">
      <ul>
        {references.map(({ company, job, beganIn, endedIn, sentence, confirmedAt }) => (
          <ReferenceItem
            key={`${company} ${job} ${beganIn} ${confirmedAt}`}
            job={`${job} at ${company}`}
            period={`${formatMonth(beganIn)} to ${formatMonth(endedIn)}`}
            confirmed={confirmedAt && `Confirmed by email in ${formatMonth(confirmedAt)}`}
          >
            {sentence}
          </ReferenceItem>
        ))}
      </ul>
    </ProfileSection>
  );
}
