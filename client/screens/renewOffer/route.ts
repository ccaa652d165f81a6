import query from '../../__generated__/RenewOfferScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const renewOfferRoute = defineRoute({
  path: paths.renewOffer,
  query,
  variables: ({ params }) => ({ token: params.token }),
  screen: () => import('./RenewOfferScreen.tsx'),
});
