import query from '../../../__generated__/SubscriptionsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { subscriptionVariables } from './subscriptionList.ts';

export const subscriptionsRoute = defineRoute({
  path: paths.adminSubscriptions,
  query,
  variables: ({ search }) => subscriptionVariables(search),
  screen: () => import('./SubscriptionsScreen.tsx'),
});
