import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { type ActionFailure, useAction } from '../../../relay/useAction.ts';
import { forbidden, notFound, redirectTo, signInFirst } from '../../../routing/Outcome.ts';
import { PageMeta } from '../../../routing/PageMeta.tsx';
import type { ScreenProps } from '../../../routing/route.ts';
import { ChatLayout } from '../../../ui/chat/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../ui/chat/ChatSkeleton.tsx';
import { FailedState } from '../../../ui/display/States.tsx';
import type { AdminSupportChatScreenMutation } from './__generated__/AdminSupportChatScreenMutation.graphql.ts';
import type { AdminSupportChatScreenQuery } from './__generated__/AdminSupportChatScreenQuery.graphql.ts';

/** /admin/support-chat/{userId}: leads to a user's chat with the admins, and makes it the first time (spec 001 §4). */
export default function AdminSupportChatScreen({
  queryRef,
  params,
}: ScreenProps<AdminSupportChatScreenQuery, { userId: number }>) {
  const { viewer, user } = usePreloadedQuery<AdminSupportChatScreenQuery>(
    graphql`
      query AdminSupportChatScreenQuery($id: Int!) @preloadable {
        viewer {
          kind
          canReadBackOffice
        }
        user(databaseId: $id) {
          id
          ... on JobSeeker {
            myChatWithAdmin {
              databaseId
            }
          }
          ... on Employer {
            myChatWithAdmin {
              databaseId
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (viewer.kind === 'ANONYMOUS') throw signInFirst(paths.adminSupportChat.to(params));
  if (!viewer.canReadBackOffice) throw forbidden();
  if (!user) throw notFound();
  if (user.myChatWithAdmin) throw redirectTo(paths.adminChat.to({ id: user.myChatWithAdmin.databaseId }));
  return <OpenSupportChat user={user.id} />;
}

function OpenSupportChat({ user }: { user: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const [openSupportChat, pending] = useAction<AdminSupportChatScreenMutation>(graphql`
    mutation AdminSupportChatScreenMutation($input: OpenSupportChatInput!) {
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
    const result = await openSupportChat({ input: { user } });
    if (result.ok) navigate(paths.adminChat.to({ id: result.success.chat.databaseId }), { replace: true });
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
      title="Support chat"
      view="conversation"
      conversation={
        <FailedState title="The chat could not be opened" onRetry={() => void open()} retrying={pending}>
          {failure.type === 'NotFound' ? 'There is no such user any more.' : failure.message}
        </FailedState>
      }
    />
  );
}

export function Skeleton() {
  return (
    <>
      <PageMeta title="Support chat" />
      <ChatLayout title="Support chat" view="conversation" conversation={<ConversationSkeleton />} />
    </>
  );
}
