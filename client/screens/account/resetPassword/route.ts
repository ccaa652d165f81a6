import { paths } from '../../../paths.ts';
import { definePlainRoute } from '../../../routing/route.ts';

export const resetPasswordRoute = definePlainRoute({
  path: paths.resetPassword,
  screen: () => import('./ResetPasswordScreen.tsx'),
});
