import { createContext, use } from 'react';

/** How many chats have something unread, as the header shows it; null for none. */
export const UnreadCount = createContext<string | null>(null);

/** For the title of the tab, which is all that one sees of a page that is not in front. */
export const useUnreadCount = (): string | null => use(UnreadCount);
