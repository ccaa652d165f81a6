import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FoundChatsQuery } from './__generated__/FoundChatsQuery.graphql.ts';
import { ChatListEntries } from './ChatListEntries.tsx';

let visits = 0;

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
  /** Counts the tries after a failure. */
  round: number;
  openedId: string | null;
  onShowAll: () => void;
}) {
  // What was found an hour ago is not what would be found now.
  const [visit] = useState(() => {
    visits += 1;
    return visits;
  });
  const filter = { q: q || null, unread: unread || null };
  const query = useLazyLoadQuery<FoundChatsQuery>(
    graphql`
      query FoundChatsQuery($filter: ChatFilter) {
        ...ChatListEntries_query @arguments(filter: $filter)
      }
    `,
    { filter },
    { fetchPolicy: 'network-only', fetchKey: `${visit} ${round}` },
  );
  return <ChatListEntries query={query} filter={filter} openedId={openedId} onShowAll={onShowAll} />;
}
