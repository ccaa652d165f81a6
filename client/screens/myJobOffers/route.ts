import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';
import query from './__generated__/MyJobOffersScreenQuery$parameters.ts';
import { myJobOfferList } from './myJobOfferList.ts';

export const myJobOffersRoute = defineRoute({
  path: paths.myJobOffers,
  query,
  variables: ({ search }) => myJobOfferList.variables(search).page,
  screen: () => import('./MyJobOffersScreen.tsx'),
});
