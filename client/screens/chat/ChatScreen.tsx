import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import type { ChatScreenQuery } from '../../__generated__/ChatScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { notFound, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { Conversation } from '../../features/chat/conversation/Conversation.tsx';
import { ChatLayout, ChatList as ChatListLayout } from '../../features/chat/view/ChatLayout.tsx';
import { ChatListSkeleton, ConversationSkeleton } from '../../features/chat/view/ChatSkeleton.tsx';
import { OtherInquiries } from '../../features/hiring/introduction/OtherInquiries.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { ChatList } from './ChatList.tsx';
import { readListFilter, searchOf } from './listFilter.ts';

/**
 * /chat/{id} opens that chat, /chat the latest one. On a phone, the URL decides whether the list or the chat is shown.
 */
export default function ChatScreen({ queryRef, params }: ScreenProps<ChatScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<ChatScreenQuery>(
    graphql`
      query ChatScreenQuery($reference: ChatReference) @preloadable {
        viewer {
          kind
          ...ChatSettings_viewer
        }
        chat(reference: $reference) {
          id
          databaseId
          inquiries: pendingIntroductions(first: 1) {
            edges {
              __typename
            }
          }
          ...OtherInquiries_chat
          ...Conversation_chat
        }
        ...ChatListEntries_query
        ...useMessageHistory_query @arguments(reference: $reference, first: 6)
      }
    `,
    queryRef,
  );
  const location = useLocation();
  const { viewer, chat } = query;
  if (viewer.kind === 'ANONYMOUS') throw signInFirst();
  const isChosen = params.id !== undefined;
  if (isChosen && !chat) throw notFound();
  return (
    <>
      <PageMeta title="Chats" />
      <ChatLayout
        view={isChosen ? 'conversation' : 'list'}
        list={<ChatList query={query} viewer={viewer} openedId={chat?.id ?? null} heading={isChosen ? 'h2' : 'h1'} />}
        conversation={
          chat ? (
            <Conversation
              key={chat.id}
              heading={isChosen ? 'h1' : 'h2'}
              chat={chat}
              history={query}
              reference={{ id: chat.id }}
              returnPath={paths.chat.to({ id: chat.databaseId })}
              backHref={paths.chats.to({}, searchOf(readListFilter(new URLSearchParams(location.search))))}
              aside={
                chat.inquiries.edges.length > 0
                  ? { label: 'Other inquiries', content: <OtherInquiries chat={chat} /> }
                  : undefined
              }
            />
          ) : (
            <EmptyState icon={IconMessages} title="Your messages appear here" />
          )
        }
      />
    </>
  );
}

export function Skeleton() {
  return (
    <ChatLayout
      view="list"
      list={
        <ChatListLayout title="Chats" heading="h1">
          <ChatListSkeleton />
        </ChatListLayout>
      }
      conversation={<ConversationSkeleton />}
    />
  );
}
