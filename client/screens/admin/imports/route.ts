import { paths } from '../../../paths.ts';
import { definePlainRoute } from '../../../routing/route.ts';

export const importRoute = definePlainRoute({
  path: paths.adminImports,
  screen: () => import('./ImportScreen.tsx'),
});
