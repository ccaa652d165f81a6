import query from '../../__generated__/PricingScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { id } from '../../app/routing/path.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const pricingRoute = defineRoute({
  path: paths.pricing,
  query,
  variables: ({ search }) => {
    const cityId = id.read(search.get('city') ?? '');
    return { cityId, hasCity: cityId !== null };
  },
  screen: () => import('./PricingScreen.tsx'),
});
