import { loadQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { FrameQuery } from './__generated__/FrameQuery.graphql.ts';
import frameQuery from './__generated__/FrameQuery$parameters.ts';
import { isOfOffice } from './app/paths.ts';
import { type LoadOptions, pageRoute } from './app/routing/pageRoute.tsx';
import { RouteError } from './app/routing/RouteError.tsx';
import { settled, trackQuery } from './app/routing/refetchPage.ts';
import type { Route } from './app/routing/route.ts';
import { prepareContactDialog } from './features/hiring/contact/prepareContact.ts';
import { isContactAddress } from './features/people/jobSeeker/contactAddress.ts';
import { RootLayout } from './screens/frame/RootLayout.tsx';
import { routes } from './screens/routes.ts';

/** Routes that only some visitors need, and the name of their module in the build. */
interface OtherRoutes {
  source: string;
  load: () => Promise<readonly Route[]>;
}

const member: OtherRoutes = {
  source: 'client/screens/memberRoutes.ts',
  load: () => import('./screens/memberRoutes.ts').then(({ memberRoutes }) => memberRoutes),
};

/** Open to admins only, and so are its files. */
const office: OtherRoutes = {
  source: 'client/screens/officeRoutes.ts',
  load: () => import('./screens/officeRoutes.ts').then(({ officeRoutes }) => officeRoutes),
};

const othersFor = (url: URL): OtherRoutes => (isOfOffice(url.pathname) ? office : member);

/** Throws if the viewer may not open this address. Screens refuse what depends on their own data. */
async function requireAccess(environment: IEnvironment, url: URL): Promise<void> {
  if (othersFor(url) === office) await (await import('./screens/frame/requireAdmin.ts')).requireAdmin(environment);
}

/** The route of a URL and the modules that it needs. */
export async function routeAt(url: URL): Promise<{ route: Route; sources: string[] } | undefined> {
  const route = routes.find((one) => one.matches(url));
  if (route) return { route, sources: route.source ? [route.source] : [] };
  const { source, load } = othersFor(url);
  const other = (await load()).find((one) => one.matches(url));
  if (!other) return undefined;
  return { route: other, sources: [source, ...(other.source ? [other.source] : [])] };
}

/** Preloads for a likely visit; a failure is handled when the page is opened. */
async function preload(environment: IEnvironment, url: URL): Promise<void> {
  try {
    await requireAccess(environment, url);
    if (isContactAddress(url)) prepareContactDialog();
    (await routeAt(url))?.route.preload();
  } catch {}
}

/** The routes for react-router, with this Relay environment. */
export function createRoutes(environment: IEnvironment, options: LoadOptions = {}): RouteObject[] {
  return [
    {
      element: <RootLayout preload={(url) => void preload(environment, url)} />,
      errorElement: <RouteError />,
      loader: async ({ request }) => {
        const queryRef = loadQuery<FrameQuery>(environment, frameQuery, {});
        trackQuery(queryRef, request.signal);
        if (options.awaitData) await settled(queryRef);
        return { queryRef };
      },
      children: [
        pageRoute(
          {
            routes,
            loadOthers: (url) => othersFor(url).load(),
            requireAccess: (url) => requireAccess(environment, url),
          },
          environment,
          options,
        ),
      ],
    },
  ];
}
