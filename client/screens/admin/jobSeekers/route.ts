import query from '../../../__generated__/AdminJobSeekersScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { jobSeekerVariables } from './jobSeekerList.ts';

export const adminJobSeekersRoute = defineRoute({
  path: paths.adminJobSeekers,
  query,
  variables: ({ search }) => jobSeekerVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./AdminJobSeekersScreen.tsx'),
});
