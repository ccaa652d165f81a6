import query from '../../__generated__/DevelopersScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const developersRoute = defineRoute({
  path: paths.developers,
  query,
  variables: () => ({}),
  screen: () => import('./DevelopersScreen.tsx'),
});
