import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useAnnounce_chat$key } from '../../../__generated__/useAnnounce_chat.graphql.ts';
import type { ChatReference, useChatPollingQuery } from '../../../__generated__/useChatPollingQuery.graphql.ts';
import { usePolling } from '../../../app/relay/polling.ts';

/**
 * Polls the chat while there is no live connection.
 * @param onAnswer gets the id of the newest message, 0 for none.
 */
export function useChatPolling(
  reference: ChatReference,
  onAnswer: (latest: number, chat: useAnnounce_chat$key) => void,
): void {
  const environment = useRelayEnvironment();
  usePolling(() => {
    fetchQuery<useChatPollingQuery>(
      environment,
      graphql`
        query useChatPollingQuery($chat: ChatReference!) {
          chat(reference: $chat) {
            id
            unread
            lastMessageDatabaseId
            outcome
            ...ChatActions_chat
            ...ChatComposer_chat
            ...useChatMembers_chat
            ...useAnnounce_chat
          }
        }
      `,
      { chat: reference },
    ).subscribe({
      next: ({ chat }) => {
        if (chat) onAnswer(chat.lastMessageDatabaseId, chat);
      },
      // The next poll tries again.
      error: () => undefined,
    });
  });
}
