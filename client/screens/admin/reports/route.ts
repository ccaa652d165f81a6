import reportQuery from '../../../__generated__/ReportScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/ReportsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { reportVariables } from './reportList.ts';

export const reportRoutes = [
  defineRoute({
    path: paths.adminReports,
    query: listQuery,
    variables: ({ search }) => reportVariables(search),
    fetchPolicy: 'store-and-network',
    screen: () => import('./ReportsScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminReport,
    query: reportQuery,
    variables: ({ params }) => params,
    fetchPolicy: 'store-and-network',
    screen: () => import('./ReportScreen.tsx'),
  }),
];
