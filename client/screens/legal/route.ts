import { paths } from '../../paths.ts';
import { definePlainRoute } from '../../routing/route.ts';

export const termsRoute = definePlainRoute({ path: paths.terms, screen: () => import('./TermsScreen.tsx') });
export const privacyRoute = definePlainRoute({ path: paths.privacy, screen: () => import('./PrivacyScreen.tsx') });
