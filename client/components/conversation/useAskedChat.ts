import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useAsking } from '../../relay/asking.ts';
import type { useAnnounce_chat$key } from '../attention/__generated__/useAnnounce_chat.graphql.ts';
import type { ChatReference, useAskedChatQuery } from './__generated__/useAskedChatQuery.graphql.ts';

/**
 * Asks how the chat is while no live events come.
 * @param onAnswer hears the id of the newest message there is, 0 for none.
 */
export function useAskedChat(
  reference: ChatReference,
  onAnswer: (latest: number, chat: useAnnounce_chat$key) => void,
): void {
  const environment = useRelayEnvironment();
  useAsking(() => {
    fetchQuery<useAskedChatQuery>(
      environment,
      graphql`
        query useAskedChatQuery($chat: ChatReference!) {
          chat(reference: $chat) {
            id
            unread
            viewerCanMessage
            lastMessageDatabaseId
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
      // Not reached: it is asked again.
      error: () => undefined,
    });
  });
}
