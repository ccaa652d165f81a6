import recordQuery from '../../../__generated__/EmailTemplateScreenQuery$parameters.ts';
import listQuery from '../../../__generated__/EmailTemplatesScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';

export const emailTemplateRoutes = [
  defineRoute({
    path: paths.adminEmailTemplates,
    query: listQuery,
    variables: () => ({}),
    fetchPolicy: 'store-and-network',
    screen: () => import('./EmailTemplatesScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateEmailTemplate,
    query: recordQuery,
    variables: () => ({ id: 0 }),
    screen: () => import('./EmailTemplateScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminEmailTemplate,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./EmailTemplateScreen.tsx'),
  }),
];
