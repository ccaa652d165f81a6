import { graphql, usePreloadedQuery } from 'react-relay';
import type { AdminChatScreenQuery } from '../../../__generated__/AdminChatScreenQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { Conversation } from '../../../features/chat/conversation/Conversation.tsx';
import { ChatLayout } from '../../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../features/chat/view/ChatSkeleton.tsx';
import { PendingNotice } from '../../../features/hiring/introduction/PendingNotice.tsx';
import { AdminChatAside } from './AdminChatAside.tsx';

/** /admin/chat/{id}: a chat from an admin's point of view, with its share links. */
export default function AdminChatScreen({ queryRef, params }: ScreenProps<AdminChatScreenQuery, { id: number }>) {
  const query = usePreloadedQuery<AdminChatScreenQuery>(
    graphql`
      query AdminChatScreenQuery($reference: ChatReference) @preloadable {
        chat(reference: $reference) {
          id
          kind
          ...Conversation_chat
          ...AdminChatAside_chat
          ...PendingNotice_chat
        }
        ...useMessageHistory_query @arguments(reference: $reference, first: 6)
      }
    `,
    queryRef,
  );
  const address = paths.adminChat.to(params);
  const { chat } = query;
  if (!chat) throw notFound();
  return (
    <>
      <PageMeta title={`Chat ${params.id}`} />
      <ChatLayout
        view="conversation"
        conversation={
          <Conversation
            key={chat.id}
            chat={chat}
            history={query}
            reference={{ id: chat.id }}
            returnPath={address}
            backHref={paths.chats.to()}
            notice={<PendingNotice chat={chat} />}
            aside={{
              label: chat.kind === 'CONTACT' ? 'Share links' : 'Introductions',
              content: <AdminChatAside chat={chat} />,
            }}
          />
        }
      />
    </>
  );
}

export function Skeleton() {
  return <ChatLayout title="Chat" view="conversation" conversation={<ConversationSkeleton />} />;
}
