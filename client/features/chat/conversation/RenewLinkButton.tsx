import { __iconNode as IconLinkOff } from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { RenewLinkButton_chat$key } from '../../../__generated__/RenewLinkButton_chat.graphql.ts';
import type { RenewLinkButtonMutation } from '../../../__generated__/RenewLinkButtonMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { confirm, preloadConfirm } from '../../../ui/dialog/confirm.ts';
import { showToast } from '../../../ui/display/toasts.ts';

/** Renews the viewer's own share link of a chat, in case someone else has it. */
export function RenewLinkButton({ chat: key, isShared }: { chat: RenewLinkButton_chat$key; isShared: boolean }) {
  const { id, databaseId, viewerShareSide } = useFragment(
    graphql`
      fragment RenewLinkButton_chat on Chat {
        id
        databaseId
        viewerShareSide
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const [renewShareLink] = useAction<RenewLinkButtonMutation>(graphql`
    mutation RenewLinkButtonMutation($input: RenewShareLinkInput!) {
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
      text: (
        <p>Emails and messages may contain a link that opens this chat without a login. It stops working at once.</p>
      ),
      confirmLabel: 'Renew link',
      action: () => renewShareLink({ input: { chat: id, side } }),
    });
    if (!renewed) return;
    showToast('Link renewed. The old one no longer works.');
    // The address of this page was the old link.
    if (isShared) void navigate(paths.chat.to({ id: databaseId }), { replace: true });
  }

  return (
    <IconButton
      label="Renew your link to this chat"
      onClick={() => void ask(viewerShareSide)}
      onPointerEnter={preloadConfirm}
    >
      <Icon of={IconLinkOff} />
    </IconButton>
  );
}
