import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { JobSeekerFacts_jobSeeker$key } from '../../../__generated__/JobSeekerFacts_jobSeeker.graphql.ts';
import { useRefetchPage } from '../../../app/routing/useRefetchPage.ts';
import { verifiedFacts } from '../../../features/accounts/badge/verifiedFacts.ts';
import { acceptedTermsFact } from '../../../features/accounts/terms/acceptedTermsFact.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import { StateBadges } from './StateBadges.tsx';
import { useChangeActive } from './useChangeActive.ts';

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
        popularity
        strength {
          percent
        }
        ...verifiedFacts_user
        ...acceptedTermsFact_user
      }
    `,
    key,
  );
  const { change, changing } = useChangeActive();
  const refetchPage = useRefetchPage();
  const { active, pausedAt, updated, strength } = jobSeeker;
  return (
    <CardSection
      title="State"
      anchor="state"
      action={
        <Button
          look={active ? 'secondary' : 'primary'}
          loading={changing.size > 0}
          onClick={async () => {
            // The history below has one entry more.
            if (await change(jobSeeker)) await refetchPage();
          }}
        >
          {active ? 'Pause' : 'Activate'}
        </Button>
      }
    >
      <Row>
        <StateBadges active={active} updated={updated} />
        {pausedAt && <Badge tone="warm">Paused by the job seeker since {formatDay(pausedAt)}</Badge>}
      </Row>
      <Facts
        facts={[
          { label: 'Id', value: `#${jobSeeker.databaseId}` },
          { label: 'Joined', value: formatDay(jobSeeker.createdAt) },
          { label: 'Last change', value: formatDay(jobSeeker.updatedAt) },
          ...verifiedFacts(jobSeeker),
          acceptedTermsFact(jobSeeker),
          { label: 'Profile strength', value: strength && `${strength.percent} %` },
          { label: 'Popularity', value: jobSeeker.popularity },
        ]}
      />
    </CardSection>
  );
}
