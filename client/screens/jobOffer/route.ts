import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';
import query from './__generated__/JobOfferScreenQuery$parameters.ts';

/** The address that employers hand on, which is the one that search engines know, and the one that admins do (spec 000 §2). */
export const jobOfferRoutes = [paths.publicJobOffer, paths.displayJobOffer].map((path) =>
  defineRoute({
    path,
    query,
    variables: ({ params }) => ({ id: params.id }),
    screen: () => import('./JobOfferScreen.tsx'),
  }),
);
