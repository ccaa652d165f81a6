import query from '../../../__generated__/PricesScreenQuery$parameters.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const pricesRoute = defineRoute({
  path: paths.adminPrices,
  query,
  variables: () => ({}),
  screen: () => import('./PricesScreen.tsx'),
});
