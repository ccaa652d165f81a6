import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { useMessageHistory_query$key } from '../../../../__generated__/useMessageHistory_query.graphql.ts';
import type {
  ChatReference,
  useMessageHistoryQuery,
} from '../../../../__generated__/useMessageHistoryQuery.graphql.ts';
import historyQuery from '../../../../__generated__/useMessageHistoryQuery.graphql.ts';

/**
 * The number of messages per page of the history (docs/product/chat.md, 'Reading a chat'), and per request after an
 * interruption.
 */
const pageSize = 6;
const catchUpSize = 50;
/** The delay before repeating a page that failed or brought nothing, in milliseconds. */
const retryAfter = 3_000;

/**
 * The loaded messages of a chat, in no particular order, and functions that load more: older ones page by page, and
 * those that arrived during an interruption. The fragment's spread passes `first: 6`, because a default would apply to
 * pages read backwards too.
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
            kind
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
                  dangers
                  trialShiftStep
                  trialShift {
                    id
                  }
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

  // Each request names the chat, because the page may have been opened without an id, as the latest chat at that time.
  const [failed, setFailed] = useState(false);
  function loadOlder() {
    setFailed(false);
    loadNext(pageSize, { UNSTABLE_extraVariables: { reference }, onComplete: (error) => setFailed(error !== null) });
  }

  // Messages from events have no cursor, so pages continue before the first message with one.
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
    // Does not use Relay's loadNext, which gives up silently when the page is refetched meanwhile.
    const before = { reference, last: catchUpSize, before: startCursor };
    fetchQuery<useMessageHistoryQuery>(environment, historyQuery, before).subscribe({ complete: end, error: end });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each change, is one look at what is missing
  useEffect(() => takeTurn(), [turn, edges]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    messages,
    newest,
    /** The account that observes without being a member; null under a share link. */
    viewerId: data.viewer.user?.databaseId ?? null,
    viewerIsGuest: data.viewer.kind === 'GUEST',
    connectionId: data.chat?.messages.__id ?? '',
    older: { exist: hasNext, loading: isLoadingNext, failed, load: loadOlder },
    /** Live events have started, and `latest` is the newest message: loads what is missing before it. */
    onWatched: (latest: number) => {
      gap.watched(latest);
      next();
    },
    /** A live event has added this message; earlier ones are here or being loaded. */
    onHeard: (messageId: number) => gap.heard(messageId),
  };
}

/**
 * Tracks up to which message a chat is complete and whether a page has to be loaded to close a gap. It receives events
 * as they arrive, several before a render, and after each render what is shown: a slow response may have replaced newer
 * events in the store.
 */
export class CatchUp {
  /**
   * The id up to which nothing is missing. The viewer's own messages may arrive before earlier ones of others and do
   * not count.
   */
  #complete: number;
  /** The newest id that is known to be missing, or 0. */
  #wanted = 0;
  /** The newest message that a page has loaded. */
  #read: number;
  /** Messages from events since then, which all have to be shown. */
  readonly #heard = new Set<number>();
  #isAsking = false;
  /** The newest loaded message at the last request. */
  #askedFrom: number | null = null;

  /** @param read id of the newest message that a page has loaded, 0 for none */
  constructor(read: number) {
    this.#complete = read;
    this.#read = read;
  }

  get isBehind(): boolean {
    return this.#wanted > this.#complete;
  }

  /** Live events have started, and `latest` is the newest message. */
  watched(latest: number): void {
    this.#wanted = Math.max(this.#wanted, latest);
  }

  /** A live event has added this message. After a gap, it says nothing about the messages before it. */
  heard(id: number): void {
    this.#heard.add(id);
    if (!this.isBehind) this.#complete = Math.max(this.#complete, id);
  }

  /** The rendered state: everything up to `read`, and the messages for which `has` is true. */
  shown({ read, has }: { read: number; has: (id: number) => boolean }): void {
    // A slow response has also replaced messages from a later page.
    let isLost = read < this.#read;
    if (isLost) {
      this.#wanted = Math.max(this.#wanted, this.#read);
      this.#askedFrom = null;
    }
    this.#read = read;
    for (const id of this.#heard) {
      if (id <= read) this.#heard.delete(id);
      else if (!has(id)) {
        isLost = true;
        this.#wanted = Math.max(this.#wanted, id);
      }
    }
    this.#complete = isLost ? read : Math.max(this.#complete, read);
  }

  /** Whether to load a page: now, or after a delay if the last one brought nothing. Loading lasts until `end`. */
  begin(): 'now' | 'later' | null {
    if (!this.isBehind || this.#isAsking) return null;
    const isRepeated = this.#askedFrom === this.#read;
    this.#askedFrom = isRepeated ? null : this.#read;
    if (isRepeated) return 'later';
    this.#isAsking = true;
    return 'now';
  }

  /** The page has arrived or failed; the next render shows its messages. */
  end(): void {
    this.#isAsking = false;
  }
}
