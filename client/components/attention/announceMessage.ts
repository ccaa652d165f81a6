import { notify } from './notifications.ts';
import { isBeforeEyes } from './openChats.ts';
import { chime } from './sound.ts';

export interface NewMessage {
  chatId: string;
  databaseId: number;
  /** ISO 8601. */
  createdAt: string;
  /** As the viewer knows them. */
  name: string;
  text: string;
  isViewers: boolean;
  /** What a click on the notification leads to. */
  open: () => void;
}

/** What is older was announced, or missed, and is only read. In milliseconds. */
const recently = 120_000;

/** A tab that shows the chat comes before all others, and whoever announces keeps the others quiet. In milliseconds. */
const headStart = 250;
const quietFor = 5_000;

/** The latest that was announced of each chat: what is written in two at once comes in any order. */
const announced = new Map<string, number>();

/** Draws attention to what somebody else wrote, unless it is before the viewer's eyes. Once, in one of all open tabs. */
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

/** Does it in the first tab that comes; in every one where the browser cannot tell. */
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
