import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { calledName } from '../../../server/domain/core/text/firstName.ts';
import { zonedDay } from '../../../server/domain/core/text/format/time.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { MyContactRequestsScreen_jobSeeker$key } from '../../__generated__/MyContactRequestsScreen_jobSeeker.graphql.ts';
import type {
  MyContactRequestsScreen_request$data,
  MyContactRequestsScreen_request$key,
} from '../../__generated__/MyContactRequestsScreen_request.graphql.ts';
import type { MyContactRequestsScreen_viewer$key } from '../../__generated__/MyContactRequestsScreen_viewer.graphql.ts';
import type { MyContactRequestsScreenQuery } from '../../__generated__/MyContactRequestsScreenQuery.graphql.ts';
import type { ChatOutcome } from '../../__generated__/useOutcomeMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { NoRows } from '../../features/core/list/ListTable.tsx';
import { myContactRequestList } from '../../features/core/list/memberLists.ts';
import { NumberedPages } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { DayText } from '../../features/core/time/DateText.tsx';
import { useTimeZone } from '../../features/core/time/useTimeZone.ts';
import { ContactButton, useContact } from '../../features/hiring/contact/useContact.tsx';
import { AskOthers, RequestProgress, RequestState } from '../../features/hiring/contactRequest/RequestState.tsx';
import { useOutcome } from '../../features/hiring/outcome/useOutcome.ts';
import { PeoplePage, peopleFaces } from '../../features/people/PeoplePage.tsx';
import { PeopleBar } from '../../features/people/row/PeopleBar.tsx';
import { PersonList } from '../../features/people/row/PersonList.tsx';
import { PersonRow, type PersonRowProps } from '../../features/people/row/PersonRow.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import type { RowAction } from '../../ui/table/RowMenu.tsx';
import { useSelection } from '../../ui/table/Selection.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';

const OutcomeDialog = lateDialog(() => import('../../features/hiring/outcome/OutcomeDialog.tsx'));

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
          ...MyContactRequestsScreen_viewer
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
                ...MyContactRequestsScreen_request
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
  const outcome = useDialog<Deciding>(OutcomeDialog);
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

/** What an employer decides about a person in a chat. */
interface Deciding {
  chatId: number;
  name: string;
  outcome: ChatOutcome;
}

interface RequestRowProps {
  viewer: MyContactRequestsScreen_viewer$key;
  selection: PersonRowProps['selection'];
  onDecide: (deciding: Deciding) => void;
}

/** A contacted job seeker, or a pending introduction. */
function RequestRow({ request: key, ...props }: RequestRowProps & { request: MyContactRequestsScreen_request$key }) {
  const request = useFragment(
    graphql`
      fragment MyContactRequestsScreen_request on ContactRequest {
        id
        createdAt
        mailedAt
        seenAt
        answeredAt
        viewerCanAskOthers
        description
        partTime
        fullTime
        isPending
        state
        jobSeekerName
        jobSeeker {
          replyTime
          callName
          ...PersonRow_jobSeeker
          ...MyContactRequestsScreen_jobSeeker
        }
        chat {
          databaseId
          unread
        }
        ...RequestState_request
      }
    `,
    key,
  );
  return request.jobSeeker ? (
    <PublicRow {...props} request={request} jobSeeker={request.jobSeeker} />
  ) : (
    <Row {...props} request={request} contacting={null} />
  );
}

/** Of a job seeker with a public profile, who can be contacted with the same request. */
function PublicRow({
  jobSeeker: key,
  ...props
}: RequestRowProps & {
  request: MyContactRequestsScreen_request$data;
  jobSeeker: MyContactRequestsScreen_jobSeeker$key;
}) {
  const jobSeeker = useFragment(
    graphql`
      fragment MyContactRequestsScreen_jobSeeker on JobSeeker {
        ...useContact_jobSeeker
      }
    `,
    key,
  );
  const viewer = useFragment(
    graphql`
      fragment MyContactRequestsScreen_viewer on Viewer {
        ...useContact_viewer
      }
    `,
    props.viewer,
  );
  const { description, partTime, fullTime } = props.request;
  const contacting = useContact(jobSeeker, viewer, { description: description ?? '', partTime, fullTime });
  return <Row {...props} contacting={contacting} />;
}

function Row({
  request,
  selection,
  onDecide,
  contacting,
}: RequestRowProps & {
  request: MyContactRequestsScreen_request$data;
  contacting: ReturnType<typeof useContact> | null;
}) {
  const { createdAt, partTime, fullTime, isPending, state, chat } = request;
  const name = calledName({ name: request.jobSeekerName, callName: request.jobSeeker?.callName });
  const work = [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ');
  const decide = useOutcome({ databaseId: chat?.databaseId ?? 0 });
  const refetch = useRefetchPage();
  const label = `the request to ${name}, ${zonedDay(createdAt, useTimeZone())}`;

  async function reopen() {
    const result = await decide(null);
    if (result.ok) showToast('The decision was undone.');
    else showToast(result.message, 'warning');
    await refetch();
  }

  const decisions: RowAction[] = [];
  if (chat && !isPending) {
    const chatId = chat.databaseId;
    if (state !== 'HIRED') {
      const onPress = () => onDecide({ chatId, name, outcome: 'HIRED' });
      decisions.push({ id: 'hire', label: 'Mark as hired', onPress });
    }
    if (state === 'HIRED' || state === 'DECLINED') {
      decisions.push({ id: 'reopen', label: 'Undo the decision', onPress: () => void reopen() });
    }
    if (state !== 'DECLINED') {
      const onPress = () => onDecide({ chatId, name, outcome: 'DECLINED' });
      decisions.push({ id: 'decline', label: 'Decline', danger: true, onPress });
    }
  }
  return (
    <PersonRow
      jobSeeker={request.jobSeeker}
      name={name}
      label={label}
      state={<RequestState request={request} />}
      isUnread={chat?.unread ?? false}
      about={
        <>
          {isPending ? (
            <>
              Introduced <DayText at={createdAt} />
            </>
          ) : (
            <RequestProgress {...request} replyTime={state === 'SENT' ? request.jobSeeker?.replyTime : null} />
          )}
          {work && ` · ${work}`}
        </>
      }
      selection={selection}
      action={<ContactButton name={name} chat={chat} contacting={contacting} />}
      menu={[
        ...(chat && contacting ? [{ id: 'again', label: 'Contact again', onPress: contacting.contact }] : []),
        ...decisions,
      ]}
    >
      {request.viewerCanAskOthers && <AskOthers request={request.id} />}
      {contacting?.dialogs}
    </PersonRow>
  );
}
