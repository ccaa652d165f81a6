import { useEffectEvent, useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useInboxSubscription } from '../../__generated__/useInboxSubscription.graphql.ts';
import { type LiveEnd, liveEndOf } from '../../app/relay/liveEnd.ts';

interface InboxHandlers {
  /** Live events have started: load what came before them. */
  onWatched: () => void;
  onChange: (chat: { readonly unread: boolean }) => void;
}

/**
 * Applies live events to the list: updates changed chats and adds new ones to the connection, if there is one. Returns
 * the reason once live events have ended.
 */
export function useInbox(connectionId: string | null, { onWatched, onChange }: InboxHandlers): LiveEnd | null {
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
