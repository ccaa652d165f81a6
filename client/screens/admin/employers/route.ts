import recordQuery from '../../../__generated__/AdminEmployerScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/AdminEmployersScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { employerVariables } from './employerList.ts';

export const adminEmployerRoutes = [
  defineRoute({
    path: paths.adminEmployers,
    query: listQuery,
    variables: ({ search }) => employerVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./AdminEmployersScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmployer,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./AdminEmployerScreen.tsx'),
  }),
];
