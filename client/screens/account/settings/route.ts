import query from '../../../__generated__/AccountScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const accountRoute = defineRoute({
  path: paths.account,
  query,
  variables: () => ({}),
  screen: () => import('./AccountScreen.tsx'),
});
