import query from '../../__generated__/MyProfileScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const myProfileRoute = defineRoute({
  path: paths.myProfile,
  signInAs: 'jobSeeker',
  query,
  variables: () => ({}),
  screen: () => import('./MyProfileScreen.tsx'),
});
