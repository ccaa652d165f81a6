import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/CreatePasswordScreenQuery$parameters.ts';

export const createPasswordRoute = defineRoute({
  path: paths.createPassword,
  query,
  variables: () => ({}),
  screen: () => import('./CreatePasswordScreen.tsx'),
});
