import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/IntroductionsScreenQuery$parameters.ts';
import { introductionList } from './introductionList.ts';

export const introductionsRoute = defineRoute({
  path: paths.adminIntroductions,
  query,
  variables: ({ search }) => introductionList.variables(search).page,
  screen: () => import('./IntroductionsScreen.tsx'),
});
