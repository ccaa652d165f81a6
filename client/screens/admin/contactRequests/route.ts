import requestQuery from '../../../__generated__/ContactRequestScreenQuery$parameters.ts';
import query from '../../../__generated__/ContactRequestsScreenQuery$parameters.ts';
import employerQuery from '../../../__generated__/EmployerContactRequestsScreenQuery$parameters.ts';
import { plainList } from '../../../components/list/plainList.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
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
