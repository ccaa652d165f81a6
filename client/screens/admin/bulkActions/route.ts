import actionQuery from '../../../__generated__/BulkActionScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/BulkActionsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';
import { bulkItemVariables } from './bulkActionList.ts';

export const bulkActionRoutes = [
  defineRoute({
    path: paths.adminBulkActions,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./BulkActionsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminBulkAction,
    query: actionQuery,
    variables: ({ params, search }) => ({ ...params, ...bulkItemVariables(search) }),
    fetchPolicy: 'store-and-network',
    screen: () => import('./BulkActionScreen.tsx'),
  }),
];
