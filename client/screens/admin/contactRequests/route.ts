import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/ContactRequestsScreenQuery$parameters.ts';
import { filterInput, readFilter } from './contactRequestFilter.ts';

export const contactRequestsRoute = defineRoute({
  path: paths.adminContactRequests,
  query,
  variables: ({ search }) => ({ filter: filterInput(readFilter(search)) }),
  screen: () => import('./ContactRequestsScreen.tsx'),
});
