import query from '../../../__generated__/SignInScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

const shared = { query, variables: () => ({}), screen: () => import('./SignInScreen.tsx') };

export const signInRoutes = [
  defineRoute({ ...shared, path: paths.login }),
  defineRoute({ ...shared, path: paths.loginAsEmployer }),
  defineRoute({ ...shared, path: paths.loginAsJobSeeker }),
];
