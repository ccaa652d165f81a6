import { __iconNode as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery, usePreloadedQuery } from 'react-relay';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ChatListEntries_query$key } from '../../__generated__/ChatListEntries_query.graphql.ts';
import type { ChatScreenQuery } from '../../__generated__/ChatScreenQuery.graphql.ts';
import type { ChatSettings_viewer$key } from '../../__generated__/ChatSettings_viewer.graphql.ts';
import type { FoundChatsQuery } from '../../__generated__/FoundChatsQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { notFound, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { AttentionSettings } from '../../features/chat/attention/AttentionSettings.tsx';
import { Conversation } from '../../features/chat/conversation/Conversation.tsx';
import { ChatLayout, ChatList as ChatListLayout } from '../../features/chat/view/ChatLayout.tsx';
import { ChatListSkeleton, ConversationSkeleton } from '../../features/chat/view/ChatSkeleton.tsx';
import { FailureBoundary } from '../../features/core/FailureBoundary.tsx';
import { type ListFilter, readListFilter, searchMaxLength, searchOf } from '../../features/core/list/memberLists.ts';
import { useTypedFilter } from '../../features/core/list/useTypedFilter.ts';
import { searchDebounce } from '../../features/core/useDebounced.ts';
import { OtherInquiries } from '../../features/hiring/introduction/OtherInquiries.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { Loading } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Segments } from '../../ui/form/Segments.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { ChatListEntries } from './ChatListEntries.tsx';
import { ChatSettings } from './ChatSettings.tsx';

/**
 * /chat/{id} opens that chat, /chat the latest one. On a phone, the URL decides whether the list or the chat is shown.
 */
export default function ChatScreen({ queryRef, params }: ScreenProps<ChatScreenQuery, { id?: number }>) {
  const query = usePreloadedQuery<ChatScreenQuery>(
    graphql`
      query ChatScreenQuery($reference: ChatReference) @preloadable {
        viewer {
          kind
          ...ChatSettings_viewer
        }
        chat(reference: $reference) {
          id
          databaseId
          inquiries: pendingIntroductions(first: 1) {
            edges {
              __typename
            }
          }
          ...OtherInquiries_chat
          ...Conversation_chat
        }
        ...ChatListEntries_query
        ...useMessageHistory_query @arguments(reference: $reference, first: 6)
      }
    `,
    queryRef,
  );
  const location = useLocation();
  const { viewer, chat } = query;
  if (viewer.kind === 'ANONYMOUS') throw signInFirst();
  const isChosen = params.id !== undefined;
  if (isChosen && !chat) throw notFound();
  return (
    <>
      <PageMeta title="Chats" />
      <ChatLayout
        view={isChosen ? 'conversation' : 'list'}
        list={<ChatList query={query} viewer={viewer} openedId={chat?.id ?? null} heading={isChosen ? 'h2' : 'h1'} />}
        conversation={
          chat ? (
            <Conversation
              key={chat.id}
              heading={isChosen ? 'h1' : 'h2'}
              chat={chat}
              history={query}
              reference={{ id: chat.id }}
              returnPath={paths.chat.to({ id: chat.databaseId })}
              back={{ href: paths.chats.to({}, searchOf(readListFilter(new URLSearchParams(location.search)))) }}
              aside={
                chat.inquiries.edges.length > 0
                  ? { label: 'Other inquiries', content: <OtherInquiries chat={chat} /> }
                  : undefined
              }
            />
          ) : (
            <EmptyState icon={IconMessages} title="Your messages appear here" />
          )
        }
      />
    </>
  );
}

export function Skeleton() {
  return (
    <ChatLayout
      view="list"
      list={
        <ChatListLayout title="Chats" heading="h1">
          <ChatListSkeleton />
        </ChatListLayout>
      }
      conversation={<ConversationSkeleton />}
    />
  );
}

/** The history state of URLs that the search has set. */
const bySearch = 'search';

/**
 * The filter of the chat list. It is stored in the URL, so that back and forward navigate through searches. `typed` is
 * the text of the search box, which the URL follows after a debounce.
 */
function useListFilter() {
  const { pathname, search, key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const filter = readListFilter(new URLSearchParams(search));
  // The latest requested filter: the URL may not have caught up when the next change comes.
  const [made, setMade] = useState(filter);
  // After other navigation, such as back, the filter is the URL's.
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    const isOther = filter.q !== made.q || filter.unread !== made.unread;
    if (isOther && (isReturn || state !== bySearch)) setMade(filter);
  }
  // Two changes can come between two renders.
  const latest = useRef(made);
  useLayoutEffect(() => {
    latest.current = made;
  }, [made]);
  function change(part: Partial<ListFilter>, replace = false) {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setMade(next);
    const entries = Object.entries(searchOf(next)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    void navigate(
      { pathname, search: new URLSearchParams(entries).toString() },
      { replace, preventScrollReset: true, state: bySearch },
    );
  }
  const [typed, setTyped] = useTypedFilter(made.q, (q, { replace }) => change({ q }, replace), searchDebounce);
  return {
    filter,
    /** Whether unread chats were requested; shown at once, before they are loaded. */
    unreadAsked: made.unread,
    typed,
    setTyped,
    show: (unread: boolean) => change({ unread }),
    showAll: () => {
      setTyped('');
      change({ q: '', unread: false });
    },
  };
}

const shows = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

const finding = (
  <Loading>
    <ChatListSkeleton />
  </Loading>
);

/** The viewer's chats: all of them as loaded with the page, or search results. */
function ChatList({
  query,
  viewer,
  openedId,
  heading,
}: {
  query: ChatListEntries_query$key;
  viewer: ChatSettings_viewer$key;
  openedId: string | null;
  heading: 'h1' | 'h2';
}) {
  const { filter, unreadAsked, typed, setTyped, show, showAll } = useListFilter();
  const { q, unread } = filter;
  // Counts the searches, because earlier results may be outdated.
  const looked = `${q} ${unread}`;
  const [asked, setAsked] = useState({ looked, round: 0 });
  if (asked.looked !== looked) setAsked({ looked, round: asked.round + 1 });
  const isHydrated = useIsBrowser();
  return (
    <ChatListLayout
      title="Chats"
      heading={heading}
      action={
        <>
          <AttentionSettings />
          <ChatSettings viewer={viewer} />
        </>
      }
      tools={
        <search aria-label="Find a chat">
          <Stack gap="small">
            <TextField
              type="search"
              label="Search by name"
              hideLabel
              placeholder="Search by name"
              maxLength={searchMaxLength}
              autoComplete="off"
              leading={<Icon of={IconSearch} size={18} />}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Segments
              label="Filter chats"
              options={shows}
              value={unreadAsked ? 'unread' : 'all'}
              onChange={(value) => show(value === 'unread')}
            />
          </Stack>
        </search>
      }
    >
      {q || unread ? (
        <FailureBoundary key={looked} onRetry={() => setAsked({ looked, round: asked.round + 1 })}>
          <Suspense fallback={finding}>
            {/* What is looked for is asked by the browser: the page comes with all of them. */}
            {isHydrated ? (
              <FoundChats q={q} unread={unread} round={asked.round} openedId={openedId} onShowAll={showAll} />
            ) : (
              finding
            )}
          </Suspense>
        </FailureBoundary>
      ) : (
        <ChatListEntries query={query} openedId={openedId} />
      )}
    </ChatListLayout>
  );
}

/** The chats that match a name or are unread, with live updates. A new search starts over. */
function FoundChats({
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
