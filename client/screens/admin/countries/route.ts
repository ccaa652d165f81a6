import query from '../../../__generated__/CountriesScreenQuery$parameters.ts';
import { plainList } from '../../../components/list/plainList.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const countriesRoute = defineRoute({
  path: paths.adminCountries,
  query,
  variables: ({ search }) => plainList.variables(search).page,
  screen: () => import('./CountriesScreen.tsx'),
});
