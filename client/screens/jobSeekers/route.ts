import query from '../../__generated__/JobSeekersScreenQuery$parameters.ts';
import { readFilters } from '../../components/jobSearch/jobSearch.ts';
import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';

export const jobSeekersRoute = defineRoute({
  path: paths.jobSeekers,
  // A new search updates the page in place.
  stays: 'jobSeekers',
  query,
  variables: ({ params, search }) => ({
    readings: params.readings,
    ...readFilters(search),
    after: search.get('after'),
  }),
  screen: () => import('./JobSeekersScreen.tsx'),
});
