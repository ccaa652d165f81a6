import query from '../../__generated__/MySubscriptionScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { defineRoute } from '../../app/routing/route.ts';

export const mySubscriptionRoute = defineRoute({
  path: paths.mySubscription,
  signInAs: 'employer',
  query,
  variables: () => ({}),
  screen: () => import('./MySubscriptionScreen.tsx'),
});
