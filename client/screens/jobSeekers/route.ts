import query from '../../__generated__/JobSeekersScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { filtersIn, readFilters } from '../../features/discovery/jobSearch/jobSearch.ts';

export const jobSeekersRoute = defineRoute({
  path: paths.jobSeekers,
  // A new search updates the page in place.
  stays: 'jobSeekers',
  query,
  variables: ({ params: { readings }, search }) => {
    const isInCity = readings.some(({ city }) => city !== null);
    const { sort, ...filter } = filtersIn(isInCity, readFilters(search));
    return { readings, filter, sort, after: search.get('after') };
  },
  screen: () => import('./JobSeekersScreen.tsx'),
});
