import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useChangeActiveActivateMutation } from '../../../__generated__/useChangeActiveActivateMutation.graphql.ts';
import type { useChangeActivePauseMutation } from '../../../__generated__/useChangeActivePauseMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/**
 * Activates a job seeker, or pauses an activated one, and says what became of it. `changing` has the global ids of those
 * under way.
 */
export function useChangeActive() {
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const [activate] = useAction<useChangeActiveActivateMutation>(graphql`
    mutation useChangeActiveActivateMutation($input: ActivateJobSeekerInput!) {
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
  const [pause] = useAction<useChangeActivePauseMutation>(graphql`
    mutation useChangeActivePauseMutation($input: PauseJobSeekerInput!) {
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
