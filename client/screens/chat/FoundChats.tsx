import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FoundChatsQuery } from '../../__generated__/FoundChatsQuery.graphql.ts';
import { ChatListEntries } from './ChatListEntries.tsx';

/** The chats that match a name or are unread, with live updates. A new search starts over. */
export function FoundChats({
  q,
  unread,
  round,
  openedId,
  onShowAll,
}: {
  q: string;
  unread: boolean;
  /** A different number loads again. */
  round: number;
  openedId: string | null;
  onShowAll: () => void;
}) {
  const filter = { q: q || null, unread: unread || null };
  const query = useLazyLoadQuery<FoundChatsQuery>(
    graphql`
      query FoundChatsQuery($filter: ChatFilter) {
        ...ChatListEntries_query @arguments(filter: $filter)
      }
    `,
    { filter },
    { fetchPolicy: 'network-only', fetchKey: round },
  );
  return <ChatListEntries query={query} filter={filter} openedId={openedId} onShowAll={onShowAll} />;
}
