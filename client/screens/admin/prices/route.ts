import query from '../../../__generated__/PricesScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const pricesRoute = defineRoute({
  path: paths.adminPrices,
  query,
  variables: () => ({}),
  screen: () => import('./PricesScreen.tsx'),
});
