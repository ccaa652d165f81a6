import { paths } from '../../../paths.ts';
import { defineRoute } from '../../../routing/route.ts';
import query from './__generated__/IntroductionsScreenQuery$parameters.ts';

export const introductionsRoute = defineRoute({
  path: paths.adminIntroductions,
  query,
  variables: () => ({}),
  screen: () => import('./IntroductionsScreen.tsx'),
});
