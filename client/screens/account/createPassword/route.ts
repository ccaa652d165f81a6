import query from '../../../__generated__/CreatePasswordScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const createPasswordRoute = defineRoute({
  path: paths.createPassword,
  query,
  variables: () => ({}),
  screen: () => import('./CreatePasswordScreen.tsx'),
});
