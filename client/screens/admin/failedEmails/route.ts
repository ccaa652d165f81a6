import query from '../../../__generated__/FailedEmailsScreenQuery$parameters.ts';
import { plainList } from '../../../components/list/plainList.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const failedEmailsRoute = defineRoute({
  path: paths.adminFailedEmails,
  query,
  variables: ({ search }) => plainList.variables(search).page,
  fetchPolicy: 'store-and-network',
  screen: () => import('./FailedEmailsScreen.tsx'),
});
