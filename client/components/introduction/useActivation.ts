import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAction } from '../../relay/useAction.ts';
import { showToast } from '../../ui/display/toasts.ts';
import type { useActivationMutation } from './__generated__/useActivationMutation.graphql.ts';

/**
 * Takes an introduction up and goes on in its chat: admins in theirs, the two by the shared chat of their side (spec 001 §4).
 */
export function useActivation(): [activate: (id: string) => Promise<void>, pending: boolean] {
  const navigate = useNavigate();
  const [activateIntroduction, pending] = useAction<useActivationMutation>(graphql`
    mutation useActivationMutation($input: ActivateIntroductionInput!) {
      activateIntroduction(input: $input) {
        ... on ActivateIntroductionPayload @alias(as: "success") {
          contactRequest {
            id
            isPending
            viewerCanActivate
          }
          chat {
            id
            databaseId
            viewerIsAdmin
            sharedHash
            jobSeekerSharedHash
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  async function activate(id: string) {
    const result = await activateIntroduction({ input: { contactRequest: id } });
    if (!result.ok) {
      const isGone = result.type === 'NotFound';
      showToast(isGone ? 'This inquiry cannot be taken up any more.' : result.message, 'warning');
      return;
    }
    const { databaseId, viewerIsAdmin, sharedHash, jobSeekerSharedHash } = result.success.chat;
    const hash = viewerIsAdmin ? null : (sharedHash ?? jobSeekerSharedHash);
    if (viewerIsAdmin) navigate(paths.adminChat.to({ id: databaseId }));
    else navigate(hash ? paths.sharedChat.to({ hash }) : paths.chat.to({ id: databaseId }));
  }
  return [activate, pending];
}
