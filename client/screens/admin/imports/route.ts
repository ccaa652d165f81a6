import { paths } from '../../../app/paths.ts';
import { definePlainRoute } from '../../../app/routing/route.ts';

export const importRoute = definePlainRoute({
  path: paths.adminImports,
  screen: () => import('./ImportScreen.tsx'),
});
