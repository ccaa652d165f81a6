import query from '../../__generated__/CompareScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';
import { readCompared } from './compared.ts';

export const compareRoute = defineRoute({
  path: paths.compare,
  signInAs: 'employer',
  query,
  variables: ({ search }) => ({ ids: readCompared(search) }),
  screen: () => import('./CompareScreen.tsx'),
});
