import query from '../../../__generated__/AdminJobSeekerScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const adminJobSeekerRoute = defineRoute({
  path: paths.adminJobSeeker,
  query,
  variables: ({ params }) => params,
  screen: () => import('./AdminJobSeekerScreen.tsx'),
});
