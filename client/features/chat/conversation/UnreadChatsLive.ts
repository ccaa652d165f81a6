import { useEffectEvent, useMemo } from 'react';
import { fetchQuery, graphql, readInlineData, useRelayEnvironment, useSubscription } from 'react-relay';
import { useLocation } from 'react-router';
import type { UnreadChatsLive_arrived$key } from '../../../__generated__/UnreadChatsLive_arrived.graphql.ts';
import type { UnreadChatsLiveAskedQuery } from '../../../__generated__/UnreadChatsLiveAskedQuery.graphql.ts';
import type { UnreadChatsLiveQuery } from '../../../__generated__/UnreadChatsLiveQuery.graphql.ts';
import type { UnreadChatsLiveSubscription } from '../../../__generated__/UnreadChatsLiveSubscription.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { usePolling } from '../../../app/relay/polling.ts';
import { useRefresh } from '../../../app/relay/refresh.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import { openedAt } from '../../core/time/useNow.ts';
import { isBeforeEyes } from '../attention/openChats.ts';
import { useAnnounce } from '../attention/useAnnounce.ts';
import { useMarkDelivered } from '../attention/useMarkDelivered.ts';

/** The pages that list what the events of chats are about. */
const lists = [paths.people, paths.myContactRequests, paths.myApplications, paths.myJobOffers].map((path) => path.to());

/** Keeps the number of unread chats and the lists of people up to date. Rendered once per page, and loaded only for viewers who have chats. */
export default function UnreadChatsLive(): null {
  const environment = useRelayEnvironment();
  const count = useRefresh(() =>
    fetchQuery<UnreadChatsLiveQuery>(
      environment,
      graphql`
        query UnreadChatsLiveQuery {
          viewer {
            unreadChatCount
          }
        }
      `,
      {},
    ).toPromise(),
  );
  const { pathname } = useLocation();
  const list = useRefresh(useRefetchPage());
  const changed = useEffectEvent(() => {
    count.soon();
    if (lists.includes(pathname)) list.soon();
  });
  const markDelivered = useMarkDelivered();
  const announce = useAnnounce((id) => paths.chat.to({ id }));
  const arrive = useEffectEvent((key: UnreadChatsLive_arrived$key, since?: number) => {
    const chat = readInlineData(
      graphql`
        fragment UnreadChatsLive_arrived on Chat @inline {
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
    // The open chat updates the number itself.
    if (viewerMember && viewerMember.deliveredUpTo < lastMessage.databaseId && !isBeforeEyes(id)) {
      // The request failed; the next event updates the number.
      void markDelivered({ id }, lastMessage.databaseId);
    }
  });
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription UnreadChatsLiveSubscription {
          inbox {
            __typename
            ... on InboxWatched {
              viewer {
                unreadChatCount
              }
            }
            ... on InboxChange {
              chat {
                id
                ...UnreadChatsLive_arrived
              }
            }
          }
        }
      `,
      variables: {},
      onNext: (answer: UnreadChatsLiveSubscription['response'] | null | undefined) => {
        // The start of the subscription carries the current number.
        if (answer?.inbox.__typename !== 'InboxChange') return;
        changed();
        arrive(answer.inbox.chat);
      },
      // The screen reports the end of live events.
      onError: () => undefined,
    }),
    [],
  );
  useSubscription<UnreadChatsLiveSubscription>(config);
  // Polls what no event reports: the latest unread message and the number of unread chats.
  usePolling(() => {
    fetchQuery<UnreadChatsLiveAskedQuery>(
      environment,
      graphql`
        query UnreadChatsLiveAskedQuery {
          viewer {
            unreadChatCount
          }
          chats(filter: { unread: true }, first: 5) {
            edges {
              node {
                ...UnreadChatsLive_arrived
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ chats }) => {
        // The page shows older messages itself.
        for (const { node } of chats.edges.toReversed()) arrive(node, openedAt());
      },
      error: () => undefined,
    });
  });
  return null;
}
