import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { useMessageHistory_query$key } from './__generated__/useMessageHistory_query.graphql.ts';
import historyQuery, {
  type ChatReference,
  type useMessageHistoryQuery,
} from './__generated__/useMessageHistoryQuery.graphql.ts';
import { CatchUp } from './catchUp.ts';

/** How many messages a page of the history has (spec 001 §9), and how many are asked for at once after a break. */
const pageSize = 6;
const catchUpSize = 50;
/** How long after a page that could not be got, or brought nothing, it is asked for again, in milliseconds. */
const retryAfter = 3_000;

/**
 * The messages of a chat that are here, in no particular order, and the ways to get the others: older ones page by page,
 * and all that came while nobody listened. The fragment's spread says `first: 6`; a default would return with every page,
 * those read backwards included.
 */
export function useMessageHistory(key: useMessageHistory_query$key, reference: ChatReference) {
  const environment = useRelayEnvironment();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    useMessageHistoryQuery,
    useMessageHistory_query$key
  >(
    graphql`
        fragment useMessageHistory_query on Query
        @refetchable(queryName: "useMessageHistoryQuery")
        @argumentDefinitions(
          reference: { type: "ChatReference" }
          first: { type: "Int" }
          after: { type: "String" }
          last: { type: "Int" }
          before: { type: "String" }
        ) {
          viewer {
            user {
              databaseId
            }
          }
          chat(reference: $reference) {
            messages(first: $first, after: $after, last: $last, before: $before)
              @connection(key: "useMessageHistory_messages") {
              __id
              pageInfo {
                startCursor
              }
              edges {
                cursor
                node {
                  id
                  databaseId
                  createdAt
                  clientId
                  photoUri
                  user {
                    id
                    name
                    role
                    isViewer
                  }
                  ...StoredMessage_message
                }
              }
            }
          }
        }
      `,
    key,
  );
  const edges = data.chat?.messages.edges;
  const messages = edges?.map(({ node }) => node) ?? [];
  const newest = Math.max(0, ...messages.map(({ databaseId }) => databaseId));

  // Each call names the chat: the page may have been opened without doing so, as the latest one at that time.
  const [failed, setFailed] = useState(false);
  function loadOlder() {
    setFailed(false);
    loadNext(pageSize, { UNSTABLE_extraVariables: { reference }, onComplete: (error) => setFailed(error !== null) });
  }

  // What events bring has no cursor: before the first one nothing is missing, whatever was heard, or left, above it.
  const startCursor = data.chat?.messages.pageInfo.startCursor ?? null;
  const read = edges?.find(({ cursor }) => cursor && cursor === startCursor)?.node.databaseId ?? 0;
  const catchUp = useRef<CatchUp>(null);
  catchUp.current ??= new CatchUp(read);
  const { current: gap } = catchUp;
  const [turn, setTurn] = useState(0);
  const next = () => setTurn((count) => count + 1);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takeTurn = useEffectEvent(() => {
    const ids = new Set(messages.map(({ databaseId }) => databaseId));
    gap.shown({ read, has: (id) => ids.has(id) });
    clearTimeout(pause.current);
    const when = gap.begin();
    if (when === 'later') pause.current = setTimeout(next, retryAfter);
    if (when !== 'now') return;
    const end = () => {
      gap.end();
      next();
    };
    // Not by the hook's own way: that gives up, and does not say so, when the page is read anew meanwhile.
    const before = { reference, last: catchUpSize, before: startCursor };
    fetchQuery<useMessageHistoryQuery>(environment, historyQuery, before).subscribe({ complete: end, error: end });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each change, is one look at what is missing
  useEffect(() => takeTurn(), [turn, edges]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    messages,
    newest,
    /** Whose account it is that looks on, where they are no member of the chat; null under a share link. */
    viewerId: data.viewer.user?.databaseId ?? null,
    connectionId: data.chat?.messages.__id ?? '',
    older: { exist: hasNext, loading: isLoadingNext, failed, load: loadOlder },
    /** Live events begin, and `latest` is the newest message there is: gets what is missing before it. */
    onWatched: (latest: number) => {
      gap.watched(latest);
      next();
    },
    /** A live event brought this message, and everything before it has been here, or is on its way. */
    onHeard: (messageId: number) => gap.heard(messageId),
  };
}
