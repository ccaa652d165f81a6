import { useEffectEvent, useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { type LiveEnd, liveEndOf } from '../../relay/liveEnd.ts';
import type { useInboxSubscription } from './__generated__/useInboxSubscription.graphql.ts';

/**
 * Brings what is new into the list: a changed chat in its place, a new one into the connection; without a connection it
 * only tells of what is unread. Gives why it has ended, once it has.
 */
export function useInbox(connectionId: string | null, onChange: (() => void) | null): LiveEnd | null {
  const [end, setEnd] = useState<LiveEnd | null>(null);
  const changed = useEffectEvent(() => onChange?.());
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useInboxSubscription($connections: [ID!]!) {
          inbox {
            chat @prependNode(connections: $connections, edgeTypeName: "ChatEdge") {
              id
              databaseId
              lastMessageAt
              unread
              ...ChatListEntry_chat
            }
          }
        }
      `,
      variables: { connections: connectionId === null ? [] : [connectionId] },
      // What the viewer has just read stays where they found it.
      onNext: (answer: useInboxSubscription['response'] | null | undefined) => {
        if (answer?.inbox.chat.unread) changed();
      },
      onError: (error: Error) => setEnd(liveEndOf(error)),
    }),
    [connectionId],
  );
  useSubscription<useInboxSubscription>(config);
  return end;
}
