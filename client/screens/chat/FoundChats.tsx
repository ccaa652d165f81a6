import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FoundChatsQuery } from './__generated__/FoundChatsQuery.graphql.ts';
import { ChatListEntries } from './ChatListEntries.tsx';

/** The chats with somebody of this name, or with something unread, as they are now. Another search begins anew. */
export function FoundChats({
  q,
  unread,
  round,
  openedId,
  onShowAll,
}: {
  q: string;
  unread: boolean;
  /** Another number asks anew. */
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
