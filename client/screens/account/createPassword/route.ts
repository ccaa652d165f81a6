import query from '../../../__generated__/CreatePasswordScreenQuery$parameters.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const createPasswordRoute = defineRoute({
  path: paths.createPassword,
  query,
  variables: () => ({}),
  screen: () => import('./CreatePasswordScreen.tsx'),
});
