import listQuery from '../../../__generated__/StatusesScreenQuery$parameters.ts';
import recordQuery from '../../../__generated__/StatusScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const statusRoutes = [
  defineRoute({
    path: paths.adminContactRequestStatuses,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./StatusesScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateContactRequestStatus,
    query: recordQuery,
    variables: () => ({ id: 0 }),
    screen: () => import('./StatusScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminContactRequestStatus,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./StatusScreen.tsx'),
  }),
];
