import { loadQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { type LoadOptions, pageRoute } from './routing/pageRoute.tsx';
import { RouteError } from './routing/RouteError.tsx';
import { settled, trackQuery } from './routing/refetchPage.ts';
import type { Route } from './routing/route.ts';
import type { FrameQuery } from './screens/frame/__generated__/FrameQuery.graphql.ts';
import frameQuery from './screens/frame/__generated__/FrameQuery$parameters.ts';
import { RootLayout } from './screens/frame/RootLayout.tsx';
import { routes } from './screens/routes.ts';

/** Routes that only some visitors need, and the name of their module in the build. */
const loadMemberRoutes = () => import('./screens/memberRoutes.ts').then(({ memberRoutes }) => memberRoutes);
const memberRoutesSource = 'client/screens/memberRoutes.ts';

/** The route of a URL and the modules that it needs. */
export async function routeAt(url: URL): Promise<{ route: Route; sources: string[] } | undefined> {
  const route = routes.find((one) => one.matches(url));
  if (route) return { route, sources: route.source ? [route.source] : [] };
  const memberRoute = (await loadMemberRoutes()).find((one) => one.matches(url));
  if (!memberRoute) return undefined;
  return { route: memberRoute, sources: [memberRoutesSource, ...(memberRoute.source ? [memberRoute.source] : [])] };
}

/** Preloads for a likely visit; a failure is handled when the page is opened. */
function preload(url: URL): void {
  routeAt(url).then(
    (found) => found?.route.preload(),
    () => {},
  );
}

/** The routes for react-router, with this Relay environment. */
export function createRoutes(environment: IEnvironment, options: LoadOptions = {}): RouteObject[] {
  return [
    {
      element: <RootLayout preload={preload} />,
      errorElement: <RouteError />,
      loader: async ({ request }) => {
        const queryRef = loadQuery<FrameQuery>(environment, frameQuery, {});
        trackQuery(queryRef, request.signal);
        if (options.awaitData) await settled(queryRef);
        return { queryRef };
      },
      children: [pageRoute(routes, loadMemberRoutes, environment, options)],
    },
  ];
}
