import listQuery from '../../../__generated__/CitiesScreenQuery$parameters.ts';
import recordQuery from '../../../__generated__/CityScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const cityRoutes = [
  defineRoute({
    path: paths.adminCities,
    query: listQuery,
    variables: ({ search }) => plainList.variables(search).page,
    fetchPolicy: 'store-and-network',
    screen: () => import('./CitiesScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCreateCity,
    query: recordQuery,
    variables: () => ({ id: 0 }),
    screen: () => import('./CityScreen.tsx'),
  }),
  defineRoute({
    path: paths.adminCity,
    query: recordQuery,
    variables: ({ params }) => params,
    screen: () => import('./CityScreen.tsx'),
  }),
];
