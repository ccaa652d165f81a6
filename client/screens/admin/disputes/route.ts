import query from '../../../__generated__/DisputesScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { disputeVariables } from './disputeList.ts';

export const disputesRoute = defineRoute({
  path: paths.adminDisputes,
  query,
  variables: ({ search }) => disputeVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./DisputesScreen.tsx'),
});
