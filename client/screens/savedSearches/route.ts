import query from '../../__generated__/SavedSearchesScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const savedSearchesRoute = defineRoute({
  path: paths.savedSearches,
  signInAs: 'employer',
  query,
  variables: () => ({}),
  // Searches are saved on other pages.
  fetchPolicy: 'store-and-network',
  screen: () => import('./SavedSearchesScreen.tsx'),
});
