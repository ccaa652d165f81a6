import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/AdminEmployersScreenQuery$parameters.ts';
import { employerVariables } from './employerList.ts';

export const adminEmployersRoute = defineRoute({
  path: paths.adminEmployers,
  query,
  variables: ({ search }) => employerVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./AdminEmployersScreen.tsx'),
});
