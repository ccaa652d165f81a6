import query from '../../../__generated__/IntroductionsScreenQuery$parameters.ts';
import { plainList } from '../../../components/list/plainList.ts';
import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';

export const introductionsRoute = defineRoute({
  path: paths.adminIntroductions,
  query,
  variables: ({ search }) => plainList.variables(search).page,
  screen: () => import('./IntroductionsScreen.tsx'),
});
