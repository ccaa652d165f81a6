import { graphql, useFragment } from 'react-relay';
import type { JobOfferFilters_query$key } from '../../../__generated__/JobOfferFilters_query.graphql.ts';
import { SelectFilter, SortFilter, TextFilter } from '../../../features/core/list/filters.tsx';
import { idOption } from '../../../features/core/list/idOption.ts';
import type { List } from '../../../features/core/list/useList.ts';
import { EmployerFilter } from '../filters/EmployerFilter.tsx';

export function JobOfferFilters({
  list,
  query,
}: {
  list: List<'q' | 'state' | 'employer' | 'city' | 'job'>;
  query: JobOfferFilters_query$key;
}) {
  const { cities, jobs, employer } = useFragment(
    graphql`
      fragment JobOfferFilters_query on Query
      @argumentDefinitions(employerId: { type: "Int!" }, hasEmployer: { type: "Boolean!" }) {
        cities {
          databaseId
          name
        }
        jobs {
          databaseId
          name
        }
        employer(databaseId: $employerId) @include(if: $hasEmployer) {
          ...EmployerFilter_employer
        }
      }
    `,
    query,
  );
  return (
    <>
      <TextFilter list={list} name="q" label="Search" placeholder="Employer or text" wait={1_000} />
      <SelectFilter
        list={list}
        name="state"
        label="State"
        placeholder="All states"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'draft', label: 'Draft' },
          { value: 'filled', label: 'Filled' },
          { value: 'expired', label: 'Expired' },
        ]}
      />
      <EmployerFilter list={list} employer={employer} />
      <SelectFilter list={list} name="city" label="City" placeholder="All cities" options={cities.map(idOption)} />
      <SelectFilter list={list} name="job" label="Job" placeholder="All jobs" options={jobs.map(idOption)} />
      <SortFilter
        list={list}
        options={[
          { value: '-created', label: 'Newest first' },
          { value: 'created', label: 'Oldest first' },
        ]}
      />
    </>
  );
}
