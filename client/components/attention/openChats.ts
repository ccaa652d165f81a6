import { type RefObject, useEffect } from 'react';

const open = new Map<string, HTMLElement>();

/** Says which chat is shown in this element. */
export function useOpenChat(chatId: string, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (place.current) open.set(chatId, place.current);
    return () => {
      open.delete(chatId);
    };
  }, [chatId, place]);
}

/** Whether the chat is before somebody's eyes in this tab. */
export const isBeforeEyes = (chatId: string): boolean =>
  document.visibilityState === 'visible' && (open.get(chatId)?.checkVisibility() ?? false);
