import query from '../../__generated__/EmployerScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const employerRoute = defineRoute({
  path: paths.employer,
  query,
  variables: ({ params, search }) => ({ id: params.id, after: search.get('after') }),
  screen: () => import('./EmployerScreen.tsx'),
});
