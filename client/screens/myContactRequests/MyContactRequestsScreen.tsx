import { lazy } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { MyContactRequestsScreenQuery } from '../../__generated__/MyContactRequestsScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { useRefetchPage } from '../../app/routing/useRefetchPage.ts';
import { NoRows } from '../../features/core/list/ListTable.tsx';
import { NumberedPages } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { PeopleBar } from '../../features/people/row/PeopleBar.tsx';
import { PersonList } from '../../features/people/row/PersonList.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { useSelection } from '../../ui/table/Selection.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { myContactRequestList } from './contactRequestList.ts';
import { type Deciding, RequestRow } from './RequestRow.tsx';

const loadOutcome = () => import('../../features/hiring/outcome/OutcomeDialog.tsx');
const OutcomeDialog = lazy(loadOutcome);

export const { Skeleton, Failed } = peopleFaces('contacted', <ListSkeleton filters={0} />);

/** /my-contact-requests: all contact requests of an employer with their state. */
export default function MyContactRequestsScreen({ queryRef }: ScreenProps<MyContactRequestsScreenQuery>) {
  const { viewer } = usePreloadedQuery<MyContactRequestsScreenQuery>(
    graphql`
      query MyContactRequestsScreenQuery($first: Int!, $page: Int!) @preloadable {
        viewer {
          kind
          user {
            ... on Employer @alias(as: "employer") {
              isPremium
            }
          }
          ...RequestRow_viewer
          contactRequests(first: $first, page: $page) {
            totalCount
            pageCursors {
              ...NumberedList_pageCursors
            }
            edges {
              node {
                id
                jobSeeker {
                  databaseId
                }
                ...RequestRow_request
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(myContactRequestList);
  const refetch = useRefetchPage();
  const selection = useSelection(viewer.contactRequests?.edges.map(({ node }) => node.id) ?? []);
  const outcome = useDialog<Deciding>(loadOutcome);
  requireEmployer(viewer.kind);
  if (!viewer.contactRequests) return null;
  return (
    <PeoplePage tab="contacted">
      <NumberedPages
        list={list}
        singular="contact request"
        plural="contact requests"
        connection={viewer.contactRequests}
        selectionBar={
          <PeopleBar
            {...selection.bar}
            people={viewer.contactRequests.edges.flatMap(({ node }) =>
              node.jobSeeker && selection.selected.has(node.id) ? [node.jobSeeker.databaseId] : [],
            )}
          />
        }
      >
        {(rows) =>
          rows.length === 0 ? (
            <NoRows
              plural="contact requests"
              empty={
                <EmptyState
                  title="No contact requests yet"
                  action={<ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>Find job seekers</ButtonLink>}
                >
                  Job seekers you contact appear here.
                </EmptyState>
              }
            />
          ) : (
            <PersonList label="Contact requests" rows={rows} page={list.shown.page} stale={list.isLoading}>
              {(row) => (
                <RequestRow
                  request={row}
                  viewer={viewer}
                  selection={{ id: row.id, ...selection.table }}
                  onDecide={outcome.open}
                />
              )}
            </PersonList>
          )
        }
      </NumberedPages>
      {outcome.render(({ chatId, name, outcome: decided }, state) => (
        <OutcomeDialog
          opened={state.opened}
          onClose={() => {
            state.onClose();
            void refetch();
          }}
          chat={{ databaseId: chatId }}
          outcome={decided}
          name={name}
          canWrite={viewer.user?.employer?.isPremium ?? false}
        />
      ))}
    </PeoplePage>
  );
}
