import query from '../../__generated__/JobSeekerScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const jobSeekerRoute = defineRoute({
  path: paths.jobSeeker,
  query,
  variables: ({ params }) => ({ id: params.id }),
  screen: () => import('./JobSeekerScreen.tsx'),
});
