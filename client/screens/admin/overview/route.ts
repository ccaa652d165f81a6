import { paths } from '../../../paths.ts';
import { definePlainRoute } from '../../../routing/route.ts';

export const adminRoute = definePlainRoute({
  path: paths.admin,
  screen: () => import('./AdminScreen.tsx'),
});
