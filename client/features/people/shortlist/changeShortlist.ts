import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { changeShortlistAddMutation } from '../../../__generated__/changeShortlistAddMutation.graphql.ts';
import type { changeShortlistRemoveMutation } from '../../../__generated__/changeShortlistRemoveMutation.graphql.ts';
import { act } from '../../../app/relay/action.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/** Changing the shortlist. Loaded on demand. */

/**
 * Puts a job seeker on the shortlist, or removes them, and says so. Resolves to whether it did.
 * @param note given when a removal is undone
 */
export async function changeShortlist(
  environment: IEnvironment,
  { id, list, note }: { id: string; list: boolean; note: string | undefined },
  signIn: () => void,
): Promise<boolean> {
  const result = await (list ? addToShortlist(environment, id, note) : removeFromShortlist(environment, id));
  if (result.ok) showToast(list ? 'Added to your shortlist.' : 'Removed from your shortlist.');
  else if (result.type === 'SignInRequired') signIn();
  else showToast(result.message, 'warning');
  return result.ok;
}

function addToShortlist(environment: IEnvironment, jobSeeker: string, note?: string) {
  return act<changeShortlistAddMutation>(
    environment,
    graphql`
      mutation changeShortlistAddMutation($input: AddToShortlistInput!) {
        addToShortlist(input: $input) {
          ... on AddToShortlistPayload @alias(as: "success") {
            jobSeeker {
              id
              viewerHasShortlisted
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobSeeker, note } },
  );
}

export function removeFromShortlist(environment: IEnvironment, jobSeeker: string) {
  return act<changeShortlistRemoveMutation>(
    environment,
    graphql`
      mutation changeShortlistRemoveMutation($input: RemoveFromShortlistInput!) {
        removeFromShortlist(input: $input) {
          ... on RemoveFromShortlistPayload @alias(as: "success") {
            jobSeeker {
              id
              viewerHasShortlisted
            }
          }
          ...action_failure @alias(as: "failure")
        }
      }
    `,
    { input: { jobSeeker } },
  );
}
