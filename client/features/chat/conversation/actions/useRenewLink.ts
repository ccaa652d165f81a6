import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { useRenewLink_chat$key } from '../../../../__generated__/useRenewLink_chat.graphql.ts';
import type { useRenewLinkMutation } from '../../../../__generated__/useRenewLinkMutation.graphql.ts';
import { paths } from '../../../../app/paths.ts';
import { useAction } from '../../../../app/relay/useAction.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { showToast } from '../../../../ui/display/toasts.ts';

/** Renews the viewer's own share link of a chat, in case someone else has it, after a question. Null for viewers without one. */
export function useRenewLink(key: useRenewLink_chat$key, isShared: boolean): (() => void) | null {
  const { id, databaseId, viewerShareSide } = useFragment(
    graphql`
      fragment useRenewLink_chat on Chat {
        id
        databaseId
        viewerShareSide
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const [renewShareLink] = useAction<useRenewLinkMutation>(graphql`
    mutation useRenewLinkMutation($input: RenewShareLinkInput!) {
      renewShareLink(input: $input) {
        ... on RenewShareLinkPayload @alias(as: "success") {
          chat {
            viewerSharedHash
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  if (!viewerShareSide) return null;

  async function ask(side: NonNullable<typeof viewerShareSide>) {
    const renewed = await confirm({
      title: 'Renew your link to this chat?',
      text: 'Emails and messages may contain a link that opens this chat without a login. It stops working at once.',
      confirmLabel: 'Renew link',
      action: () => renewShareLink({ input: { chat: id, side } }),
    });
    if (!renewed) return;
    showToast('Link renewed. The old one no longer works.');
    // The address of this page was the old link.
    if (isShared) void navigate(paths.chat.to({ id: databaseId }), { replace: true });
  }

  return () => void ask(viewerShareSide);
}
