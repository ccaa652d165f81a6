import query from '../../../__generated__/ApiKeysScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const apiKeysRoute = defineRoute({
  path: paths.apiKeys,
  query,
  variables: () => ({}),
  screen: () => import('./ApiKeysScreen.tsx'),
});
