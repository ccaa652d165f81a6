import query from '../../../__generated__/IntroductionsScreenQuery$parameters.ts';
import { paths } from '../../../app/paths.ts';
import { defineRoute } from '../../../app/routing/route.ts';
import { plainList } from '../../../features/core/list/plainList.ts';

export const introductionsRoute = defineRoute({
  path: paths.adminIntroductions,
  query,
  variables: ({ search }) => plainList.variables(search).page,
  screen: () => import('./IntroductionsScreen.tsx'),
});
