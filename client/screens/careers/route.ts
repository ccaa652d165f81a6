import query from '../../__generated__/CareersScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const careersRoute = defineRoute({
  path: paths.careers,
  query,
  variables: ({ search }) => ({ after: search.get('after') }),
  screen: () => import('./CareersScreen.tsx'),
});
