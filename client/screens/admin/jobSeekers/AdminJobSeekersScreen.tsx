import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { rateText } from '../../../../server/domain/core/text/format/money.ts';
import type { AdminJobSeekersScreenQuery } from '../../../__generated__/AdminJobSeekersScreenQuery.graphql.ts';
import type { JobSeekerFilters_query$key } from '../../../__generated__/JobSeekerFilters_query.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useRefetchPage } from '../../../app/routing/refetchPage.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { idOption, SelectFilter, SortFilter } from '../../../features/core/list/filters.tsx';
import { NumberedList } from '../../../features/core/list/NumberedList.tsx';
import { type List, useList } from '../../../features/core/list/useList.ts';
import { DateText } from '../../../features/core/time/DateText.tsx';
import { useEmail } from '../../../features/office/email/useEmail.tsx';
import { jobSeekerPath } from '../../../features/people/jobSeeker/jobSeekerPath.ts';
import { Link } from '../../../ui/base/Link.tsx';
import { VerifiedMark } from '../../../ui/display/Badge.tsx';
import { EmptyState } from '../../../ui/display/States.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { ListSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useBulk } from '../bulkActions/useBulk.tsx';
import { ExportButton } from '../exports/ExportButton.tsx';
import { ImportButton } from '../imports/ImportButton.tsx';
import { StateBadges, useChangeActive } from '../jobSeeker/StateBadges.tsx';
import { LastMessage, UnreadDot } from '../lastMessage/LastMessage.tsx';
import { jobSeekerList, jobSeekerVariables } from '../lists.ts';
import { OfficeScreen, officeFaces } from '../OfficeScreen.tsx';
import { MessageFilter, WhoFilters } from '../people/PersonFilters.tsx';
import { useDeletePerson } from '../people/useDeletePerson.ts';
import { verifiedWithDates } from '../people/verifiedWithDates.ts';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';

export const { Skeleton, Failed } = officeFaces('Job seekers', <ListSkeleton filters={9} />);

/** /admin/candidates (docs/product/back-office.md, 'Job seekers'). */
export default function AdminJobSeekersScreen({ queryRef }: ScreenProps<AdminJobSeekersScreenQuery>) {
  const query = usePreloadedQuery<AdminJobSeekersScreenQuery>(
    graphql`
      query AdminJobSeekersScreenQuery(
        $filter: AdminJobSeekerFilter
        $sort: AdminJobSeekerSort!
        $reverse: Boolean!
        $first: Int!
        $page: Int!
      ) @preloadable {
        ...SavedFilters_query @arguments(list: JOB_SEEKERS)
        ...JobSeekerFilters_query
        adminJobSeekers(filter: $filter, sort: $sort, reverse: $reverse, first: $first, page: $page) {
          totalCount
          pageCursors {
            ...NumberedList_pageCursors
          }
          edges {
            node {
              id
              databaseId
              name
              active
              viewerCanEmail
              ...jobSeekerPath_jobSeeker
              updated
              minRate
              createdAt
              job {
                name
              }
              city {
                name
                country {
                  currencyCode
                }
              }
              experience {
                name
              }
              emailVerifiedAt
              phoneVerifiedAt
              identityCheckedAt
              myChatWithAdmin {
                unread
                ...LastMessage_chat
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const list = useList(jobSeekerList);
  const { filter } = jobSeekerVariables(new URLSearchParams(useLocation().search));
  const bulk = useBulk({
    connection: query.adminJobSeekers,
    matching: { jobSeekers: filter },
    kinds: ['JOB_SEEKER_ACTIVATE', 'JOB_SEEKER_PAUSE', 'JOB_SEEKER_EMAIL'],
  });
  const refetchPage = useRefetchPage();
  const { change, changing } = useChangeActive();
  const askToDelete = useDeletePerson('Job Seeker');
  const email = useEmail('Job Seeker');

  async function toggle(jobSeeker: { id: string; active: boolean | null | undefined }) {
    // A list that is filtered by the state has other rows then.
    if (await change(jobSeeker)) await refetchPage();
  }

  return (
    <OfficeScreen
      title="Job seekers"
      action={
        <Row>
          <ImportButton name="job-seekers" />
          <ExportButton
            name="job-seekers"
            filter={filter}
            plural="job seekers"
            total={query.adminJobSeekers.totalCount}
          />
        </Row>
      }
    >
      <SavedFilters query={query} name="JOB_SEEKERS" list={list} />
      <NumberedList
        list={list}
        singular="job seeker"
        plural="job seekers"
        connection={query.adminJobSeekers}
        filters={<JobSeekerFilters list={list} query={query} />}
        rowId={({ id }) => id}
        rowLabel={({ name, databaseId }) => `${name}, #${databaseId}`}
        {...bulk.list}
        columns={columns}
        actions={(row) => [
          {
            id: 'active',
            label: row.active ? 'Pause' : 'Activate',
            loading: changing.has(row.id),
            onPress: () => void toggle(row),
          },
        ]}
        menu={(row) => [
          { id: 'edit', label: 'Edit', href: paths.adminJobSeeker.to({ id: row.databaseId }) },
          ...(row.active ? [{ id: 'public', label: 'Public page', href: jobSeekerPath(row), newTab: true }] : []),
          ...(row.viewerCanEmail ? [{ id: 'email', label: 'Send e-mail', onPress: () => email.open(row) }] : []),
          {
            id: 'chat',
            label: 'Support chat',
            href: paths.adminSupportChat.to({ userId: row.databaseId }),
            newTab: true,
          },
          { id: 'delete', label: 'Delete', danger: true, onPress: () => void askToDelete(row.id, row.name) },
        ]}
        empty={<EmptyState title="No job seekers yet">Job seekers who sign up appear here.</EmptyState>}
      />
      {email.dialog}
      {bulk.dialog}
    </OfficeScreen>
  );
}

