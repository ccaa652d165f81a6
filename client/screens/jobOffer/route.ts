import query from '../../__generated__/JobOfferScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

/**
 * Two URLs: the one in the employer's list, which is canonical, and the one in the admin's list (docs/product/offers.md,
 * 'The public page of an offer').
 */
export const jobOfferRoutes = [paths.publicJobOffer, paths.displayJobOffer].map((path) =>
  defineRoute({
    path,
    query,
    variables: ({ params }) => ({ id: params.id }),
    screen: () => import('./JobOfferScreen.tsx'),
  }),
);
