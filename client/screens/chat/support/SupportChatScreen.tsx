import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { type ActionFailure, useAction } from '../../../relay/useAction.ts';
import { redirectTo, signInFirst } from '../../../routing/Outcome.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { ChatLayout } from '../../../ui/chat/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../ui/chat/ChatSkeleton.tsx';
import { FailedState } from '../../../ui/display/States.tsx';
import type { SupportChatScreenMutation } from './__generated__/SupportChatScreenMutation.graphql.ts';
import type { SupportChatScreenQuery } from './__generated__/SupportChatScreenQuery.graphql.ts';

/** /chat/with-admin: leads to the viewer's chat with the admins, and makes it the first time. */
export default function SupportChatScreen({ queryRef }: ScreenProps<SupportChatScreenQuery>) {
  const { viewer } = usePreloadedQuery<SupportChatScreenQuery>(
    graphql`
      query SupportChatScreenQuery @preloadable {
        viewer {
          kind
          supportChat {
            databaseId
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer.kind === 'ANONYMOUS') throw signInFirst(paths.chatWithAdmin.to());
  // Admins are the other side of every support chat.
  if (viewer.kind === 'ADMIN') throw redirectTo(paths.chats.to());
  if (viewer.supportChat) throw redirectTo(paths.chat.to({ id: viewer.supportChat.databaseId }));
  return <OpenSupportChat />;
}

function OpenSupportChat() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [openSupportChat, pending] = useAction<SupportChatScreenMutation>(graphql`
    mutation SupportChatScreenMutation($input: OpenSupportChatInput!) {
      openSupportChat(input: $input) {
        ... on OpenSupportChatPayload @alias(as: "success") {
          chat {
            databaseId
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
      }
    }
  `);
  async function open() {
    const result = await openSupportChat({ input: {} });
    if (result.ok) navigate(paths.chat.to({ id: result.success.chat.databaseId }), { replace: true });
    else setFailure(result);
  }
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void open();
  });
  useEffect(() => begin(), []);
  if (!failure) return <Skeleton />;
  return (
    <ChatLayout
      title="Help"
      view="conversation"
      conversation={
        <FailedState title="The chat could not be opened" onRetry={() => void open()} retrying={pending}>
          {failure.message}
        </FailedState>
      }
    />
  );
}

export function Skeleton() {
  return (
    <>
      <PageMeta title="Help" />
      <ChatLayout title="Help" view="conversation" conversation={<ConversationSkeleton />} />
    </>
  );
}
