import query from '../../__generated__/PrivacyScreenQuery$parameters.ts';
import { paths } from '../../app/paths.ts';
import { definePlainRoute, defineRoute } from '../../app/routing/route.ts';

export const termsRoute = definePlainRoute({ path: paths.terms, screen: () => import('./TermsScreen.tsx') });
export const privacyRoute = defineRoute({
  path: paths.privacy,
  query,
  variables: () => ({}),
  screen: () => import('./PrivacyScreen.tsx'),
});
