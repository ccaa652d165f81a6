import recordQuery from '../../../__generated__/JobScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/JobsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const jobRoutes = [
  defineRoute({
    path: paths.adminJobs,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./JobsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateJob,
    query: recordQuery,
    variables: () => ({ id: 0 }),
    screen: () => import('./JobScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminJob,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./JobScreen.tsx'),
  }),
];
