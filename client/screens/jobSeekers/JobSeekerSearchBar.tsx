import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { undisclosedGender } from '../../../server/domain/people/search/search.input.ts';
import type { JobSeekerSearchBar_listing$key } from '../../__generated__/JobSeekerSearchBar_listing.graphql.ts';
import type { JobSeekerSearchBar_query$key } from '../../__generated__/JobSeekerSearchBar_query.graphql.ts';
import type { JobSeekerSearchBarCountQuery } from '../../__generated__/JobSeekerSearchBarCountQuery.graphql.ts';
import { type ListingReading, paths } from '../../app/paths.ts';
import {
  anyChoice,
  knownPlace,
  readFilters,
  readingsOf,
  searchAddress,
  sorts,
} from '../../features/discovery/jobSearch/jobSearch.ts';
import { SearchBar } from '../../features/discovery/jobSearch/SearchBar.tsx';
import { useLiveCount } from '../../features/discovery/jobSearch/useLiveCount.ts';
import { countSentence } from './countSentence.ts';

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
  const live = useLiveCount<JobSeekerSearchBarCountQuery>(
    graphql`
      query JobSeekerSearchBarCountQuery($readings: [JobListingReading!]!, $sexId: Int, $experienceId: Int) {
        jobListing(readings: $readings) {
          job {
            name
            plural
          }
          city {
            name
          }
          jobSeekers(first: 0, sexId: $sexId, experienceId: $experienceId) {
            totalCount
          }
        }
      }
    `,
    (values) => {
      const { sexId, experienceId } = readFilters(new URLSearchParams(values));
      return { readings: readingsOf(values), sexId, experienceId };
    },
  );
  const found = live.data?.jobListing;
  const sort = sorts.find((known) => known.sort === filters.sort) ?? sorts[0];
  return (
    <SearchBar
      label="Job seekers"
      // Without JavaScript, the home page redirects to the URL for the fields.
      action={paths.home.to()}
      onSearch={(values) => navigate(searchAddress(values))}
      onChange={live.change}
      searching={navigation.state !== 'idle'}
      status={
        found &&
        countSentence({
          singular: found.job?.name ?? 'Job seeker',
          plural: found.job?.plural ?? 'Job seekers',
          count: found.jobSeekers.totalCount,
          city: found.city?.name ?? null,
          isNarrowed: true,
        })
      }
      selects={[
        {
          name: 'job',
          label: 'Job',
          value: job?.slug ?? anyChoice,
          options: [
            { value: anyChoice, label: 'All jobs' },
            ...jobs.map(({ slug, name }) => ({ value: slug, label: name })),
          ],
        },
        {
          name: 'city',
          label: 'City',
          value: city?.name ?? anyChoice,
          options: [
            { value: anyChoice, label: 'All cities' },
            ...cities.map(({ name }) => ({ value: name, label: name })),
          ],
        },
        {
          name: 'gender',
          label: 'Gender',
          value: String(filters.sexId ?? anyChoice),
          options: [
            { value: anyChoice, label: 'All genders' },
            ...sexes.filter(({ name }) => name !== undisclosedGender).map(asOption),
          ],
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
          value: String(filters.experienceId ?? anyChoice),
          options: [{ value: anyChoice, label: 'All experiences' }, ...experiences.map(asOption)],
        },
      ]}
    />
  );
}

function asOption({ databaseId, name }: { databaseId: number; name: string }) {
  return { value: String(databaseId), label: name };
}
