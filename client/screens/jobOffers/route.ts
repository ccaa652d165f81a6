import query from '../../__generated__/JobOffersScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const jobOffersRoute = defineRoute({
  path: paths.jobOffers,
  // A new search updates the page in place.
  stays: 'jobOffers',
  query,
  variables: ({ params, search }) => ({ readings: params.readings, after: search.get('after') }),
  screen: () => import('./JobOffersScreen.tsx'),
});
