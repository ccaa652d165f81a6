import { loadQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { FrameQuery } from './routing/__generated__/FrameQuery.graphql.ts';
import frameQuery from './routing/__generated__/FrameQuery$parameters.ts';
import { type LoadOptions, pageRoutes, settled } from './routing/pageRoutes.tsx';
import { RootLayout } from './routing/RootLayout.tsx';
import { RouteError } from './routing/RouteError.tsx';
import type { Route } from './routing/route.ts';
import { routes } from './screens/routes.ts';

/** The route that an address leads to. */
export function routeAt(url: URL): Route | undefined {
  return routes.find((route) => route.matches(url));
}

/** The routes for react-router, reading through this environment. */
export function createRoutes(environment: IEnvironment, options: LoadOptions = {}): RouteObject[] {
  return [
    {
      element: <RootLayout preload={(url) => routeAt(url)?.preload()} />,
      errorElement: <RouteError />,
      loader: async () => {
        const queryRef = loadQuery<FrameQuery>(environment, frameQuery, {});
        if (options.awaitData) await settled(queryRef);
        return { queryRef };
      },
      children: pageRoutes(routes, environment, options),
    },
  ];
}
