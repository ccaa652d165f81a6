import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/format/date.ts';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { Row } from '../../../ui/layout/Grid.tsx';
import type { JobSeekerFacts_jobSeeker$key } from './__generated__/JobSeekerFacts_jobSeeker.graphql.ts';
import type { JobSeekerFactsActivateMutation } from './__generated__/JobSeekerFactsActivateMutation.graphql.ts';
import type { JobSeekerFactsPauseMutation } from './__generated__/JobSeekerFactsPauseMutation.graphql.ts';

/** The state of a profile, with the button that changes it, and what only admins see of it. */
export function JobSeekerFacts({ jobSeeker: key }: { jobSeeker: JobSeekerFacts_jobSeeker$key }) {
  const jobSeeker = useFragment(
    graphql`
      fragment JobSeekerFacts_jobSeeker on JobSeeker {
        id
        databaseId
        active
        pausedAt
        updated
        createdAt
        updatedAt
        emailVerified
        popularity
        strength {
          percent
        }
      }
    `,
    key,
  );
  const [activate, isActivating] = useAction<JobSeekerFactsActivateMutation>(graphql`
    mutation JobSeekerFactsActivateMutation($input: ActivateJobSeekerInput!) {
      activateJobSeeker(input: $input) {
        ... on ActivateJobSeekerPayload @alias(as: "success") {
          jobSeeker {
            id
            active
            pausedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const [pause, isPausing] = useAction<JobSeekerFactsPauseMutation>(graphql`
    mutation JobSeekerFactsPauseMutation($input: PauseJobSeekerInput!) {
      pauseJobSeeker(input: $input) {
        ... on PauseJobSeekerPayload @alias(as: "success") {
          jobSeeker {
            id
            active
            pausedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const { id, active, pausedAt, updated, strength } = jobSeeker;

  async function change() {
    const result = await (active ? pause : activate)({ input: { id } });
    if (!result.ok) return showToast(result.message, 'warning');
    showToast(active ? 'Paused.' : 'Activated. The job seeker gets an email.');
  }

  return (
    <CardSection
      title="State"
      action={
        <Button look={active ? 'secondary' : 'primary'} loading={isActivating || isPausing} onClick={change}>
          {active ? 'Pause' : 'Activate'}
        </Button>
      }
    >
      <Row>
        <Badge tone={active ? 'green' : 'warm'}>{active ? 'Activated' : 'Not activated'}</Badge>
        <Badge tone={updated ? 'green' : 'neutral'}>{updated ? 'Updated' : 'Pending'}</Badge>
        {pausedAt && <Badge tone="warm">Paused by the job seeker since {formatDay(pausedAt)}</Badge>}
      </Row>
      <Facts
        facts={[
          { label: 'Id', value: `#${jobSeeker.databaseId}` },
          { label: 'Joined', value: formatDay(jobSeeker.createdAt) },
          { label: 'Last change', value: formatDay(jobSeeker.updatedAt) },
          { label: 'Email', value: jobSeeker.emailVerified ? 'Verified' : 'Not verified' },
          { label: 'Profile strength', value: strength && `${strength.percent} %` },
          { label: 'Popularity', value: jobSeeker.popularity },
        ]}
      />
    </CardSection>
  );
}
