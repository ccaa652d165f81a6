import { __iconNode as IconBookmark } from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { useRef } from 'react';
import { graphql } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { Shortlist_viewer$key } from '../../__generated__/Shortlist_viewer.graphql.ts';
import type { ShortlistQuery } from '../../__generated__/ShortlistQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { PeopleBar } from '../../features/people/row/PeopleBar.tsx';
import { PersonList } from '../../features/people/row/PersonList.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { useSelection } from '../../ui/table/useSelection.ts';
import { Entry } from './Entry.tsx';
import { UnavailableEntry } from './UnavailableEntry.tsx';

/** Also the fragment's default. */
const pageSize = 12;

/**
 * The entries, newest first. One that is removed here stays until the next visit, so that a slip can be undone; one whose job
 * seeker is not public goes at once.
 */
export function Shortlist({ viewer: key }: { viewer: Shortlist_viewer$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<ShortlistQuery, Shortlist_viewer$key>(
    graphql`
      fragment Shortlist_viewer on Viewer
      @refetchable(queryName: "ShortlistQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        ...Entry_viewer
        shortlist(first: $first, after: $after) @connection(key: "Shortlist_shortlist") {
          totalCount
          edges {
            node {
              id
              ...Entry_entry
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
