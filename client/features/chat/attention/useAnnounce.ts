import { graphql, readInlineData } from 'react-relay';
import { useNavigate } from 'react-router';
import type { useAnnounce_chat$key } from '../../../__generated__/useAnnounce_chat.graphql.ts';
import { currentTime } from '../../../app/clock.ts';
import { memberName } from '../memberName.ts';
import { notify } from './notifications.ts';
import { isBeforeEyes } from './openChats.ts';
import { chime } from './sound.ts';
import { messageWords, speakMessage } from './speakMessage.ts';

interface NewMessage {
  chatId: string;
  databaseId: number;
  /** ISO 8601. */
  createdAt: string;
  /** The names as the viewer sees them. */
  name: string;
  text: string;
  isViewers: boolean;
  /** The page that a click on the notification opens. */
  open: () => void;
}

/** Older messages are not announced. In milliseconds. */
const recently = 120_000;

/**
 * How long other tabs wait: a tab that shows the chat comes first, and one that announces silences the others. In
 * milliseconds.
 */
const headStart = 250;
const quietFor = 5_000;

/** The latest announced message of each chat, because messages of two chats arrive in any order. */
const announced = new Map<string, number>();

/** Announces a message from another member unless the viewer is looking at the chat. Once, in one of all open tabs. */
export function announceMessage(message: NewMessage): void {
  const { chatId, databaseId, createdAt, isViewers } = message;
  if (isViewers || databaseId <= (announced.get(chatId) ?? 0) || currentTime() - Date.parse(createdAt) > recently)
    return;
  announced.set(chatId, databaseId);
  const seenHere = isBeforeEyes(chatId);
  const take = () =>
    inOneTab(`hourhand-message-${databaseId}`, () => {
      if (seenHere) return;
      void chime();
      notify({ ...message, tag: chatId, onClick: message.open });
    });
  if (seenHere) take();
  else setTimeout(take, headStart);
}

/** Runs in the first tab that takes the lock; in every tab if the browser has no locks. */
function inOneTab(name: string, act: () => void): void {
  if (!navigator.locks) {
    act();
    return;
  }
  navigator.locks
    .request(name, { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      act();
      await new Promise((resolve) => setTimeout(resolve, quietFor));
    })
    .catch(() => undefined);
}

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
