import query from '../../__generated__/MyDataScreenQuery$parameters.ts';
import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';

export const myDataRoute = defineRoute({
  path: paths.myData,
  signInAs: 'jobSeeker',
  query,
  variables: () => ({}),
  screen: () => import('./MyDataScreen.tsx'),
});
