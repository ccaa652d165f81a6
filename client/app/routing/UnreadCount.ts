import { createContext, use } from 'react';

/** The number of unread chats for the header; null without any. */
export const UnreadCount = createContext<string | null>(null);

/** The number in the tab's title, for pages in the background. */
export const useUnreadCount = (): string | null => use(UnreadCount);
