import query from '../../__generated__/CreateMyProfileScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const createMyProfileRoute = defineRoute({
  path: paths.createMyProfile,
  signInAs: 'jobSeeker',
  query,
  variables: () => ({}),
  screen: () => import('./CreateMyProfileScreen.tsx'),
});
