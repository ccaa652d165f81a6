import { useState } from 'react';
import { graphql } from 'react-relay';
import type { StateBadgesActivateMutation } from '../../../__generated__/StateBadgesActivateMutation.graphql.ts';
import type { StateBadgesPauseMutation } from '../../../__generated__/StateBadgesPauseMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Badge, Badges } from '../../../ui/display/Badge.tsx';
import { showToast } from '../../../ui/display/toasts.ts';

/**
 * The two states of a profile, in the words of docs/product/back-office.md, 'Job seekers'. Null: the viewer may not see it.
 */
export function StateBadges({
  active,
  updated,
}: {
  active: boolean | null | undefined;
  updated: boolean | null | undefined;
}) {
  return (
    <Badges>
      <Badge tone={active ? 'green' : 'warm'}>{active ? 'Activated' : 'Not activated'}</Badge>
      <Badge tone={updated ? 'green' : 'neutral'}>{updated ? 'Updated' : 'Pending'}</Badge>
    </Badges>
  );
}

/**
 * Activates a job seeker, or pauses an activated one, and says what became of it. `changing` has the global ids of those
 * under way.
 */
export function useChangeActive() {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const [activate] = useAction<StateBadgesActivateMutation>(graphql`
    mutation StateBadgesActivateMutation($input: ActivateJobSeekerInput!) {
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
  const [pause] = useAction<StateBadgesPauseMutation>(graphql`
    mutation StateBadgesPauseMutation($input: PauseJobSeekerInput!) {
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

  async function change({ id, active }: { id: string; active: boolean | null | undefined }): Promise<boolean> {
    setChanging((others) => new Set([...others, id]));
    const result = await (active ? pause : activate)({ input: { id } });
    setChanging((all) => new Set([...all].filter((other) => other !== id)));
    if (result.ok) showToast(active ? 'Paused.' : 'Activated. The job seeker gets an email.');
    else showToast(result.message, 'warning');
    return result.ok;
  }
  return { change, changing };
}
