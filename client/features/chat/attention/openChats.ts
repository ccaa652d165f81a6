import { type RefObject, useEffect } from 'react';

const open = new Map<string, HTMLElement>();

/** Registers the element that shows a chat. */
export function useOpenChat(chatId: string, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: shown } = place;
    if (shown) open.set(chatId, shown);
    return () => {
      // Another element may show the same chat by now.
      if (open.get(chatId) === shown) open.delete(chatId);
    };
  }, [chatId, place]);
}

/** Whether the chat is visible in this tab. */
export const isBeforeEyes = (chatId: string): boolean =>
  document.visibilityState === 'visible' && (open.get(chatId)?.checkVisibility() ?? false);
