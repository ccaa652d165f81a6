import query from '../../__generated__/SavedOffersScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const savedOffersRoute = defineRoute({
  path: paths.savedOffers,
  signInAs: 'jobSeeker',
  query,
  variables: () => ({}),
  // Offers are saved on other pages.
  fetchPolicy: 'store-and-network',
  screen: () => import('./SavedOffersScreen.tsx'),
});
