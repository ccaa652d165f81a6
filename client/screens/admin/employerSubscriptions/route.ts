import query from '../../../__generated__/EmployerSubscriptionsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const employerSubscriptionsRoute = defineRoute({
  path: paths.adminEmployerSubscriptions,
  query,
  variables: ({ params, search }) => ({ ...params, ...plainList.variables(search).page }),
  screen: () => import('./EmployerSubscriptionsScreen.tsx'),
});
