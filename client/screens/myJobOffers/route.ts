import query from '../../__generated__/MyJobOffersScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { myJobOfferList } from './myJobOfferList.ts';

export const myJobOffersRoute = defineRoute({
  path: paths.myJobOffers,
  signInAs: 'employer',
  query,
  variables: ({ search }) => myJobOfferList.variables(search).page,
  // An offer that was just created is on the list.
  fetchPolicy: 'store-and-network',
  screen: () => import('./MyJobOffersScreen.tsx'),
});
