import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment, useSubscription } from 'react-relay';
import { useReconnected } from '../../relay/connection.ts';
import type { useUnreadChats_viewer$key } from './__generated__/useUnreadChats_viewer.graphql.ts';
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
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription useUnreadChatsSubscription {
          inbox {
            chat {
              id
              unread
            }
          }
        }
      `,
      variables: {},
      onNext: () => count(),
      // The screen says what has ended; a number that stands still says nothing wrong for long.
      onError: () => undefined,
    }),
    [],
  );
  useSubscription<useUnreadChatsSubscription>(config);
  useReconnected(() => count());
  return null;
}
