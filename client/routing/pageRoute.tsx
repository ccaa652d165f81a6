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
  frame: Route['frame'];
  screen: ReactElement;
  Skeleton: ComponentType;
  query: PreloadedQuery<OperationType> | null;
}

export interface LoadOptions {
  /** On the server: not before the data is there. */
  awaitData?: boolean;
  /** What the first page ends in instead of its screen, when the server found that out. */
  outcome?: Outcome | undefined;
}

/**
 * Every page is one route of react-router's, whose patterns cannot say `/:job-job`: the routes' own patterns decide, in
 * the order of the list. `loadOthers` gives those that are asked only where none of these has the address.
 */
export function pageRoute(
  routes: readonly Route[],
  loadOthers: () => Promise<readonly Route[]>,
  environment: IEnvironment,
  options: LoadOptions,
): RouteObject {
  let isFirstPage = true;
  const loader = ({ request }: LoaderFunctionArgs) => {
    const visit: Visit = { isFirstPage, awaitData: options.awaitData ?? false };
    isFirstPage = false;
    if (visit.isFirstPage && options.outcome) throw options.outcome;
    return loadPage(routes, loadOthers, environment, request, visit);
  };
  return { path: '*', loader, element: <RouteScreen />, errorElement: <RouteError /> };
}

interface Visit {
  isFirstPage: boolean;
  awaitData: boolean;
}

async function loadPage(
  routes: readonly Route[],
  loadOthers: () => Promise<readonly Route[]>,
  environment: IEnvironment,
  { url: address, signal }: Request,
  visit: Visit,
): Promise<LoadedPage> {
  const url = new URL(address);
  const candidates = routes.some((route) => route.matches(url)) ? routes : await code(loadOthers(), url, visit);
  // Whoever leaves before the page is there wants its data no more.
  signal.throwIfAborted();
  for (const route of candidates) {
    const opened = route.open(environment, url);
    if (!opened) continue;
    signal.addEventListener('abort', () => opened.query?.dispose());
    return arrived(route, opened, url, visit);
  }
  throw notFound();
}

async function arrived(route: Route, { query, load }: OpenedPage, url: URL, visit: Visit): Promise<LoadedPage> {
  load.catch(() => query?.dispose());
  const [module] = await Promise.all([code(load, url, visit), visit.awaitData ? settled(query) : undefined]);
  return { key: route.stays ?? url.pathname, frame: route.frame, ...module, query };
}

/** What is loading, or the page from the server where that does not come. */
function code<Loaded>(loading: Promise<Loaded>, url: URL, visit: Visit): Promise<Loaded> {
  return loading.catch((cause) => {
    if (visit.isFirstPage) throw cause;
    return loadFromServer(url, cause);
  });
}

/**
 * The code did not come. Most likely a new version has replaced it: the server's page knows the new one.
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
