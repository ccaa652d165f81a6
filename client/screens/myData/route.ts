import query from '../../__generated__/MyDataScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const myDataRoute = defineRoute({
  path: paths.myData,
  signInAs: 'jobSeeker',
  query,
  variables: () => ({}),
  screen: () => import('./MyDataScreen.tsx'),
});
