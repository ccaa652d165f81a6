import { graphql, readInlineData } from 'react-relay';
import { useNavigate } from 'react-router';
import type { useAnnounce_chat$key } from '../../../__generated__/useAnnounce_chat.graphql.ts';
import { memberName } from '../memberName.ts';
import { announceMessage } from './announceMessage.ts';
import { messageWords, speakMessage } from './speakMessage.ts';

/**
 * Announces the latest message of a chat if it is unread and from another member.
 * @param addressOf the page that a click on the notification opens; `since` excludes older messages, in milliseconds
 */
export function useAnnounce(
  addressOf: (chatId: number) => string,
): (chat: useAnnounce_chat$key, options?: { since?: number }) => void {
  const navigate = useNavigate();
  return (key, { since = 0 } = {}) => {
    const { id, databaseId, unread, viewerIsAdmin, lastMessage } = readInlineData(
      graphql`
        fragment useAnnounce_chat on Chat @inline {
          id
          databaseId
          unread
          viewerIsAdmin
          lastMessage {
            ...speakMessage_message
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
      `,
      key,
    );
    if (!lastMessage || Date.parse(lastMessage.createdAt) < since) return;
    speakMessage(lastMessage, viewerIsAdmin);
    if (!unread) return;
    announceMessage({
      chatId: id,
      databaseId: lastMessage.databaseId,
      createdAt: lastMessage.createdAt,
      name: memberName(lastMessage.user, viewerIsAdmin),
      text: messageWords(lastMessage),
      isViewers: lastMessage.user.isViewer,
      open: () => void navigate(addressOf(databaseId)),
    });
  };
}
