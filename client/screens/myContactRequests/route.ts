import query from '../../__generated__/MyContactRequestsScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { myContactRequestList } from './contactRequestList.ts';

export const myContactRequestsRoute = defineRoute({
  path: paths.myContactRequests,
  signInAs: 'employer',
  query,
  variables: ({ search }) => myContactRequestList.variables(search).page,
  // Requests are sent on other pages, and answered by other people.
  fetchPolicy: 'store-and-network',
  screen: () => import('./MyContactRequestsScreen.tsx'),
});
