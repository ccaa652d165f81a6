import { paths } from '../../app/paths.ts';
import { definePlainRoute } from '../../app/routing/route.ts';

export const howWeCheckPeopleRoute = definePlainRoute({
  path: paths.howWeCheckPeople,
  screen: () => import('./HowWeCheckPeopleScreen.tsx'),
});
