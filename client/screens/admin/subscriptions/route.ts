import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/SubscriptionsScreenQuery$parameters.ts';
import { listVariables, readFilter } from './subscriptionFilter.ts';

export const subscriptionsRoute = defineRoute({
  path: paths.adminSubscriptions,
  query,
  variables: ({ search }) => listVariables(readFilter(search)),
  screen: () => import('./SubscriptionsScreen.tsx'),
});
