import listQuery from '../../../__generated__/CareerListScreenQuery$parameters.ts';
import recordQuery from '../../../__generated__/CareerScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const adminCareerRoutes = [
  defineRoute({
    path: paths.adminCareers,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./CareerListScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateCareer,
    query: recordQuery,
    variables: () => ({ id: 0 }),
    screen: () => import('./CareerScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCareer,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./CareerScreen.tsx'),
  }),
];
