import query from '../../../__generated__/CountriesScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const countriesRoute = defineRoute({
  path: paths.adminCountries,
  query,
  variables: ({ search }) => plainList.variables(search).page,
  screen: () => import('./CountriesScreen.tsx'),
});
