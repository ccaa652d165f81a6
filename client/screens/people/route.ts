import query from '../../__generated__/PeopleScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { peopleList } from './peopleList.ts';

export const peopleRoute = defineRoute({
  path: paths.people,
  signInAs: 'employer',
  query,
  variables({ search }) {
    const { filters, page } = peopleList.variables(search);
    return { ...filters, ...page };
  },
  // Other people apply meanwhile.
  fetchPolicy: 'store-and-network',
  screen: () => import('./PeopleScreen.tsx'),
});
