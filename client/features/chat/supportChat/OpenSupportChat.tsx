import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { OpenSupportChatMutation } from '../../../__generated__/OpenSupportChatMutation.graphql.ts';
import type { ActionFailure } from '../../../app/relay/action.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { FailedState } from '../../../ui/display/States.tsx';
import { ChatLayout } from '../view/ChatLayout.tsx';

/**
 * Opens a user's chat with the admins and navigates to it: the viewer's own or, for an admin, that of `user`
 * (docs/product/chat.md, 'Kinds of chats').
 */
export function OpenSupportChat({
  user = null,
  title,
  addressOf,
  meanwhile,
}: {
  /** A global id. */
  user?: string | null;
  /** The page's heading. */
  title: string;
  addressOf: (chatId: number) => string;
  /** Shown until the chat is open. */
  meanwhile: ReactNode;
}) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [openSupportChat, pending] = useAction<OpenSupportChatMutation>(graphql`
    mutation OpenSupportChatMutation($input: OpenSupportChatInput!) {
      openSupportChat(input: $input) {
        ... on OpenSupportChatPayload @alias(as: "success") {
          chat {
            databaseId
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  async function open() {
    const result = await openSupportChat({ input: { user } });
    // Replaces the history entry, because this page only redirects.
    if (result.ok) navigate(addressOf(result.success.chat.databaseId), { replace: true });
    else setFailure(result);
  }
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void open();
  });
  useEffect(() => begin(), []);
  if (!failure) return meanwhile;
  return (
    <ChatLayout
      title={title}
      view="conversation"
      conversation={
        <FailedState title="The chat could not be opened" onRetry={() => void open()} retrying={pending}>
          {failure.type === 'NotFound' ? 'This user no longer exists.' : failure.message}
        </FailedState>
      }
    />
  );
}
