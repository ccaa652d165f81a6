import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { useActivationMutation } from '../../../__generated__/useActivationMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/**
 * Activates an introduction and opens its chat: the admin chat for admins, the shared chat for the two
 * (docs/product/contact.md, 'Introductions').
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
            isOpen
            viewerIsAdmin
            sharedHash
            jobSeekerSharedHash
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  async function activate(id: string) {
    const result = await activateIntroduction({ input: { contactRequest: id } });
    if (!result.ok) {
      const isGone = result.type === 'NotFound';
      showToast(isGone ? 'This inquiry is no longer available.' : result.message, 'warning');
      return;
    }
    const { databaseId, viewerIsAdmin, sharedHash, jobSeekerSharedHash } = result.success.chat;
    const hash = viewerIsAdmin ? null : (sharedHash ?? jobSeekerSharedHash);
    if (viewerIsAdmin) navigate(paths.adminChat.to({ id: databaseId }));
    else navigate(hash ? paths.sharedChat.to({ hash }) : paths.chat.to({ id: databaseId }));
  }
  return [activate, pending];
}
