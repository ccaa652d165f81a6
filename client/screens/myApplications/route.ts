import query from '../../__generated__/MyApplicationsScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { myApplicationList } from './myApplicationList.ts';

export const myApplicationsRoute = defineRoute({
  path: paths.myApplications,
  signInAs: 'jobSeeker',
  query,
  variables({ search }) {
    const { filters, page } = myApplicationList.variables(search);
    return { state: filters.state, ...page };
  },
  // Employers answer, and offers are applied for on other pages.
  fetchPolicy: 'store-and-network',
  screen: () => import('./MyApplicationsScreen.tsx'),
});
