import query from '../../../__generated__/SignUpScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

const shared = { query, variables: () => ({}), screen: () => import('./SignUpScreen.tsx') };

export const signUpRoutes = [
  defineRoute({ ...shared, path: paths.signUpAsEmployer }),
  defineRoute({ ...shared, path: paths.signUpAsJobSeeker }),
];