type Filter = 'q' | 'active' | 'updated' | 'city' | 'job' | 'experience' | 'image' | 'messages';

/** The filters and orders of docs/product/back-office.md, 'Job seekers'. */
function JobSeekerFilters({ list, query }: { list: List<Filter>; query: JobSeekerFilters_query$key }) {
  const { cities, jobs, experiences } = useFragment(
    graphql`
      fragment JobSeekerFilters_query on Query {
        cities {
          databaseId
          name
        }
        jobs {
          databaseId
          name
        }
        experiences {
          databaseId
          name
        }
      }
    `,
    query,
  );
  return (
    <>
      <WhoFilters list={list} cities={cities} />
      <SelectFilter list={list} name="job" label="Job" placeholder="All Jobs" options={jobs.map(idOption)} />
      <SelectFilter
        list={list}
        name="experience"
        label="Experience"
        placeholder="All experiences"
        options={experiences.map(idOption)}
      />
      <SelectFilter
        list={list}
        name="active"
        label="Active"
        placeholder="All"
        options={[
          { value: 'yes', label: 'Activated' },
          { value: 'no', label: 'Not activated' },
        ]}
      />
      <SelectFilter
        list={list}
        name="updated"
        label="Profile"
        placeholder="All"
        options={[
          { value: 'yes', label: 'Updated' },
          { value: 'no', label: 'Pending' },
        ]}
      />
      <SelectFilter
        list={list}
        name="image"
        label="Image"
        placeholder="All"
        options={[
          { value: 'with', label: 'With' },
          { value: 'without', label: 'Without' },
        ]}
      />
      <MessageFilter list={list} />
      <SortFilter
        list={list}
        everywhere
        options={[
          { value: '-created', label: 'Newest' },
          { value: 'created', label: 'Oldest' },
          { value: 'price', label: 'Lowest price' },
          { value: '-price', label: 'Highest price' },
          { value: '-experience', label: 'Most experience' },
          { value: 'experience', label: 'Least experience' },
          { value: '-last_message', label: 'Last message received' },
          { value: 'last_message', label: 'Earliest message received' },
        ]}
      />
    </>
  );
}

type JobSeeker = AdminJobSeekersScreenQuery['response']['adminJobSeekers']['edges'][number]['node'];

/** The name, which leads to the profile, states, rate, experience and last message, two things in a cell where short. */
const columns: Column<JobSeeker>[] = [
  {
    id: 'name',
    header: 'Name',
    names: true,
    cell: (row) => {
      const { databaseId, name, myChatWithAdmin } = row;
      return (
        <>
          {myChatWithAdmin?.unread && <UnreadDot />}
          <Link href={paths.adminJobSeeker.to({ id: databaseId })}>{name}</Link>
          <VerifiedMark what={verifiedWithDates(row)} />
        </>
      );
    },
    second: ({ job, city }) => [job?.name, city?.name].filter(Boolean).join(' · '),
  },
  { id: 'state', header: 'State', phone: 'line', cell: (row) => <StateBadges {...row} /> },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    phone: 'aside',
    sort: 'PRICE',
    cell: ({ minRate, city }) => minRate != null && `${city?.country.currencyCode ?? ''} ${rateText(minRate)}`,
  },
  { id: 'experience', header: 'Experience', sort: 'EXPERIENCE', cell: (row) => row.experience?.name },
  {
    id: 'message',
    header: 'Last message',
    sort: 'LAST_MESSAGE',
    cell: (row) => <LastMessage chat={row.myChatWithAdmin} />,
    second: (row) => (
      <>
        Joined <DateText at={row.createdAt} />
      </>
    ),
  },
];
