import query from '../../__generated__/WebhooksScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const webhooksRoute = defineRoute({
  path: paths.webhooks,
  query,
  variables: () => ({}),
  // What was sent changes by itself.
  fetchPolicy: 'store-and-network',
  screen: () => import('./WebhooksScreen.tsx'),
});
