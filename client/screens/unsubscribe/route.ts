import query from '../../__generated__/UnsubscribeScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const unsubscribeRoute = defineRoute({
  path: paths.unsubscribe,
  query,
  variables: ({ params }) => ({ token: params.token }),
  screen: () => import('./UnsubscribeScreen.tsx'),
});
