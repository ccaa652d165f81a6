import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Suspense, useState } from 'react';
import type { ChatListEntries_query$key } from '../../__generated__/ChatListEntries_query.graphql.ts';
import type { ChatSettings_viewer$key } from '../../__generated__/ChatSettings_viewer.graphql.ts';
import { AttentionSettings } from '../../features/chat/attention/AttentionSettings.tsx';
import { ChatList as ChatListLayout } from '../../features/chat/view/ChatLayout.tsx';
import { ChatListSkeleton } from '../../features/chat/view/ChatSkeleton.tsx';
import { FailureBoundary } from '../../features/core/FailureBoundary.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { useIsBrowser } from '../../ui/base/useIsBrowser.ts';
import { Loading } from '../../ui/display/Loading.tsx';
import { Segments } from '../../ui/form/Segments.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { ChatListEntries } from './ChatListEntries.tsx';
import { ChatSettings } from './ChatSettings.tsx';
import { FoundChats } from './FoundChats.tsx';
import { searchMaxLength } from './listFilter.ts';
import { useListFilter } from './useListFilter.ts';

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
export function ChatList({
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
