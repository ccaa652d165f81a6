import { useEffectEvent, useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { type LiveEnd, liveEndOf } from '../../relay/liveEnd.ts';
import type { useInboxSubscription } from './__generated__/useInboxSubscription.graphql.ts';

interface InboxHandlers {
  /** Live events arrive from now on: what came before them is to be read. */
  onWatched: () => void;
  onChange: (chat: { readonly unread: boolean }) => void;
}

/**
 * Brings what is new into the list: a changed chat in its place, a new one into the connection, where there is one. Gives why
 * it has ended, once it has.
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
