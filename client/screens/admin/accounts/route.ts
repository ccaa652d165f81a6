import query from '../../../__generated__/AccountsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { accountsVariables } from './accountsList.ts';

export const accountsRoute = defineRoute({
  path: paths.adminAccounts,
  query,
  variables: ({ search }) => accountsVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./AccountsScreen.tsx'),
});
