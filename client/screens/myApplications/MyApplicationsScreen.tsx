import { __iconNode as IconBriefcase } from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import { graphql, usePreloadedQuery } from 'react-relay';
import { employerLabel } from '../../../server/domain/core/text/format/employerLabel.ts';
import type {
  ApplicationProgress,
  MyApplicationsScreenQuery,
} from '../../__generated__/MyApplicationsScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { replyTimeText } from '../../features/core/activity/activityText.ts';
import { SelectFilter } from '../../features/core/list/filters.tsx';
import { myApplicationList } from '../../features/core/list/memberLists.ts';
import { NumberedList } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { DayText } from '../../features/core/time/DateText.tsx';
import { offersPath } from '../../features/discovery/jobSearch/jobSearch.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Badge, type BadgeTone } from '../../ui/display/Badge.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';

const head = { title: 'My applications', lead: 'Every job you have applied for, and where it stands.' };

export const { Skeleton, Failed } = memberFaces(head, <ListSkeleton filters={1} />);

const badges: Record<ApplicationProgress, { text: string; tone: BadgeTone }> = {
  SENT: { text: 'Sent', tone: 'neutral' },
  READ: { text: 'Read', tone: 'neutral' },
  ANSWERED: { text: 'Answered', tone: 'green' },
  HIRED: { text: 'Hired', tone: 'solid' },
  DECLINED: { text: 'Not this time', tone: 'neutral' },
};

const waiting = new Set<ApplicationProgress>(['SENT', 'READ']);

/** Read or not, an application without an answer waits. */
const stateOptions = [
  { value: 'NEW', label: 'Waiting for an answer' },
  { value: 'IN_TALK', label: badges.ANSWERED.text },
  { value: 'HIRED', label: badges.HIRED.text },
  { value: 'DECLINED', label: badges.DECLINED.text },
];

/** /my-applications: all applications of a job seeker with their state. */
export default function MyApplicationsScreen({ queryRef }: ScreenProps<MyApplicationsScreenQuery>) {
  const { viewer } = usePreloadedQuery<MyApplicationsScreenQuery>(
    graphql`
      query MyApplicationsScreenQuery($state: JobApplicationState, $first: Int!, $page: Int!) @preloadable {
        viewer {
          kind
          applications(state: $state, first: $first, page: $page) {
            totalCount
            pageCursors {
              ...NumberedList_pageCursors
            }
            edges {
              node {
                id
                createdAt
                progress
                replyTime
                employerName
                company
                job {
                  name
                }
                city {
                  name
                }
                jobOffer {
                  databaseId
                  title
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
  const list = useList(myApplicationList);
  if (viewer.kind === 'ANONYMOUS' || viewer.kind === 'GUEST') throw signInFirst();
  if (!viewer.applications) throw forbidden();
  return (
    <MemberScreen {...head}>
      <NumberedList
        list={list}
        singular="application"
        plural="applications"
        connection={viewer.applications}
        filters={
          <SelectFilter list={list} name="state" label="State" placeholder="All states" options={stateOptions} />
        }
        rowId={({ id }) => id}
        rowLabel={({ job, city }) => `${job.name} in ${city.name}`}
        columns={[
          {
            id: 'offer',
            header: 'Job offer',
            names: true,
            cell: ({ job, city, jobOffer }) => {
              const title = jobOffer?.title ?? `${job.name} in ${city.name}`;
              return jobOffer ? (
                <Link href={paths.publicJobOffer.to({ id: jobOffer.databaseId })}>{title}</Link>
              ) : (
                `${title} · closed since then`
              );
            },
          },
          {
            id: 'employer',
            header: 'Employer',
            phone: 'line',
            cell: ({ employerName, company, progress, replyTime }) => {
              const usual = waiting.has(progress) && replyTime ? replyTimeText(replyTime) : null;
              return (
                <>
                  <bdi>{employerLabel(employerName, company)}</bdi>
                  {progress === 'READ' && <Text look="caption">Has read your application.</Text>}
                  {usual && <Text look="caption">{usual}</Text>}
                </>
              );
            },
          },
          { id: 'applied', header: 'Applied', cell: ({ createdAt }) => <DayText at={createdAt} /> },
          {
            id: 'state',
            header: 'State',
            phone: 'aside',
            cell: ({ progress }) => {
              const { text, tone } = badges[progress];
              return <Badge tone={tone}>{text}</Badge>;
            },
          },
        ]}
        actions={({ chat }) => [
          chat && {
            id: 'chat',
            label: chat.unread ? 'Chat, unread' : 'Chat',
            look: 'secondary',
            href: paths.chat.to({ id: chat.databaseId }),
          },
        ]}
        empty={
          <EmptyState
            icon={IconBriefcase}
            title="No applications yet"
            action={<ButtonLink href={offersPath({})}>Find job offers</ButtonLink>}
          >
            Jobs you apply for appear here, with the employer’s answer.
          </EmptyState>
        }
      />
    </MemberScreen>
  );
}
