import createQuery from '../../__generated__/CreateJobOfferScreenQuery$parameters.ts';
import query from '../../__generated__/MyJobOfferScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const createMyJobOfferRoute = defineRoute({
  path: paths.createMyJobOffer,
  signInAs: 'employer',
  query: createQuery,
  variables: () => ({}),
  screen: () => import('./CreateJobOfferScreen.tsx'),
});

export const myJobOfferRoute = defineRoute({
  path: paths.myJobOffer,
  signInAs: 'employer',
  query,
  variables: ({ params }) => ({ databaseId: params.id }),
  screen: () => import('./MyJobOfferScreen.tsx'),
});
