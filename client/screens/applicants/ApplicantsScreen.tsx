import { __iconNode as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { ApplicantsScreenQuery } from '../../__generated__/ApplicantsScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, notFound, signInFirst } from '../../app/routing/PageResult.ts';
import type { FailedProps, ScreenProps } from '../../app/routing/route.ts';
import { SelectFilter } from '../../features/core/list/filters.tsx';
import { NumberedList } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { DayText } from '../../features/core/time/DateText.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import { Loading } from '../../ui/display/Loading.tsx';
import { EmptyState, FailedState, OfflineState } from '../../ui/display/States.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { SelectionBar } from '../../ui/table/SelectionBar.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useSelection } from '../../ui/table/useSelection.ts';
import { applicantList } from './applicantList.ts';
import { ApplicationStateBadge, stateOptions } from './applicationState.tsx';
import { useDecide } from './useDecide.ts';

const title = 'Applicants';

const loadDecline = () => import('./DeclineDialog.tsx');
const DeclineDialog = lazy(loadDecline);

/** /my-job-offers/{id}/applicants: who has applied for an offer, and where each of them stands. */
export default function ApplicantsScreen({ queryRef }: ScreenProps<ApplicantsScreenQuery>) {
  const { viewer, jobOffer } = usePreloadedQuery<ApplicantsScreenQuery>(
    graphql`
      query ApplicantsScreenQuery($databaseId: Int!, $state: JobApplicationState, $first: Int!, $page: Int!)
      @preloadable {
        viewer {
          kind
          user {
            ... on Employer @alias(as: "employer") {
              isPremium
            }
          }
        }
        jobOffer(databaseId: $databaseId) {
          databaseId
          job {
            name
          }
          city {
            name
          }
          applications(state: $state, first: $first, page: $page) {
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
                  name
                  title
                  city {
                    name
                  }
                  job {
                    name
                  }
                }
                chat {
                  databaseId
                  unread
                }
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(applicantList);
  const applications = jobOffer?.applications;
  const selection = useSelection(applications?.edges.map(({ node }) => node.id) ?? []);
  const decline = useDialog<readonly string[]>(loadDecline);
  const decide = useDecide();
  if (viewer.kind === 'ANONYMOUS' || viewer.kind === 'GUEST') throw signInFirst();
  if (viewer.kind === 'JOB_SEEKER') throw forbidden();
  if (!jobOffer || !applications) throw notFound();
  const canWrite = viewer.kind === 'ADMIN' || (viewer.user?.employer?.isPremium ?? false);

  async function setState(id: string, decision: 'HIRED' | 'IN_TALK', done: string) {
    const result = await decide([id], decision);
    if (result.ok) showToast(done);
    else showToast(result.message, 'warning');
  }
  return (
    <Container>
      <PageMeta title={title} />
      <Stack>
        <PageHead
          above={<Breadcrumbs trail={[listOf(viewer.kind), { label: title }]} />}
          title={title}
          lead={`Job offer #${jobOffer.databaseId}: ${jobOffer.job.name} in ${jobOffer.city.name}`}
        />
        <NumberedList
          list={list}
          singular="applicant"
          plural="applicants"
          connection={applications}
          filters={
            <SelectFilter list={list} name="state" label="State" placeholder="All states" options={stateOptions} />
          }
          rowId={({ id }) => id}
          rowLabel={({ jobSeekerName }) => jobSeekerName}
          {...selection.table}
          selectionBar={
            <SelectionBar {...selection.bar}>
              <Button look="secondary" size="small" {...decline.opens([...selection.selected])}>
                Decline
              </Button>
            </SelectionBar>
          }
          columns={[
            {
              id: 'name',
              header: 'Applicant',
              names: true,
              cell: ({ jobSeeker, jobSeekerName }) =>
                jobSeeker ? (
                  <Link
                    href={paths.jobSeeker.to({
                      id: jobSeeker.databaseId,
                      name: jobSeeker.name,
                      title: jobSeeker.title ?? null,
                      city: jobSeeker.city?.name ?? null,
                      job: jobSeeker.job?.name ?? null,
                    })}
                  >
                    {jobSeekerName}
                  </Link>
                ) : (
                  jobSeekerName
                ),
            },
            { id: 'job', header: 'Job', cell: ({ jobSeeker }) => jobSeeker?.job?.name },
            { id: 'applied', header: 'Applied', phone: 'line', cell: ({ createdAt }) => <DayText at={createdAt} /> },
            {
              id: 'state',
              header: 'State',
              phone: 'aside',
              cell: ({ state }) => <ApplicationStateBadge state={state} />,
            },
          ]}
          actions={({ chat }) => [
            chat && {
              id: 'chat',
              label: chat.unread ? 'Chat, unread' : 'Chat',
              look: chat.unread ? 'primary' : 'secondary',
              href: paths.chat.to({ id: chat.databaseId }),
            },
          ]}
          menu={({ id, state }) => [
            ...(state === 'HIRED'
              ? []
              : [
                  { id: 'hire', label: 'Mark as hired', onPress: () => void setState(id, 'HIRED', 'Marked as hired.') },
                ]),
            ...(state === 'HIRED' || state === 'DECLINED'
              ? [
                  {
                    id: 'reopen',
                    label: 'Undo the decision',
                    onPress: () =>
                      void setState(id, 'IN_TALK', 'The decision was undone. The applicant is open again.'),
                  },
                ]
              : []),
            ...(state === 'DECLINED'
              ? []
              : [{ id: 'decline', label: 'Decline', danger: true, onPress: () => decline.open([id]) }]),
          ]}
          empty={
            <EmptyState icon={IconUsers} title="No applicants yet">
              Job seekers who apply appear here and write to you in a chat.
            </EmptyState>
          }
        />
      </Stack>
      {decline.render((ids, state) => (
        <DeclineDialog {...state} applications={ids} canWrite={canWrite} onDeclined={selection.bar.onClear} />
      ))}
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} />
      <Loading label="Loading the applicants">
        <ListSkeleton filters={1} />
      </Loading>
    </Container>
  );
}

export function Failed({ isOffline, onRetry, retrying }: FailedProps) {
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} />
      {isOffline ? (
        <OfflineState onRetry={onRetry} />
      ) : (
        <FailedState title="The applicants could not be loaded" onRetry={onRetry} retrying={retrying} />
      )}
    </Container>
  );
}

/** The list that the offer is in. */
const listOf = (kind: string) =>
  kind === 'ADMIN'
    ? { label: 'Job offers', href: paths.adminJobOffers.to() }
    : { label: 'My Jobs Offers', href: paths.myJobOffers.to() };
