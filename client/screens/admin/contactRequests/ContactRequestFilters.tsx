import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { FilterBar } from '../../../ui/table/FilterBar.tsx';
import type { ContactRequestFilters_query$key } from './__generated__/ContactRequestFilters_query.graphql.ts';
import { type Filter, filteredPath, readFilter, readId } from './contactRequestFilter.ts';

/** What the list is narrowed down to; the address holds it. */
export function ContactRequestFilters({ query }: { query: ContactRequestFilters_query$key }) {
  const { jobs, cities, contactRequestStatuses } = useFragment(
    graphql`
      fragment ContactRequestFilters_query on Query {
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
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = readFilter(new URLSearchParams(search));
  const change = (part: Partial<Filter>) =>
    void navigate(filteredPath({ ...filter, ...part }), { preventScrollReset: true });
  return (
    <FilterBar label="Filter contact requests">
      <SelectField
        label="Time"
        placeholder="All Time"
        options={[
          { value: 'full', label: 'Full Time' },
          { value: 'part', label: 'Part Time' },
        ]}
        value={filter.time ?? ''}
        onChange={({ target }) =>
          change({ time: target.value === 'full' || target.value === 'part' ? target.value : null })
        }
      />
      <SelectField
        label="Job"
        placeholder="All jobs"
        options={jobs.map(optionOf)}
        value={filter.jobId ?? ''}
        onChange={({ target }) => change({ jobId: readId(target.value) })}
      />
      <SelectField
        label="City"
        placeholder="All cities"
        options={cities.map(optionOf)}
        value={filter.cityId ?? ''}
        onChange={({ target }) => change({ cityId: readId(target.value) })}
      />
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={contactRequestStatuses.edges.map(({ node }) => optionOf(node))}
        value={filter.statusId ?? ''}
        onChange={({ target }) => change({ statusId: readId(target.value) })}
      />
      <SelectField
        label="Messages"
        placeholder="All messages"
        options={[{ value: 'unread', label: 'Unread' }]}
        value={filter.unread ? 'unread' : ''}
        onChange={({ target }) => change({ unread: target.value === 'unread' || null })}
      />
    </FilterBar>
  );
}

const optionOf = ({ databaseId, name }: { readonly databaseId: number; readonly name: string }) => ({
  value: String(databaseId),
  label: name,
});
