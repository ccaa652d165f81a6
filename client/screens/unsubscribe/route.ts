import query from '../../__generated__/UnsubscribeScreenQuery$parameters.ts';
import { paths } from '../../paths.ts';
import { defineRoute } from '../../routing/route.ts';

export const unsubscribeRoute = defineRoute({
  path: paths.unsubscribe,
  query,
  variables: ({ params }) => ({ token: params.token }),
  screen: () => import('./UnsubscribeScreen.tsx'),
});
