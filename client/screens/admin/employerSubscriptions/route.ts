import query from '../../../__generated__/EmployerSubscriptionsScreenQuery$parameters.ts';
import { plainList } from '../../../components/list/plainList.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const employerSubscriptionsRoute = defineRoute({
  path: paths.adminEmployerSubscriptions,
  query,
  variables: ({ params, search }) => ({ ...params, ...plainList.variables(search).page }),
  screen: () => import('./EmployerSubscriptionsScreen.tsx'),
});
