import { notify } from './notifications.ts';
import { isBeforeEyes } from './openChats.ts';
import { chime } from './sound.ts';

export interface NewMessage {
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
  if (isViewers || databaseId <= (announced.get(chatId) ?? 0) || Date.now() - Date.parse(createdAt) > recently) return;
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
