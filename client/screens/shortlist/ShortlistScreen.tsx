import { __iconNode as IconBookmark } from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { useRef } from 'react';
import { graphql, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { Shortlist_viewer$key } from '../../__generated__/Shortlist_viewer.graphql.ts';
import type { ShortlistQuery } from '../../__generated__/ShortlistQuery.graphql.ts';
import type { ShortlistScreen_entry$key } from '../../__generated__/ShortlistScreen_entry.graphql.ts';
import type { ShortlistScreen_jobSeeker$key } from '../../__generated__/ShortlistScreen_jobSeeker.graphql.ts';
import type { ShortlistScreen_viewer$key } from '../../__generated__/ShortlistScreen_viewer.graphql.ts';
import type { ShortlistScreenQuery } from '../../__generated__/ShortlistScreenQuery.graphql.ts';
import type { UnavailableEntry_entry$key } from '../../__generated__/UnavailableEntry_entry.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { ContactButton, useContact } from '../../features/hiring/contact/useContact.tsx';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { PeopleBar } from '../../features/people/row/PeopleBar.tsx';
import { PersonList } from '../../features/people/row/PersonList.tsx';
import { PersonRow, type PersonRowProps } from '../../features/people/row/PersonRow.tsx';
import { removeFromShortlist } from '../../features/people/shortlist/changeShortlist.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { confirm } from '../../ui/dialog/confirm.ts';
import { Card } from '../../ui/display/Card.tsx';
import { SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { useSelection } from '../../ui/table/Selection.tsx';
import { Note } from './Note.tsx';
import styles from './Shortlist.module.css';

/** Also the fragment's default. */
const pageSize = 12;

/**
 * The entries, newest first. One that is removed here stays until the next visit, so that a slip can be undone; one whose job
 * seeker is not public goes at once.
 */
function Shortlist({ viewer: key }: { viewer: Shortlist_viewer$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<ShortlistQuery, Shortlist_viewer$key>(
    graphql`
      fragment Shortlist_viewer on Viewer
      @refetchable(queryName: "ShortlistQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        ...ShortlistScreen_viewer
        shortlist(first: $first, after: $after) @connection(key: "Shortlist_shortlist") {
          totalCount
          edges {
            node {
              id
              ...ShortlistScreen_entry
              ...UnavailableEntry_entry
              jobSeeker {
                databaseId
              }
            }
          }
        }
      }
    `,
    key,
    pageSize,
  );
  const selection = useSelection(data.shortlist?.edges.map(({ node }) => node.id) ?? []);
  if (!data.shortlist) return null;
  const { edges, totalCount } = data.shortlist;

  if (edges.length === 0) {
    return (
      <EmptyState
        icon={IconBookmark}
        title="Your shortlist is empty"
        action={<ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>Find job seekers</ButtonLink>}
      >
        Press the bookmark on a job seeker to keep them here.
      </EmptyState>
    );
  }
  return (
    <div>
      <PersonList label="Shortlist" rows={edges.map(({ node }) => node)} listRef={list}>
        {(node) =>
          node.jobSeeker ? (
            <Entry entry={node} viewer={data} selection={{ id: node.id, ...selection.table }} />
          ) : (
            <UnavailableEntry entry={node} />
          )
        }
      </PersonList>
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
      <PeopleBar
        {...selection.bar}
        people={edges.flatMap(({ node }) =>
          node.jobSeeker && selection.selected.has(node.id) ? [node.jobSeeker.databaseId] : [],
        )}
      />
    </div>
  );
}

export const { Skeleton, Failed } = peopleFaces(
  'shortlist',
  <Stack>
    {['one', 'two', 'three'].map((key) => (
      <SkeletonBlock key={key} shape="block" className={styles.placeholder} />
    ))}
  </Stack>,
);

/** /shortlist: the job seekers whom an employer remembers, with private notes. */
export default function ShortlistScreen({ queryRef }: ScreenProps<ShortlistScreenQuery>) {
  const { viewer } = usePreloadedQuery<ShortlistScreenQuery>(
    graphql`
      query ShortlistScreenQuery @preloadable {
        viewer {
          kind
          ...Shortlist_viewer
        }
      }
    `,
    queryRef,
  );
  requireEmployer(viewer.kind);
  return (
    <PeoplePage tab="shortlist">
      <Text look="soft">Your notes are private.</Text>
      <Shortlist viewer={viewer} />
    </PeoplePage>
  );
}

/** In place of a job seeker whose profile is not public now, of whom employers see nothing. The note stays. */
function UnavailableEntry({ entry: key }: { entry: UnavailableEntry_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment UnavailableEntry_entry on ShortlistEntry {
        jobSeekerId
        createdAt
        ...Note_entry
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const refetch = useRefetchPage();
  const day = formatDay(entry.createdAt);

  async function askToRemove() {
    const removed = await confirm({
      title: 'Remove from your shortlist?',
      text: <p>Your note is deleted too. You can't undo this while the profile is not public.</p>,
      confirmLabel: 'Remove',
      destructive: true,
      action: async () => {
        const result = await removeFromShortlist(environment, entry.jobSeekerId);
        if (result.ok) await refetch();
        return result;
      },
    });
    if (removed) showToast('Removed from your shortlist.');
  }

  return (
    <Card className={styles.unavailable}>
      <h2 className={styles.name}>Not available now</h2>
      <Text>
        You added a job seeker on <time dateTime={entry.createdAt}>{day}</time>. The profile is not public at the
        moment.
      </Text>
      <div className={styles.note}>
        <Note entry={entry} about={`the job seeker added on ${day}`} />
      </div>
      <Button
        look="secondary"
        size="small"
        aria-label={`Remove the job seeker added on ${day}`}
        onClick={() => void askToRemove()}
      >
        Remove
      </Button>
    </Card>
  );
}

interface EntryProps {
  viewer: ShortlistScreen_viewer$key;
  selection: PersonRowProps['selection'];
}

/** A job seeker on the shortlist whose profile is public. */
function Entry({ entry: key, ...props }: EntryProps & { entry: ShortlistScreen_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment ShortlistScreen_entry on ShortlistEntry {
        note
        ...Note_entry
        jobSeeker {
          name
          callName
          ...ShortlistScreen_jobSeeker
        }
      }
    `,
    key,
  );
  if (!entry.jobSeeker) return null;
  const note = <Note entry={entry} about={calledName(entry.jobSeeker)} />;
  return <JobSeeker {...props} jobSeeker={entry.jobSeeker} note={note} noteText={entry.note} />;
}

function JobSeeker({
  jobSeeker: key,
  viewer: viewerKey,
  selection,
  note,
  noteText,
}: EntryProps & { jobSeeker: ShortlistScreen_jobSeeker$key; note: React.ReactNode; noteText: string }) {
  const jobSeeker = useFragment(
    graphql`
      fragment ShortlistScreen_jobSeeker on JobSeeker {
        name
        callName
        viewerChat {
          databaseId
          unread
        }
        ...PersonRow_jobSeeker
        ...useContact_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment ShortlistScreen_viewer on Viewer {
        ...useContact_viewer
      }
    `,
    viewerKey,
  );
  const contacting = useContact(jobSeeker, viewer);
  const { viewerChat } = jobSeeker;
  const name = calledName(jobSeeker);
  return (
    <PersonRow
      jobSeeker={jobSeeker}
      name={name}
      isUnread={viewerChat?.unread ?? false}
      note={noteText}
      selection={selection}
      action={<ContactButton name={name} chat={viewerChat} contacting={contacting} />}
      menu={viewerChat ? [{ id: 'again', label: 'Contact again', onPress: contacting.contact }] : []}
    >
      {note}
      {contacting.dialogs}
    </PersonRow>
  );
}
