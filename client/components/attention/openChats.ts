import { type RefObject, useEffect } from 'react';

const open = new Map<string, HTMLElement>();

/** Says which chat is shown in this element. */
export function useOpenChat(chatId: string, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: shown } = place;
    if (shown) open.set(chatId, shown);
    return () => {
      // Another page may show the same chat by then.
      if (open.get(chatId) === shown) open.delete(chatId);
    };
  }, [chatId, place]);
}

/** Whether the chat is before somebody's eyes in this tab. */
export const isBeforeEyes = (chatId: string): boolean =>
  document.visibilityState === 'visible' && (open.get(chatId)?.checkVisibility() ?? false);
