import { graphql, useFragment } from 'react-relay';
import type { ProfileSafety_jobSeeker$key } from '../../__generated__/ProfileSafety_jobSeeker.graphql.ts';
import { useBlock } from '../../features/chat/block/useBlock.tsx';
import { ReportButton } from '../../features/lifecycle/report/ReportButton.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Row } from '../../ui/layout/Grid.tsx';

/** Reports the profile, and for employers blocks its job seeker or takes that back. */
export function ProfileSafety({
  jobSeeker: key,
  canBlock,
}: {
  jobSeeker: ProfileSafety_jobSeeker$key;
  canBlock: boolean;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment ProfileSafety_jobSeeker on JobSeeker {
        id
        databaseId
        name
        viewerHasBlocked
      }
    `,
    key,
  );
  const { askToBlock, takeBack } = useBlock();
  const { id, databaseId, viewerHasBlocked } = jobSeeker;
  const name = firstName(jobSeeker.name);
  return (
    <Row>
      <ReportButton subject={id} noun="profile" />
      {canBlock && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void (viewerHasBlocked ? takeBack(name, databaseId) : askToBlock(name, { jobSeeker: id }))}
        >
          {viewerHasBlocked ? `Unblock ${name}` : `Block ${name}`}
        </Button>
      )}
    </Row>
  );
}
