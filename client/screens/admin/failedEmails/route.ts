import query from '../../../__generated__/FailedEmailsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const failedEmailsRoute = defineRoute({
  path: paths.adminFailedEmails,
  query,
  variables: ({ search }) => plainList.variables(search).page,
  fetchPolicy: 'store-and-network',
  screen: () => import('./FailedEmailsScreen.tsx'),
});
