import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/ContactRequestsScreenQuery$parameters.ts';
import { contactRequestVariables } from './contactRequestList.ts';

export const contactRequestsRoute = defineRoute({
  path: paths.adminContactRequests,
  query,
  variables: ({ search }) => contactRequestVariables(search),
  screen: () => import('./ContactRequestsScreen.tsx'),
});
