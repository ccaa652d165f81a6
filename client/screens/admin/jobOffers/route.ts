import createQuery from '../../../__generated__/AdminCreateJobOfferScreenQuery$parameters.ts';
import offerQuery from '../../../__generated__/AdminJobOfferScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/AdminJobOffersScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { jobOfferVariables } from './jobOfferList.ts';

export const adminJobOfferRoutes = [
  defineRoute({
    path: paths.adminJobOffers,
    query: listQuery,
    variables: ({ search }) => jobOfferVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./AdminJobOffersScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateJobOffer,
    query: createQuery,
    variables: () => ({}),
    screen: () => import('./AdminCreateJobOfferScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminJobOffer,
    query: offerQuery,
    variables: ({ params }) => params,
    screen: () => import('./AdminJobOfferScreen.tsx'),
  }),
];
