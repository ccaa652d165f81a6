import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';
import query from './__generated__/HomeScreenQuery$parameters.ts';

export const homeRoute = defineRoute({
  path: paths.home,
  query,
  variables: () => ({}),
  screen: () => import('./HomeScreen.tsx'),
});
