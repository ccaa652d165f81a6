import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/SubscriptionsScreenQuery$parameters.ts';
import { listVariables } from './listVariables.ts';

export const subscriptionsRoute = defineRoute({
  path: paths.adminSubscriptions,
  query,
  variables: ({ search }) => listVariables(search),
  screen: () => import('./SubscriptionsScreen.tsx'),
});
