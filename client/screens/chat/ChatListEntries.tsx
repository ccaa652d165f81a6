import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { ChatListEntries_query$key } from '../../__generated__/ChatListEntries_query.graphql.ts';
import type { ChatListEntriesLatestQuery } from '../../__generated__/ChatListEntriesLatestQuery.graphql.ts';
import listQuery, { type ChatListEntriesQuery } from '../../__generated__/ChatListEntriesQuery.graphql.ts';
import type { useInboxSubscription } from '../../__generated__/useInboxSubscription.graphql.ts';
import { paths } from '../../app/paths.ts';
import { type LiveEnd, liveEndOf } from '../../app/relay/liveEnd.ts';
import { usePolling } from '../../app/relay/polling.ts';
import { useRefresh } from '../../app/relay/refresh.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { ChatListEntry } from '../../features/chat/chatList/ChatListEntry.tsx';
import { searchOf } from '../../features/core/list/memberLists.ts';
import { useNow } from '../../features/core/time/useNow.ts';
import { useTimeZone } from '../../features/core/time/useTimeZone.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { EmptyState, FailedState } from '../../ui/display/States.tsx';

const pageSize = 20;
/** The server's maximum page size. */
const maxAtOnce = 100;

export interface ChatListFilter {
  q: string | null;
  unread: boolean | null;
}

/** Chats with live updates, latest activity first. */
export function ChatListEntries({
  query,
  filter = null,
  openedId,
  onShowAll,
}: {
  query: ChatListEntries_query$key;
  /** The search for which they were loaded; null for all chats. */
  filter?: ChatListFilter | null;
  openedId: string | null;
  onShowAll?: () => void;
}) {
  const environment = useRelayEnvironment();
  const { data, hasNext, more } = usePages<ChatListEntriesQuery, ChatListEntries_query$key>(
    graphql`
      fragment ChatListEntries_query on Query
      @refetchable(queryName: "ChatListEntriesQuery")
      @argumentDefinitions(
        filter: { type: "ChatFilter" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        viewer {
          canContactJobSeekers
        }
        chats(filter: $filter, first: $first, after: $after)
          @connection(key: "ChatListEntries_chats", filters: ["filter"]) {
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
    pageSize,
  );
  const chats = data.chats.edges.map(({ node }) => node);
  // Updates only the store; the list stays unchanged.
  const list = useRefresh(() => {
    // A longer list reads the chats themselves, because its first page would replace the whole list.
    if (chats.length > maxAtOnce)
      return fetchQuery<ChatListEntriesLatestQuery>(environment, latestChats, { filter }).toPromise();
    const first = Math.max(pageSize, chats.length);
    return fetchQuery<ChatListEntriesQuery>(environment, listQuery, { filter, first }).toPromise();
  });
  const end = useInbox(filter === null ? data.chats.__id : null, {
    onWatched: list.soon,
    onChange: ({ unread }) => {
      // Only the server knows whether a chat matches the search. A chat that was just read stays in the results.
      if (filter !== null && unread) list.soon();
      else list.outdate();
    },
  });
  usePolling(list.soon);
  useEveryMinute(list.soon);
  const timeZone = useTimeZone();
  // The list keeps its state when a chat is opened.
  const search = searchOf({ q: filter?.q ?? '', unread: filter?.unread ?? false });
  const now = useNow();

  if (chats.length === 0) {
    if (filter) return <NothingFound filter={filter} onShowAll={onShowAll} />;
    return <NoChats canContact={data.viewer.canContactJobSeekers} />;
  }
  // Live events do not keep the order, so the entries are sorted by the time of the last message.
  const latestFirst = chats.toSorted(
    (one, other) => other.lastMessageAt.localeCompare(one.lastMessageAt) || other.databaseId - one.databaseId,
  );
  return (
    <>
      {end === 'closed' && (
        <Notice
          tone="warning"
          title="You have been logged out"
          action={
            <ButtonLink size="small" href={paths.login.to({}, { next: paths.chats.to() })}>
              Log in
            </ButtonLink>
          }
        />
      )}
      <ul>
        {latestFirst.map((chat) => (
          <ChatListEntry
            key={chat.id}
            chat={chat}
            address={paths.chat.to({ id: chat.databaseId }, search)}
            current={chat.id === openedId}
            timeZone={timeZone}
            now={now}
          />
        ))}
      </ul>
      {more.failed ? (
        <FailedState onRetry={more.onMore} retrying={more.loading} />
      ) : (
        hasNext && (
          <Button look="quiet" size="small" wide loading={more.loading} onClick={more.onMore}>
            Load more chats
          </Button>
        )
      )}
    </>
  );
}

const latestChats = graphql`
  query ChatListEntriesLatestQuery($filter: ChatFilter) {
    chats(filter: $filter, first: 100) {
      edges {
        node {
          id
          lastMessageAt
          ...ChatListEntry_chat
        }
      }
    }
  }
`;

function NothingFound({ filter: { q, unread }, onShowAll }: { filter: ChatListFilter; onShowAll?: () => void }) {
  const title = q ? `No ${unread ? 'unread ' : ''}chat with “${q}”` : 'No unread chats';
  return (
    <div role="status">
      <EmptyState
        title={title}
        action={
          <Button look="secondary" onClick={onShowAll}>
            Show all chats
          </Button>
        }
      >
        {q ? 'Try the first letters of a name.' : 'You are all caught up.'}
      </EmptyState>
    </div>
  );
}

function NoChats({ canContact }: { canContact: boolean }) {
  return (
    <EmptyState
      icon={IconMessages}
      title="No Chats"
      action={canContact && <ButtonLink href={paths.home.to()}>Find a job seeker</ButtonLink>}
    >
      {canContact ? 'Contact a job seeker to start a chat.' : 'When an employer contacts you, the chat appears here.'}
    </EmptyState>
  );
}

/** Calls back every minute while the page is visible, for data without events such as presence in a list. */
function useEveryMinute(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') call();
    }, 60_000);
    return () => clearInterval(timer);
  }, []);
}

interface InboxHandlers {
  /** Live events have started: load what came before them. */
  onWatched: () => void;
  onChange: (chat: { readonly unread: boolean }) => void;
}

/**
 * Applies live events to the list: updates changed chats and adds new ones to the connection, if there is one. Returns
 * the reason once live events have ended.
 */
function useInbox(connectionId: string | null, { onWatched, onChange }: InboxHandlers): LiveEnd | null {
  const [end, setEnd] = useState<LiveEnd | null>(null);
  const watched = useEffectEvent(onWatched);
  const changed = useEffectEvent(onChange);
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useInboxSubscription($connections: [ID!]!) {
          inbox {
            __typename
            ... on InboxChange {
              chat @prependNode(connections: $connections, edgeTypeName: "ChatEdge") {
                id
                databaseId
                lastMessageAt
                unread
                outcome
                ...ChatListEntry_chat
              }
            }
          }
        }
      `,
      variables: { connections: connectionId === null ? [] : [connectionId] },
      onNext: (answer: useInboxSubscription['response'] | null | undefined) => {
        if (answer?.inbox.__typename === 'InboxChange') changed(answer.inbox.chat);
        else if (answer) watched();
      },
      onError: (error: Error) => setEnd(liveEndOf(error)),
    }),
    [connectionId],
  );
  useSubscription<useInboxSubscription>(config);
  return end;
}
