import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { fetchQuery, graphql, readInlineData, useFragment, useRelayEnvironment, useSubscription } from 'react-relay';
import { paths } from '../../paths.ts';
import { useAsking } from '../../relay/asking.ts';
import { useConnectionState } from '../../relay/connection.ts';
import { isBeforeEyes } from '../attention/openChats.ts';
import { useAnnounce } from '../attention/useAnnounce.ts';
import { useMarkDelivered } from '../attention/useMarkDelivered.ts';
import type { useUnreadChats_arrived$key } from './__generated__/useUnreadChats_arrived.graphql.ts';
import type { useUnreadChats_viewer$key } from './__generated__/useUnreadChats_viewer.graphql.ts';
import type { useUnreadChatsAskedQuery } from './__generated__/useUnreadChatsAskedQuery.graphql.ts';
import type { useUnreadChatsQuery } from './__generated__/useUnreadChatsQuery.graphql.ts';
import type { useUnreadChatsSubscription } from './__generated__/useUnreadChatsSubscription.graphql.ts';

/** Of many events at once, one count. In milliseconds. */
const pause = 150;

/** In how many of the viewer's chats something is unread, as far as the server counts; 0 for somebody anonymous. */
export function useUnreadChats(viewer: useUnreadChats_viewer$key): number {
  const { unreadChatCount } = useFragment(
    graphql`
      fragment useUnreadChats_viewer on Viewer {
        unreadChatCount
      }
    `,
    viewer,
  );
  return unreadChatCount;
}

/** Keeps that number up to date. Once on a page, for somebody who is known: nobody else has chats. */
export function UnreadChatsLive(): null {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const count = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Not reached: the next event, or the connection that comes back, counts again.
      fetchQuery<useUnreadChatsQuery>(
        environment,
        graphql`
          query useUnreadChatsQuery {
            viewer {
              ...useUnreadChats_viewer
            }
          }
        `,
        {},
      ).subscribe({ error: () => undefined });
    }, pause);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const markDelivered = useMarkDelivered();
  const announce = useAnnounce((id) => paths.chat.to({ id }));
  const arrive = useEffectEvent((key: useUnreadChats_arrived$key, since?: number) => {
    const chat = readInlineData(
      graphql`
        fragment useUnreadChats_arrived on Chat @inline {
          ...useAnnounce_chat
          id
          unread
          viewerMember {
            id
            deliveredUpTo
          }
          lastMessage {
            databaseId
            user {
              id
              isViewer
            }
          }
        }
      `,
      key,
    );
    const { id, unread, lastMessage, viewerMember } = chat;
    if (!lastMessage || !unread || lastMessage.user.isViewer) return;
    announce(chat, { since });
    // The chat that is open tells it itself, or that it was seen.
    if (viewerMember && viewerMember.deliveredUpTo < lastMessage.databaseId && !isBeforeEyes(id)) {
      markDelivered({ id }, lastMessage.databaseId);
    }
  });
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useUnreadChatsSubscription {
          inbox {
            chat {
              id
              ...useUnreadChats_arrived
            }
          }
        }
      `,
      variables: {},
      onNext: (answer: useUnreadChatsSubscription['response'] | null | undefined) => {
        count();
        if (answer) arrive(answer.inbox.chat);
      },
      // The screen says what has ended; a number that stands still says nothing wrong for long.
      onError: () => undefined,
    }),
    [],
  );
  useSubscription<useUnreadChatsSubscription>(config);
  // The first connection counts too: what was seen since the page was made, no event told.
  const isConnected = useConnectionState() === 'connected';
  useEffect(() => {
    if (isConnected) count();
  }, [isConnected]);
  // What no event tells is asked for: the latest of what is unread, and how much it is.
  useAsking(() => {
    fetchQuery<useUnreadChatsAskedQuery>(
      environment,
      graphql`
        query useUnreadChatsAskedQuery {
          viewer {
            ...useUnreadChats_viewer
          }
          chats(filter: { unread: true }, first: 5) {
            edges {
              node {
                ...useUnreadChats_arrived
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ chats }) => {
        // The page itself shows what is older than the page.
        for (const { node } of chats.edges.toReversed()) arrive(node, performance.timeOrigin);
      },
      error: () => undefined,
    });
  });
  return null;
}
