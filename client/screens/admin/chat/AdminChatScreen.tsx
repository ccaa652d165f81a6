import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { AdminChatScreenQuery } from '../../../__generated__/AdminChatScreenQuery.graphql.ts';
import type { PendingNotice_chat$key } from '../../../__generated__/PendingNotice_chat.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { notFound } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { Conversation } from '../../../features/chat/conversation/Conversation.tsx';
import { ChatLayout } from '../../../features/chat/view/ChatLayout.tsx';
import { ConversationSkeleton } from '../../../features/chat/view/ChatSkeleton.tsx';
import { useActivation } from '../../../features/hiring/introduction/useActivation.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { isolated } from '../../../ui/text/isolated.ts';
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

/** For admins, in a chat that is closed until its introduction is activated: who is introduced, and the button that activates it. */
function PendingNotice({ chat: key }: { chat: PendingNotice_chat$key }) {
  const { kind, isOpen, contactRequests } = useFragment(
    graphql`
      fragment PendingNotice_chat on Chat {
        kind
        isOpen
        contactRequests(first: 1) {
          edges {
            node {
              id
              isPending
              viewerCanActivate
              employerName
              jobSeekerName
            }
          }
        }
      }
    `,
    key,
  );
  const [activate, isActivating] = useActivation();
  if (kind !== 'CONTACT' || isOpen) return null;
  const introduction = contactRequests.edges.map(({ node }) => node).find(({ isPending }) => isPending);
  if (!introduction) return <Notice quiet>Only admins see this chat.</Notice>;
  const { id, employerName, jobSeekerName, viewerCanActivate } = introduction;
  return (
    <Notice
      quiet
      title={`${isolated(jobSeekerName)} was introduced to ${isolated(employerName)}`}
      action={
        viewerCanActivate && (
          <Button size="small" loading={isActivating} onClick={() => void activate(id)}>
            Activate
          </Button>
        )
      }
    >
      Only admins see this chat until one of the two, or an admin, activates the introduction.
    </Notice>
  );
}
