import { paths } from '../../../app/paths.ts';
import { definePlainRoute } from '../../../app/routing/route.ts';

export const resetPasswordRoute = definePlainRoute({
  path: paths.resetPassword,
  screen: () => import('./ResetPasswordScreen.tsx'),
});
