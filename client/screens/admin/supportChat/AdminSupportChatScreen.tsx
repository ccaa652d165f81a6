import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminSupportChatScreenQuery } from '../../../__generated__/AdminSupportChatScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { notFound, redirectTo } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { OpenSupportChat } from '../../../features/chat/supportChat/OpenSupportChat.tsx';
import { ChatLayout } from '../../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../features/chat/view/ChatSkeleton.tsx';

/** /admin/support-chat/{userId}: leads to a user's chat with the admins, and makes it the first time. */
export default function AdminSupportChatScreen({ queryRef }: ScreenProps<AdminSupportChatScreenQuery>) {
  const { user } = usePreloadedQuery<AdminSupportChatScreenQuery>(
    graphql`
      query AdminSupportChatScreenQuery($id: Int!) @preloadable {
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
  if (!user) throw notFound();
  if (user.myChatWithAdmin) throw redirectTo(paths.adminChat.to({ id: user.myChatWithAdmin.databaseId }));
  return (
    <OpenSupportChat
      user={user.id}
      title="Support chat"
      addressOf={(id) => paths.adminChat.to({ id })}
      meanwhile={<Skeleton />}
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
