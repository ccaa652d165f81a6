import query from '../../__generated__/ShortlistScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const shortlistRoute = defineRoute({
  path: paths.shortlist,
  signInAs: 'employer',
  query,
  variables: () => ({}),
  // Job seekers are put on it on other pages.
  fetchPolicy: 'store-and-network',
  screen: () => import('./ShortlistScreen.tsx'),
});
