import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { everything, knownPlace, readFilters, searchAddress, sorts } from '../../components/jobSearch/jobSearch.ts';
import { type ListingReading, paths } from '../../paths.ts';
import { SearchBar } from '../../ui/search/SearchBar.tsx';
import type { JobSeekerSearchBar_listing$key } from './__generated__/JobSeekerSearchBar_listing.graphql.ts';
import type { JobSeekerSearchBar_query$key } from './__generated__/JobSeekerSearchBar_query.graphql.ts';

/** Job, city, gender, sort and experience from the URL; searching navigates to another URL. */
export function JobSeekerSearchBar({
  query: queryKey,
  listing: listingKey,
  readings,
}: {
  query: JobSeekerSearchBar_query$key;
  /** Null if the URL has an unknown job or city. */
  listing: JobSeekerSearchBar_listing$key | null;
  readings: readonly ListingReading[];
}) {
  const known = useFragment(
    graphql`
      fragment JobSeekerSearchBar_query on Query {
        jobs {
          name
          slug
        }
        cities {
          name
          slug
        }
        sexes {
          databaseId
          name
        }
        experiences {
          databaseId
          name
        }
      }
    `,
    queryKey,
  );
  const listing = useFragment(
    graphql`
      fragment JobSeekerSearchBar_listing on JobListing {
        job {
          slug
        }
        city {
          name
        }
      }
    `,
    listingKey,
  );
  const { jobs, cities, sexes, experiences } = known;
  const { job, city } = listing ?? knownPlace(readings, known);
  const { search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const filters = readFilters(new URLSearchParams(search));
  const sort = sorts.find((known) => known.sort === filters.sort) ?? sorts[0];
  return (
    <SearchBar
      label="Job seekers"
      // Without JavaScript, the home page redirects to the URL for the fields.
      action={paths.home.to()}
      onSearch={(values) => navigate(searchAddress(values))}
      searching={navigation.state !== 'idle'}
      selects={[
        {
          name: 'job',
          label: 'Job',
          value: job?.slug ?? everything,
          options: [
            { value: everything, label: 'All jobs' },
            ...jobs.map(({ slug, name }) => ({ value: slug, label: name })),
          ],
        },
        {
          name: 'city',
          label: 'City',
          value: city?.name ?? everything,
          options: [
            { value: everything, label: 'All cities' },
            ...cities.map(({ name }) => ({ value: name, label: name })),
          ],
        },
        {
          name: 'gender',
          label: 'Gender',
          value: String(filters.sexId ?? everything),
          options: [{ value: everything, label: 'All genders' }, ...sexes.map(asOption)],
        },
        {
          name: 'sort',
          label: 'Sort by',
          value: sort.value,
          options: sorts.map(({ value, label }) => ({ value, label })),
        },
        {
          name: 'experience',
          label: 'Experience',
          value: String(filters.experienceId ?? everything),
          options: [{ value: everything, label: 'All experiences' }, ...experiences.map(asOption)],
        },
      ]}
    />
  );
}

function asOption({ databaseId, name }: { databaseId: number; name: string }) {
  return { value: String(databaseId), label: name };
}
