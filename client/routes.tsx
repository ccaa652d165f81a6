import { loadQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { FrameQuery } from './__generated__/FrameQuery.graphql.ts';
import frameQuery from './__generated__/FrameQuery$parameters.ts';
import { isOfOffice } from './app/paths.ts';
import { type LoadOptions, pageRoute } from './app/routing/pageRoute.tsx';
import { RouteError } from './app/routing/RouteError.tsx';
import { settled, trackQuery } from './app/routing/refetchPage.ts';
import { firstMatch, type Match, type Route } from './app/routing/route.ts';
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

/** What an address leads to. */
export interface Found {
  match: Match;
  /** Whether it is one of the pages that all visitors can read. */
  isPublic: boolean;
  /** The modules that the page needs. */
  sources: string[];
}

/** Null for an address that leads to no page. */
export async function findPage(url: URL): Promise<Found | null> {
  const match = firstMatch(routes, url);
  if (match) return { match, isPublic: true, sources: sourcesOf(match) };
  const { source, load } = othersFor(url);
  const other = firstMatch(await load(), url);
  return other && { match: other, isPublic: false, sources: [source, ...sourcesOf(other)] };
}

const sourcesOf = ({ route }: Match): string[] => (route.source ? [route.source] : []);

/** Preloads for a likely visit; a failure is handled when the page is opened. */
async function preload(environment: IEnvironment, url: URL): Promise<void> {
  try {
    await requireAccess(environment, url);
    if (isContactAddress(url)) prepareContactDialog();
    (await findPage(url))?.match.route.preload();
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
