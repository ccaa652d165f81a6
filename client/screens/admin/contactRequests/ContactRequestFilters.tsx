import { graphql, useFragment } from 'react-relay';
import { SelectFilter, SortFilter } from '../../../components/list/filters.tsx';
import type { List } from '../../../components/list/useList.ts';
import type { ContactRequestFilters_query$key } from './__generated__/ContactRequestFilters_query.graphql.ts';
import { PersonFilters } from './PersonFilters.tsx';

type Filter = 'time' | 'job' | 'city' | 'employer' | 'candidate' | 'status' | 'messages';

/** The filters that the specification names (001 §2). */
export function ContactRequestFilters({ list, query }: { list: List<Filter>; query: ContactRequestFilters_query$key }) {
  const data = useFragment(
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
        ...PersonFilters_query
          @arguments(
            employerId: $employerId
            hasEmployer: $hasEmployer
            candidateId: $candidateId
            hasCandidate: $hasCandidate
          )
      }
    `,
    query,
  );
  const { jobs, cities, contactRequestStatuses } = data;
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
      <SelectFilter list={list} name="job" label="Job" placeholder="All jobs" options={jobs.map(optionOf)} />
      <SelectFilter list={list} name="city" label="City" placeholder="All cities" options={cities.map(optionOf)} />
      <PersonFilters list={list} query={data} />
      <SelectFilter
        list={list}
        name="status"
        label="Status"
        placeholder="All statuses"
        options={statuses.map(optionOf)}
      />
      <SelectFilter
        list={list}
        name="messages"
        label="Messages"
        placeholder="All messages"
        options={[{ value: 'unread', label: 'Unread' }]}
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

const optionOf = ({ databaseId, name }: { readonly databaseId: number; readonly name: string }) => ({
  value: String(databaseId),
  label: name,
});
