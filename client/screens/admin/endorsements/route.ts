import recordQuery from '../../../__generated__/EndorsementScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/EndorsementsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const adminEndorsementRoutes = [
  defineRoute({
    path: paths.adminEndorsements,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./EndorsementsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateEndorsement,
    query: recordQuery,
    variables: () => ({ id: 0 }),
    screen: () => import('./EndorsementScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEndorsement,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./EndorsementScreen.tsx'),
  }),
];
