import { type ComponentType, createElement, type ReactElement } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { IEnvironment, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { type Operation, operationOf } from '../relay/operation.ts';
import type { SignInAs } from './PageResult.ts';
import type { Path } from './path.ts';

/** The props of a screen. */
export interface ScreenProps<Query extends OperationType, Params = Record<never, never>> {
  queryRef: PreloadedQuery<Query>;
  params: Params;
}

/** The props of a screen without a query. */
export interface PlainScreenProps<Params = Record<never, never>> {
  params: Params;
}

/** A screen's module: the screen and its skeleton. */
interface ScreenModule<Props> {
  default: ComponentType<Props>;
  Skeleton: ComponentType;
  /** Instead of the whole page's, where the screen keeps its frame when its data cannot be loaded. */
  Failed?: ComponentType<FailedProps>;
}

/** What a screen's `Failed` is given. Trying again keeps the address. */
export interface FailedProps {
  isOffline: boolean;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * `() => import('./JobOfferScreen.tsx')`, or `() => import('./CareerRecords.tsx').then(({ list }) => list)` of a file with several
 * screens; the build adds the module's name for the preload links.
 */
type ScreenImport<Props> = (() => Promise<ScreenModule<Props>>) & { source?: string };

interface RouteOptions<Params> {
  path: Pick<Path<Params, never>, 'match'>;
  /** Routes with the same value share a mounted screen, such as the chat list beside a chat. */
  stays?: string;
  /** `fills`: the screen fills the window. */
  frame?: 'page' | 'fills';
  /** The role whose sign-in page visitors are sent to if the screen needs a login; by default that of no role. */
  signInAs?: SignInAs;
  /**
   * The referrer policy of a page whose address is a secret. A form on a page with `no-referrer` would be sent without an origin, which
   * the origin check refuses.
   */
  secret?: 'no-referrer' | 'same-origin';
  /** What may have been deleted where the page is not found. */
  shows?: (params: Params) => Shown;
}

/** A record that a page is about. */
export interface Shown {
  kind: 'jobSeeker' | 'jobOffer';
  id: number;
}

interface QueryRouteOptions<Params, Query extends OperationType> extends RouteOptions<Params> {
  /** From `__generated__/XQuery$parameters.ts`; the query needs `@preloadable`. */
  query: PreloadableConcreteRequest<Query>;
  /** Depends only on the URL, so that the server and the browser get the same result. */
  variables(address: { params: Params; search: URLSearchParams }): Query['variables'];
  /** `store-and-network` for lists that other users change: shows the cached list and refreshes it. */
  fetchPolicy?: 'store-or-network' | 'store-and-network';
  screen: ScreenImport<ScreenProps<NoInfer<Query>, NoInfer<Params>>>;
}

interface PlainRouteOptions<Params> extends RouteOptions<Params> {
  screen: ScreenImport<PlainScreenProps<NoInfer<Params>>>;
}

/** A page whose code and data are being loaded. */
export interface OpenedPage {
  query: PreloadedQuery<OperationType> | null;
  load: Promise<{ screen: ReactElement; Skeleton: ComponentType; Failed?: ComponentType<FailedProps> | undefined }>;
}

export interface Route {
  readonly stays: string | undefined;
  /** `page` is public and read; `own` is one person's, with a form or a list to work on; `fills` fills the window. */
  readonly frame: 'page' | 'own' | 'fills';
  readonly signInAs: SignInAs;
  readonly secret: RouteOptions<never>['secret'];
  /** The name of the screen's module in the build. */
  readonly source: string | undefined;
  /** Null if the URL does not match. */
  match(url: URL): Match | null;
  /** Preloads the code for a likely visit. */
  preload(): void;
}

/** An address, read by its route. */
export interface Match {
  readonly route: Route;
  readonly shown: Shown | null;
  open(environment: IEnvironment): OpenedPage;
  /** What the page asks the server, beside what every page does. */
  operations(): Operation[];
}

/** The match of the first route that has one. */
export function firstMatch(routes: readonly Route[], url: URL): Match | null {
  for (const route of routes) {
    const match = route.match(url);
    if (match) return match;
  }
  return null;
}

/** The result of a page's loader. Its code is loaded; its data is loaded or loading. */
export interface LoadedPage {
  /** A page with a new key starts from its skeleton; one with the same key updates in place. */
  key: string;
  frame: Route['frame'];
  signInAs: SignInAs;
  screen: ReactElement;
  Skeleton: ComponentType;
  Failed?: ComponentType<FailedProps> | undefined;
  query: PreloadedQuery<OperationType> | null;
}

/**
 * Defines the route of a screen. Every page loads the routes of public pages, so they import little.
 *
 *     // screens/routes.ts, or memberRoutes.ts, or officeRoutes.ts
 *     import JobOfferScreenQuery from '…/__generated__/JobOfferScreenQuery$parameters.ts';
 *     defineRoute({
 *       path: paths.publicJobOffer,
 *       query: JobOfferScreenQuery,
 *       variables: ({ params }) => ({ databaseId: params.id }),
 *       screen: () => import('./jobOffer/JobOfferScreen.tsx'),
 *     }),
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
  const { query, variables, fetchPolicy = 'store-or-network', screen } = options;
  return route(options, screen, (params, url) => {
    const variablesHere = () => variables({ params, search: url.searchParams });
    return {
      open: (environment) => {
        const queryRef = loadQuery<Query>(environment, query, variablesHere(), { fetchPolicy });
        const load = screen().then(({ default: Screen, Skeleton, Failed }) => ({
          screen: createElement(Screen, { queryRef, params }),
          Skeleton,
          Failed,
        }));
        return { query: queryRef, load };
      },
      operations: () => [operationOf(query.params, variablesHere())],
    };
  });
}

/** The same for a screen without a query. */
export function definePlainRoute<Params>(options: PlainRouteOptions<Params>): Route {
  const { screen } = options;
  return route(options, screen, (params) => ({
    open: () => {
      const load = screen().then(({ default: Screen, Skeleton, Failed }) => ({
        screen: createElement(Screen, { params }),
        Skeleton,
        Failed,
      }));
      return { query: null, load };
    },
    operations: () => [],
  }));
}

function route<Params>(
  { path, stays, frame = 'page', signInAs = 'anyone', secret, shows }: RouteOptions<Params>,
  load: (() => Promise<unknown>) & { source?: string },
  at: (params: Params, url: URL) => Pick<Match, 'open' | 'operations'>,
): Route {
  const it: Route = {
    stays,
    frame,
    signInAs,
    secret,
    source: load.source,
    match: (url) => {
      const params = path.match(url.pathname);
      return params && { route: it, shown: shows?.(params) ?? null, ...at(params, url) };
    },
    // A failure is handled when the page is opened.
    preload: () => void load().catch(() => {}),
  };
  return it;
}
