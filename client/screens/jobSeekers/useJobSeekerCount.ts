import { graphql } from 'react-relay';
import type { useJobSeekerCountQuery } from '../../__generated__/useJobSeekerCountQuery.graphql.ts';
import { filtersIn, readFilters, readingsOf } from '../../features/discovery/jobSearch/jobSearch.ts';
import { type SearchValues, useLiveCount } from '../../features/discovery/jobSearch/useLiveCount.ts';

/** How many job seekers a search would find that is being changed; null while that is not known. */
export function useJobSeekerCount(values: SearchValues | null) {
  const found = useLiveCount<useJobSeekerCountQuery>(
    graphql`
      query useJobSeekerCountQuery($readings: [JobListingReading!]!, $filter: JobSeekerFilter) {
        jobListing(readings: $readings) {
          job {
            name
            plural
          }
          city {
            name
          }
          jobSeekers(first: 0, filter: $filter) {
            totalCount
          }
        }
      }
    `,
    values,
    variablesOf,
  )?.jobListing;
  return (
    found && {
      singular: found.job?.name ?? 'Job seeker',
      plural: found.job?.plural ?? 'Job seekers',
      city: found.city?.name ?? null,
      count: found.jobSeekers.totalCount,
    }
  );
}

function variablesOf(values: SearchValues): useJobSeekerCountQuery['variables'] {
  const readings = readingsOf(values);
  const isInCity = readings.some(({ city }) => city !== null);
  const { sort, ...filter } = filtersIn(isInCity, readFilters(new URLSearchParams(values)));
  return { readings, filter };
}
