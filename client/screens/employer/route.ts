import query from '../../__generated__/EmployerScreenQuery$parameters.ts';
import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';

export const employerRoute = defineRoute({
  path: paths.employer,
  query,
  variables: ({ params, search }) => ({ id: params.id, after: search.get('after') }),
  screen: () => import('./EmployerScreen.tsx'),
});
