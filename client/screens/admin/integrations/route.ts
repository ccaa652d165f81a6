import integrationQuery from '../../../__generated__/IntegrationScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/IntegrationsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const integrationRoutes = [
  defineRoute({
    path: paths.adminIntegrations,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./IntegrationsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminIntegration,
    query: integrationQuery,
    variables: ({ params }) => params,
    fetchPolicy: 'store-and-network',
    screen: () => import('./IntegrationScreen.tsx'),
  }),
];
