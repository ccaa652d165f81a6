import findWorkQuery from '../../__generated__/FindWorkScreenQuery$parameters.ts';
import query from '../../__generated__/HomeScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const homeRoute = defineRoute({
  path: paths.home,
  query,
  variables: () => ({}),
  screen: () => import('./HomeScreen.tsx'),
});

export const findWorkRoute = defineRoute({
  path: paths.findWork,
  query: findWorkQuery,
  variables: () => ({}),
  screen: () => import('./FindWorkScreen.tsx'),
});
