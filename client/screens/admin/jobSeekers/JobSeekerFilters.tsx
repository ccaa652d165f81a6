import { graphql, useFragment } from 'react-relay';
import type { JobSeekerFilters_query$key } from '../../../__generated__/JobSeekerFilters_query.graphql.ts';
import { SelectFilter, SortFilter } from '../../../features/core/list/filters.tsx';
import { idOption } from '../../../features/core/list/idOption.ts';
import type { List } from '../../../features/core/list/useList.ts';
import { MessageFilter, WhoFilters } from '../people/PersonFilters.tsx';

type Filter = 'q' | 'active' | 'updated' | 'city' | 'job' | 'experience' | 'image' | 'messages';

/** The filters and orders of docs/product/back-office.md, 'Job seekers'. */
export function JobSeekerFilters({ list, query }: { list: List<Filter>; query: JobSeekerFilters_query$key }) {
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
