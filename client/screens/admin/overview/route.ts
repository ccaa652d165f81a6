import query from '../../../__generated__/AdminScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { overviewVariables } from './overviewList.ts';

export const adminRoute = defineRoute({
  path: paths.admin,
  query,
  variables: ({ search }) => overviewVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./AdminScreen.tsx'),
});
