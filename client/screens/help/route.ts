import query from '../../__generated__/HelpScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const helpRoute = defineRoute({
  path: paths.help,
  query,
  variables: () => ({}),
  screen: () => import('./HelpScreen.tsx'),
});
