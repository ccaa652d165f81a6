import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/EmployerSubscriptionsScreenQuery$parameters.ts';
import { employerSubscriptionList } from './employerSubscriptionList.ts';

export const employerSubscriptionsRoute = defineRoute({
  path: paths.adminEmployerSubscriptions,
  query,
  variables: ({ params, search }) => ({ ...params, ...employerSubscriptionList.variables(search).page }),
  screen: () => import('./EmployerSubscriptionsScreen.tsx'),
});
