import { graphql, usePreloadedQuery } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { allJobsSlug } from '../../../server/domain/people/search/search.input.ts';
import type { MyContactRequestsScreenQuery } from '../../__generated__/MyContactRequestsScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { NumberedList } from '../../features/core/list/NumberedList.tsx';
import { useList } from '../../features/core/list/useList.ts';
import { MemberScreen, memberFaces } from '../../features/core/memberScreen/memberFaces.tsx';
import { requireEmployer } from '../../features/core/memberScreen/requireEmployer.ts';
import { DayText } from '../../features/core/time/DateText.tsx';
import { useTimeZone } from '../../features/core/time/useTimeZone.ts';
import { RequestState } from '../../features/hiring/contactRequest/RequestState.tsx';
import { firstName } from '../../features/people/jobSeeker/firstName.ts';
import { jobSeekerPath } from '../../features/people/jobSeeker/jobSeekerPath.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { ListSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { ContactAgain } from './ContactAgain.tsx';
import { myContactRequestList } from './contactRequestList.ts';

const head = { title: 'Contact requests', lead: 'Everyone you have contacted, and where things stand.' };

export const { Skeleton, Failed } = memberFaces(head, <ListSkeleton filters={0} />);

/** /my-contact-requests: all contact requests of an employer with their state. */
export default function MyContactRequestsScreen({ queryRef }: ScreenProps<MyContactRequestsScreenQuery>) {
  const { viewer } = usePreloadedQuery<MyContactRequestsScreenQuery>(
    graphql`
      query MyContactRequestsScreenQuery($first: Int!, $page: Int!) @preloadable {
        viewer {
          kind
          ...ContactAgain_viewer
          contactRequests(first: $first, page: $page) {
            totalCount
            pageCursors {
              ...NumberedList_pageCursors
            }
            edges {
              node {
                id
                createdAt
                partTime
                fullTime
                jobSeekerName
                jobSeeker {
                  job {
                    name
                  }
                  city {
                    name
                  }
                  ...jobSeekerPath_jobSeeker
                }
                chat {
                  databaseId
                  unread
                }
                ...RequestState_request
                ...ContactAgain_request
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(myContactRequestList);
  const timeZone = useTimeZone();
  requireEmployer(viewer.kind);
  if (!viewer.contactRequests) return null;
  return (
    <MemberScreen {...head}>
      <NumberedList
        list={list}
        singular="contact request"
        plural="contact requests"
        connection={viewer.contactRequests}
        rowId={({ id }) => id}
        rowLabel={({ jobSeekerName, createdAt }) =>
          `the request to ${firstName(jobSeekerName)}, ${formatDay(createdAt, timeZone)}`
        }
        columns={[
          {
            id: 'jobSeeker',
            header: 'Job seeker',
            names: true,
            cell: ({ jobSeeker, jobSeekerName, chat }) => (
              <>
                {jobSeeker ? (
                  <Link href={jobSeekerPath(jobSeeker)}>{firstName(jobSeekerName)}</Link>
                ) : (
                  firstName(jobSeekerName)
                )}
                {chat?.unread && (
                  <>
                    {' '}
                    <Badge tone="solid">Unread</Badge>
                  </>
                )}
              </>
            ),
          },
          {
            id: 'job',
            header: 'Job and city',
            phone: 'line',
            cell: ({ jobSeeker }) =>
              jobSeeker
                ? [jobSeeker.job?.name, jobSeeker.city?.name].filter(Boolean).join(' in ') || null
                : 'Not available now',
          },
          {
            id: 'work',
            header: 'Work',
            cell: ({ partTime, fullTime }) =>
              [partTime && 'Part-time', fullTime && 'Full-time'].filter(Boolean).join(' / ') || null,
          },
          { id: 'state', header: 'State', phone: 'aside', cell: (row) => <RequestState request={row} /> },
          { id: 'created', header: 'Date', phone: 'line', cell: ({ createdAt }) => <DayText at={createdAt} /> },
          {
            id: 'chat',
            header: 'Contact',
            cell: (row) => (
              <Row>
                {row.chat && (
                  <ButtonLink look="quiet" size="small" href={paths.chat.to({ id: row.chat.databaseId })}>
                    Open chat<VisuallyHidden> with {firstName(row.jobSeekerName)}</VisuallyHidden>
                  </ButtonLink>
                )}
                <ContactAgain request={row} viewer={viewer} />
              </Row>
            ),
          },
        ]}
        empty={
          <EmptyState
            title="No contact requests yet"
            action={<ButtonLink href={paths.jobSeekers.to({ job: allJobsSlug })}>Find job seekers</ButtonLink>}
          >
            Job seekers you contact appear here.
          </EmptyState>
        }
      />
    </MemberScreen>
  );
}
