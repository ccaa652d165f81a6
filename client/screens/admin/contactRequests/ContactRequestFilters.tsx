import { graphql, useFragment } from 'react-relay';
import type { ContactRequestFilters_query$key } from '../../../__generated__/ContactRequestFilters_query.graphql.ts';
import { SelectFilter, SortFilter } from '../../../features/core/list/filters.tsx';
import { idOption } from '../../../features/core/list/idOption.ts';
import type { List } from '../../../features/core/list/useList.ts';
import { EmployerFilter } from '../filters/EmployerFilter.tsx';
import { JobSeekerFilter } from '../filters/JobSeekerFilter.tsx';

type Filter = 'time' | 'job' | 'city' | 'employer' | 'candidate' | 'status' | 'messages';

/** The filters of docs/product/back-office.md, 'Contact requests'. */
export function ContactRequestFilters({ list, query }: { list: List<Filter>; query: ContactRequestFilters_query$key }) {
  const { jobs, cities, contactRequestStatuses, employer, jobSeeker } = useFragment(
    graphql`
      fragment ContactRequestFilters_query on Query
      @argumentDefinitions(
        employerId: { type: "Int!" }
        hasEmployer: { type: "Boolean!" }
        candidateId: { type: "Int!" }
        hasCandidate: { type: "Boolean!" }
      ) {
        jobs {
          databaseId
          name
        }
        cities {
          databaseId
          name
        }
        contactRequestStatuses(first: 100) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
        employer(databaseId: $employerId) @include(if: $hasEmployer) {
          ...EmployerFilter_employer
        }
        jobSeeker(databaseId: $candidateId) @include(if: $hasCandidate) {
          ...JobSeekerFilter_jobSeeker
        }
      }
    `,
    query,
  );
  const statuses = contactRequestStatuses.edges.map(({ node }) => node);
  return (
    <>
      <SelectFilter
        list={list}
        name="time"
        label="Time"
        placeholder="All Time"
        options={[
          { value: 'full', label: 'Full Time' },
          { value: 'part', label: 'Part Time' },
        ]}
      />
      <SelectFilter list={list} name="job" label="Job" placeholder="All jobs" options={jobs.map(idOption)} />
      <SelectFilter list={list} name="city" label="City" placeholder="All cities" options={cities.map(idOption)} />
      <JobSeekerFilter list={list} jobSeeker={jobSeeker} />
      <EmployerFilter list={list} employer={employer} />
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        placeholder="All statuses"
        options={statuses.map(idOption)}
      />
      <SelectFilter
        list={list}
        name="messages"
        label="Messages"
        placeholder="All messages"
        options={[
          { value: 'unread', label: 'Unread' },
          { value: 'unanswered', label: 'Without an answer' },
        ]}
      />
      <SortFilter
        list={list}
        options={[
          { value: '-request_date', label: 'Newest request' },
          { value: 'request_date', label: 'Oldest request' },
          { value: '-latest_message', label: 'Latest message' },
          { value: 'latest_message', label: 'Earliest message' },
        ]}
      />
    </>
  );
}
