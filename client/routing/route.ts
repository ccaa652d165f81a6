import { type ComponentType, createElement, type ReactElement } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { Path } from './path.ts';

/** What a screen is given. */
export interface ScreenProps<Query extends OperationType, Params = Record<never, never>> {
  queryRef: PreloadedQuery<Query>;
  params: Params;
}

/** What a screen without data of its own is given. */
export interface PlainScreenProps<Params = Record<never, never>> {
  params: Params;
}

/** A screen's module: the screen, and what stands in its place while its data is under way. */
interface ScreenModule<Props> {
  default: ComponentType<Props>;
  Skeleton: ComponentType;
}

/** `() => import('./JobOfferScreen.tsx')`; the build writes the module's name beside it, for the preload links. */
type ScreenImport<Props> = (() => Promise<ScreenModule<Props>>) & { source?: string };

interface RouteOptions<Params> {
  path: Pick<Path<Params, never>, 'match'>;
  /** Routes with the same one share a mounted screen: a chat list that stays while the chat changes. */
  stays?: string;
  /** `fills`: the screen fills the window, the frame has no footer. */
  frame?: 'page' | 'fills';
}

interface QueryRouteOptions<Params, Query extends OperationType> extends RouteOptions<Params> {
  /** From `__generated__/XQuery$parameters.ts`; the query says `@preloadable`. */
  query: PreloadableConcreteRequest<Query>;
  /** Must depend on nothing but the address: server and browser have to come to the same. */
  variables(address: { params: Params; search: URLSearchParams }): Query['variables'];
  /** `store-and-network` for lists that others change while one looks: shown at once, and refreshed. */
  fetchPolicy?: 'store-or-network' | 'store-and-network';
  screen: ScreenImport<ScreenProps<NoInfer<Query>, NoInfer<Params>>>;
}

interface PlainRouteOptions<Params> extends RouteOptions<Params> {
  screen: ScreenImport<PlainScreenProps<NoInfer<Params>>>;
}

/** A page on its way: code and data have both been asked for. */
export interface OpenedPage {
  query: PreloadedQuery<OperationType> | null;
  load: Promise<{ screen: ReactElement; Skeleton: ComponentType }>;
}

export interface Route {
  readonly stays: string | undefined;
  readonly frame: 'page' | 'fills';
  /** The screen's module, as the build names it. */
  readonly source: string | undefined;
  /** Null: not the address of this route. */
  open(environment: IEnvironment, url: URL): OpenedPage | null;
  /** Whether the address is this route's. */
  matches(url: URL): boolean;
  /** Begins to load the code alone, ahead of a likely visit. */
  preload(): void;
}

/**
 * Joins an address to a screen. Light: whatever the route.ts of a public page imports is part of every page's first load.
 *
 *     // screens/jobOffer/route.ts, listed in screens/routes.ts (of members' pages in screens/memberRoutes.ts)
 *     import query from './__generated__/JobOfferScreenQuery$parameters.ts';
 *     export const jobOfferRoute = defineRoute({
 *       path: paths.publicJobOffer,
 *       query,
 *       variables: ({ params }) => ({ databaseId: params.id }),
 *       screen: () => import('./JobOfferScreen.tsx'),
 *     });
 *
 *     // screens/jobOffer/JobOfferScreen.tsx
 *     export { JobOfferSkeleton as Skeleton } from './JobOfferSkeleton.tsx';
 *     export default function JobOfferScreen({ queryRef, params }: ScreenProps<JobOfferScreenQuery, { id: number }>) {
 *       const { jobOffer } = usePreloadedQuery<JobOfferScreenQuery>(
 *         graphql`query JobOfferScreenQuery($databaseId: Int!) @preloadable { … }`, queryRef);
 *       if (!jobOffer) throw notFound();
 *       return <><PageMeta title={…} canonical={paths.publicJobOffer.to(params)} /> … </>;
 *     }
 */
export function defineRoute<Params, Query extends OperationType>(options: QueryRouteOptions<Params, Query>): Route {
  const { path, query, variables, fetchPolicy = 'store-or-network', screen } = options;
  return route(options, screen.source, screen, (environment, url) => {
    const params = path.match(url.pathname);
    if (!params) return null;
    const queryRef = loadQuery<Query>(environment, query, variables({ params, search: url.searchParams }), {
      fetchPolicy,
    });
    const load = screen().then(({ default: Screen, Skeleton }) => ({
      screen: createElement(Screen, { queryRef, params }),
      Skeleton,
    }));
    return { query: queryRef, load };
  });
}

/** The same for a screen without data of its own. */
export function definePlainRoute<Params>(options: PlainRouteOptions<Params>): Route {
  const { path, screen } = options;
  return route(options, screen.source, screen, (_environment, url) => {
    const params = path.match(url.pathname);
    if (!params) return null;
    const load = screen().then(({ default: Screen, Skeleton }) => ({
      screen: createElement(Screen, { params }),
      Skeleton,
    }));
    return { query: null, load };
  });
}

function route<Params>(
  { path, stays, frame = 'page' }: RouteOptions<Params>,
  source: string | undefined,
  load: () => Promise<unknown>,
  open: Route['open'],
): Route {
  return {
    stays,
    frame,
    source,
    open,
    matches: (url) => path.match(url.pathname) !== null,
    // A failure will be met, and shown, when the page is really opened.
    preload: () => void load().catch(() => {}),
  };
}
