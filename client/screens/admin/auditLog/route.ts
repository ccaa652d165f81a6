import query from '../../../__generated__/AuditLogScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { auditLogVariables } from './auditLogList.ts';

export const auditLogRoute = defineRoute({
  path: paths.adminAuditLog,
  query,
  variables: ({ search }) => auditLogVariables(search),
  fetchPolicy: 'store-and-network',
  screen: () => import('./AuditLogScreen.tsx'),
});
