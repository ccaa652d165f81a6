import type { ComponentType, ReactElement } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { IEnvironment, OperationType } from 'relay-runtime';
import { NetworkError } from '../relay/NetworkError.ts';
import { notFound, type Outcome } from './Outcome.ts';
import { RouteError } from './RouteError.tsx';
import { RouteScreen } from './RouteScreen.tsx';
import type { OpenedPage, Route } from './route.ts';

/** What a page's loader gives: the code is there, the data is there or under way. */
export interface LoadedPage {
  /** A page with another key starts from its skeleton; one with the same key changes in place. */
  key: string;
  screen: ReactElement;
  Skeleton: ComponentType;
  query: PreloadedQuery<OperationType> | null;
}

export interface PageHandle {
  frame: Route['frame'];
}

export interface LoadOptions {
  /** On the server: not before the data is there. */
  awaitData?: boolean;
  /** What the first page ends in instead of its screen, when the server found that out. */
  outcome?: Outcome | undefined;
}

/**
 * The routes as react-router takes them. Its patterns cannot say `/:job-job`, so those addresses share one `/:page`;
 * the routes' own patterns decide in every case, in the order of the list.
 */
export function pageRoutes(routes: readonly Route[], environment: IEnvironment, options: LoadOptions): RouteObject[] {
  const byRouterPath = new Map<string, Route[]>();
  for (const route of routes) {
    const routerPath = routerPathOf(route.pattern);
    const sharing = byRouterPath.get(routerPath);
    if (sharing) sharing.push(route);
    else byRouterPath.set(routerPath, [route]);
  }
  let isFirstPage = true;
  const loader = (candidates: readonly Route[]) => (args: LoaderFunctionArgs) => {
    const visit: Visit = { isFirstPage, awaitData: options.awaitData ?? false };
    isFirstPage = false;
    if (visit.isFirstPage && options.outcome) throw options.outcome;
    return loadPage(candidates, environment, args, visit);
  };
  // What no route has is a page that is not found.
  byRouterPath.set('*', []);
  return [...byRouterPath].map(([path, candidates]): RouteObject => {
    const handle: PageHandle = { frame: candidates[0]?.frame ?? 'page' };
    return { path, handle, loader: loader(candidates), element: <RouteScreen />, errorElement: <RouteError /> };
  });
}

/** A pattern with a segment that mixes words and parameters is one of the single-segment pages. */
export function routerPathOf(pattern: string): string {
  const isMixed = pattern.split('/').some((segment) => segment.includes(':') && !/^:\w+$/.test(segment));
  return isMixed ? '/:page' : pattern;
}

interface Visit {
  isFirstPage: boolean;
  awaitData: boolean;
}

async function loadPage(
  candidates: readonly Route[],
  environment: IEnvironment,
  { request }: LoaderFunctionArgs,
  visit: Visit,
): Promise<LoadedPage> {
  const url = new URL(request.url);
  for (const route of candidates) {
    const opened = route.open(environment, url);
    if (!opened) continue;
    // Whoever leaves before the page is there wants its data no more.
    request.signal.addEventListener('abort', () => opened.query?.dispose());
    return arrived(route, opened, url, visit);
  }
  throw notFound();
}

async function arrived(route: Route, { query, load }: OpenedPage, url: URL, visit: Visit): Promise<LoadedPage> {
  const [module] = await Promise.all([
    load.catch((cause) => {
      query?.dispose();
      if (visit.isFirstPage) throw cause;
      return loadFromServer(url, cause);
    }),
    visit.awaitData ? settled(query) : undefined,
  ]);
  return { key: route.stays ?? url.pathname, ...module, query };
}

/**
 * The screen's code did not come. Most likely a new version has replaced it: the server's page knows the new one.
 * Without a network the browser's own error would be all there is.
 */
function loadFromServer(url: URL, cause: unknown): Promise<never> {
  if (!navigator.onLine) throw new NetworkError('offline', { cause });
  window.location.assign(url);
  return new Promise(() => {});
}

/** The data is in the store, or its error will be thrown where it is read. */
export async function settled(query: PreloadedQuery<OperationType> | null): Promise<void> {
  await query?.source?.toPromise().catch(() => undefined);
}
