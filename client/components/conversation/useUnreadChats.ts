import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment, useSubscription } from 'react-relay';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useAsking } from '../../relay/asking.ts';
import { useConnectionState } from '../../relay/connection.ts';
import { announceMessage } from '../attention/announceMessage.ts';
import { isBeforeEyes } from '../attention/openChats.ts';
import { useMarkDelivered } from '../attention/useMarkDelivered.ts';
import type { useUnreadChats_viewer$key } from './__generated__/useUnreadChats_viewer.graphql.ts';
import type { useUnreadChatsQuery } from './__generated__/useUnreadChatsQuery.graphql.ts';
import type { useUnreadChatsSubscription } from './__generated__/useUnreadChatsSubscription.graphql.ts';
import { memberName } from './memberName.ts';

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
  const navigate = useNavigate();
  const arrive = useEffectEvent((chat: useUnreadChatsSubscription['response']['inbox']['chat']) => {
    const { id, databaseId, unread, lastMessage, viewerMember } = chat;
    if (!lastMessage || !unread || lastMessage.user.isViewer) return;
    announceMessage({
      chatId: id,
      databaseId: lastMessage.databaseId,
      createdAt: lastMessage.createdAt,
      name: memberName(lastMessage.user, chat.viewerIsAdmin),
      text: lastMessage.text || (lastMessage.type === 'IMAGE' ? 'Image' : 'Document'),
      isViewers: lastMessage.user.isViewer,
      open: () => void navigate(paths.chat.to({ id: databaseId })),
    });
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
              databaseId
              unread
              viewerIsAdmin
              viewerMember {
                id
                deliveredUpTo
              }
              lastMessage {
                databaseId
                createdAt
                text
                type
                user {
                  id
                  name
                  role
                  isViewer
                }
              }
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
  useAsking(() => count());
  return null;
}
