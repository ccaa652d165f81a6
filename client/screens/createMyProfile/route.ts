import query from '../../__generated__/CreateMyProfileScreenQuery$parameters.ts';
import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';

export const createMyProfileRoute = defineRoute({
  path: paths.createMyProfile,
  signInAs: 'jobSeeker',
  query,
  variables: () => ({}),
  screen: () => import('./CreateMyProfileScreen.tsx'),
});
