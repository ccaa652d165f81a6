import query from '../../../__generated__/AccountScreenQuery$parameters.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const accountRoute = defineRoute({
  path: paths.account,
  query,
  variables: () => ({}),
  screen: () => import('./AccountScreen.tsx'),
});
