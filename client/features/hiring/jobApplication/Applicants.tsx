import { __iconNode as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import type {
  Applicants_applications$key,
  JobApplicationState,
} from '../../../__generated__/Applicants_applications.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import type { RowAction } from '../../../ui/table/RowMenu.tsx';
import { useSelection } from '../../../ui/table/Selection.tsx';
import { SelectFilter } from '../../core/list/filters.tsx';
import { NoRows } from '../../core/list/ListTable.tsx';
import { NumberedPages } from '../../core/list/NumberedList.tsx';
import type { List } from '../../core/list/useList.ts';
import { DayText } from '../../core/time/DateText.tsx';
import { PeopleBar } from '../../people/row/PeopleBar.tsx';
import { PersonList } from '../../people/row/PersonList.tsx';
import { PersonRow } from '../../people/row/PersonRow.tsx';
import { useDecide } from './useDecide.ts';

const DeclineDialog = lateDialog(() => import('./DeclineDialog.tsx'));

/** Who has applied: for one offer or for all, newest first. */
export function Applicants({
  applications: key,
  list,
  filters,
  showsOffer = false,
  canWrite,
}: {
  applications: Applicants_applications$key;
  list: List<'state'>;
  /** Beside that of the state. */
  filters?: ReactNode;
  /** Whether each row says for which offer. */
  showsOffer?: boolean;
  /** Whether a message can go with a decision. */
  canWrite: boolean;
}) {
  const connection = useFragment(
    graphql`
      fragment Applicants_applications on JobApplicationConnection {
        totalCount
        pageCursors {
          ...NumberedList_pageCursors
        }
        edges {
          node {
            id
            state
            createdAt
            jobSeekerName
            jobSeeker {
              databaseId
              callName
              ...PersonRow_jobSeeker
            }
            jobOffer {
              title
            }
            chat {
              databaseId
              unread
            }
          }
        }
      }
    `,
    key,
  );
  const rows = connection.edges.map(({ node }) => node);
  const selection = useSelection(rows.map(({ id }) => id));
  const decline = useDialog<readonly string[]>(DeclineDialog);
  const decide = useDecide();

  async function setState(id: string, decision: 'HIRED' | 'IN_TALK', done: string) {
    const result = await decide([id], decision);
    if (result.ok) showToast(done);
    else showToast(result.message, 'warning');
  }

  function menuOf(id: string, state: JobApplicationState): RowAction[] {
    const isDecided = state === 'HIRED' || state === 'DECLINED';
    const hire = { id: 'hire', label: 'Mark as hired', onPress: () => void setState(id, 'HIRED', 'Marked as hired.') };
    const reopen = {
      id: 'reopen',
      label: 'Undo the decision',
      onPress: () => void setState(id, 'IN_TALK', 'The decision was undone. The applicant is open again.'),
    };
    const refuse = { id: 'decline', label: 'Decline', danger: true, onPress: () => decline.open([id]) };
    return [
      ...(state === 'HIRED' ? [] : [hire]),
      ...(isDecided ? [reopen] : []),
      ...(state === 'DECLINED' ? [] : [refuse]),
    ];
  }

  return (
    <>
      <NumberedPages
        list={list}
        singular="applicant"
        plural="applicants"
        connection={connection}
        filters={
          <>
            {filters}
            <SelectFilter list={list} name="state" label="State" placeholder="All states" options={stateOptions} />
          </>
        }
        selectionBar={
          <PeopleBar
            {...selection.bar}
            people={rows.flatMap(({ id, jobSeeker }) =>
              jobSeeker && selection.selected.has(id) ? [jobSeeker.databaseId] : [],
            )}
          >
            <Button look="secondary" size="small" {...decline.opens([...selection.selected])}>
              Decline
            </Button>
          </PeopleBar>
        }
      >
        {() =>
          rows.length === 0 ? (
            <NoRows
              list={list}
              plural="applicants"
              empty={
                <EmptyState icon={IconUsers} title="No applicants yet">
                  Job seekers who apply appear here and write to you in a chat.
                </EmptyState>
              }
            />
          ) : (
            <PersonList label="Applicants" rows={rows} page={list.shown.page} stale={list.isLoading}>
              {({ id, state, createdAt, jobSeekerName, jobSeeker, jobOffer, chat }) => {
                const name = calledName({ name: jobSeekerName, callName: jobSeeker?.callName });
                const offer = jobOffer.title;
                return (
                  <PersonRow
                    jobSeeker={jobSeeker}
                    name={name}
                    label={showsOffer ? `${name}, ${offer}` : name}
                    state={<ApplicationStateBadge state={state} />}
                    isUnread={chat?.unread ?? false}
                    about={
                      <>
                        {showsOffer && (
                          <>
                            For <bdi>{offer}</bdi> ·{' '}
                          </>
                        )}
                        Applied <DayText at={createdAt} />
                      </>
                    }
                    action={
                      chat && (
                        <ButtonLink
                          look={chat.unread ? 'primary' : 'secondary'}
                          size="small"
                          href={paths.chat.to({ id: chat.databaseId })}
                        >
                          Open chat<VisuallyHidden> with {name}</VisuallyHidden>
                        </ButtonLink>
                      )
                    }
                    menu={menuOf(id, state)}
                    selection={{ id, ...selection.table }}
                  />
                );
              }}
            </PersonList>
          )
        }
      </NumberedPages>
      {decline.render((ids, state) => (
        <DeclineDialog {...state} applications={ids} canWrite={canWrite} onDeclined={selection.bar.onClear} />
      ))}
    </>
  );
}

const badges: Record<JobApplicationState, { text: string; tone: BadgeTone }> = {
  NEW: { text: 'New', tone: 'warm' },
  IN_TALK: { text: 'In talk', tone: 'green' },
  HIRED: { text: 'Hired', tone: 'solid' },
  DECLINED: { text: 'Declined', tone: 'neutral' },
};

const stateOptions = Object.entries(badges).map(([value, { text }]) => ({ value, label: text }));

function ApplicationStateBadge({ state }: { state: JobApplicationState }) {
  const { text, tone } = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
