import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useMemo, useState, useTransition } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { useTimeZone } from '../../components/conversation/useTimeZone.ts';
import { paths } from '../../paths.ts';
import { useReconnected } from '../../relay/connection.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { ChatList as ChatListLayout } from '../../ui/chat/ChatLayout.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import type { ChatList_query$key } from './__generated__/ChatList_query.graphql.ts';
import type { ChatListInboxSubscription } from './__generated__/ChatListInboxSubscription.graphql.ts';
import type { ChatListQuery } from './__generated__/ChatListQuery.graphql.ts';
import { ChatListEntry } from './ChatListEntry.tsx';
import { ChatSettings } from './ChatSettings.tsx';

const pageSize = 20;

/** The viewer's chats, the latest activity first, live. */
export function ChatList({ query, openedId }: { query: ChatList_query$key; openedId: string | null }) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<ChatListQuery, ChatList_query$key>(
    graphql`
      fragment ChatList_query on Query
      @refetchable(queryName: "ChatListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        viewer {
          kind
          canContactJobSeekers
          ...ChatSettings_viewer
        }
        chats(first: $first, after: $after) @connection(key: "ChatList_chats") {
          __id
          edges {
            node {
              id
              databaseId
              lastMessageAt
              ...ChatListEntry_chat
            }
          }
        }
      }
    `,
    query,
  );
  const chats = data.chats.edges.map(({ node }) => node);
  useInbox(data.chats.__id);

  const [, startRefresh] = useTransition();
  useReconnected(() => {
    startRefresh(() => {
      refetch({ first: Math.min(100, Math.max(pageSize, chats.length)) }, { fetchPolicy: 'store-and-network' });
    });
  });
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());

  if (chats.length === 0) return <NoChats canContact={data.viewer.canContactJobSeekers} />;
  // What a live event brings stands wherever it was: the time of its last message says where it belongs.
  const latestFirst = chats.toSorted(
    (one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt) || other.databaseId - one.databaseId,
  );
  return (
    <ChatListLayout title="Chats" action={<ChatSettings viewer={data.viewer} />}>
      <ul>
        {latestFirst.map((chat) => (
          <ChatListEntry key={chat.id} chat={chat} current={chat.id === openedId} timeZone={timeZone} now={now} />
        ))}
      </ul>
      {hasNext && (
        <Button look="quiet" size="small" wide loading={isLoadingNext} onClick={() => loadNext(pageSize)}>
          Load more chats
        </Button>
      )}
    </ChatListLayout>
  );
}

/** Brings what is new into the list: a changed chat in its place, a new one into the connection. */
function useInbox(connectionId: string): void {
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ChatListInboxSubscription($connections: [ID!]!) {
          inbox {
            chat @prependNode(connections: $connections, edgeTypeName: "ChatEdge") {
              id
              databaseId
              lastMessageAt
              ...ChatListEntry_chat
            }
          }
        }
      `,
      variables: { connections: [connectionId] },
      // Refused for good: the session has ended, which the next thing one does will say.
      onError: () => undefined,
    }),
    [connectionId],
  );
  useSubscription<ChatListInboxSubscription>(config);
}

function NoChats({ canContact }: { canContact: boolean }) {
  return (
    <ChatListLayout title="Chats">
      <EmptyState
        icon={IconMessages}
        title="No Chats"
        action={canContact && <ButtonLink href={paths.home.to()}>Find a job seeker</ButtonLink>}
      >
        {canContact
          ? 'Contact a job seeker, and your conversation begins here.'
          : 'As soon as an employer contacts you, your conversation begins here.'}
      </EmptyState>
    </ChatListLayout>
  );
}
