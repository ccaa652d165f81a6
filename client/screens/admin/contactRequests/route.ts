import requestQuery from '../../../__generated__/ContactRequestScreenQuery$parameters.ts';
import query from '../../../__generated__/ContactRequestsScreenQuery$parameters.ts';
import employerQuery from '../../../__generated__/EmployerContactRequestsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';
import { contactRequestVariables } from './contactRequestList.ts';

export const contactRequestRoutes = [
  defineRoute({
    path: paths.adminContactRequests,
    query,
    variables: ({ search }) => contactRequestVariables(search),
    screen: () => import('./ContactRequestsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminContactRequest,
    query: requestQuery,
    variables: ({ params }) => params,
    screen: () => import('./ContactRequestScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmployerContactRequests,
    query: employerQuery,
    variables: ({ params, search }) => ({ ...params, ...plainList.variables(search).page }),
    screen: () => import('./EmployerContactRequestsScreen.tsx'),
  }),
];
