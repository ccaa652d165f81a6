import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, type RouteObject, replace, useLoaderData, useRevalidator } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { product } from '../../ui/base/product.ts';
import { showToast } from '../../ui/display/toasts.ts';
import { isUnreachable, NetworkError } from '../relay/NetworkError.ts';
import { useOwnedQuery } from '../relay/useOwnedQuery.ts';
import { ScreenHydrated } from './hydrated.ts';
import { notFound, type PageResult } from './PageResult.ts';
import { RouteError } from './RouteError.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { failureOf, settled, trackQuery } from './refetchPage.ts';
import { type FailedProps, firstMatch, type LoadedPage, type Match, type OpenedPage, type Route } from './route.ts';

export interface LoadOptions {
  /** On the server: waits for the data. */
  awaitData?: boolean;
  /** The page result of the first page, if the server found one. */
  pageResult?: PageResult | undefined;
  /** What the first page's address leads to, where it was read before; null: to no page. */
  match?: Match | null;
}

export interface Pages {
  routes: readonly Route[];
  /** The routes that are only checked if none of `routes` matches. */
  loadOthers(url: URL): Promise<readonly Route[]>;
  /** Throws if the viewer may not open this address, before any code or data of the page is requested. */
  requireAccess(url: URL): Promise<void>;
}

/**
 * Every page is one route of react-router, whose patterns cannot express `/:job-job`: the routes' own patterns decide,
 * in the order of the list.
 */
export function pageRoute(pages: Pages, environment: IEnvironment, options: LoadOptions): RouteObject {
  let isFirstPage = true;
  /** The last page with all of its data. */
  let shown = null as { address: string; page: LoadedPage } | null;
  /** The page to which a failed change of its address leads back. */
  let kept = null as typeof shown;
  const loader = async ({ request }: LoaderFunctionArgs) => {
    const visit: Visit = {
      isFirstPage,
      awaitData: options.awaitData ?? false,
      match: isFirstPage ? options.match : undefined,
    };
    isFirstPage = false;
    if (visit.isFirstPage && options.pageResult) throw options.pageResult;
    const address = new URL(request.url).href;
    const back = kept;
    kept = null;
    if (back?.address === address) return back.page;
    const page = await loadPage(pages, environment, request, visit);
    const failure = failureOf(page.query);
    // Another filter or chat of the same page: without an answer the page stays as it is.
    if (shown?.page.key === page.key && !page.Failed) {
      const error = await failure;
      if (isUnreachable(error)) {
        page.query?.dispose();
        showToast(error.message, 'warning');
        kept = shown;
        throw replace(shown.address);
      }
    }
    void failure.then((error) => {
      if (error === null && !request.signal.aborted) shown = { address, page };
    });
    return page;
  };
  return { path: '*', loader, element: <RouteScreen />, errorElement: <RouteError /> };
}

interface Visit {
  isFirstPage: boolean;
  awaitData: boolean;
  match: Match | null | undefined;
}

async function loadPage(
  { routes, loadOthers, requireAccess }: Pages,
  environment: IEnvironment,
  { url: address, signal }: Request,
  visit: Visit,
): Promise<LoadedPage> {
  const url = new URL(address);
  await requireAccess(url);
  const find = async () => firstMatch(routes, url) ?? firstMatch(await code(loadOthers(url), url, visit), url);
  const match = visit.match === undefined ? await find() : visit.match;
  // Cancels the request if the user navigates elsewhere before it completes.
  signal.throwIfAborted();
  if (!match) throw notFound();
  const opened = match.open(environment);
  if (opened.query) trackQuery(opened.query, signal);
  return arrived(match.route, opened, url, visit);
}

async function arrived(route: Route, { query, load }: OpenedPage, url: URL, visit: Visit): Promise<LoadedPage> {
  load.catch(() => query?.dispose());
  const [module] = await Promise.all([code(load, url, visit), visit.awaitData ? settled(query) : undefined]);
  const { stays, frame, signInAs } = route;
  return { key: stays ?? url.pathname, frame, signInAs, ...module, query };
}

/** The screen that is loading; if its code fails to load, the page is loaded from the server. */
function code<Loaded>(loading: Promise<Loaded>, url: URL, visit: Visit): Promise<Loaded> {
  return loading.catch((cause) => {
    if (visit.isFirstPage) throw cause;
    return loadFromServer(url, cause);
  });
}

/**
 * The code failed to load, most likely because a new version has replaced it: the server's page refers to the new one.
 * Without a network, the error is shown instead of the browser's own error page.
 */
function loadFromServer(url: URL, cause: unknown): Promise<never> {
  if (!navigator.onLine) throw new NetworkError('offline', { cause });
  window.location.assign(url);
  return new Promise(() => {});
}

/** The screen of the current page, its skeleton, or its failure. */
function RouteScreen() {
  const { key, screen, Skeleton, Failed, query } = useLoaderData<LoadedPage>();
  useOwnedQuery(query);
  return (
    <Suspense
      key={key}
      fallback={
        <>
          <title>{product.name}</title>
          <Skeleton />
        </>
      }
    >
      {Failed ? (
        <ScreenBoundary Failed={Failed} query={query}>
          {screen}
        </ScreenBoundary>
      ) : (
        screen
      )}
      <RouteFocus />
      <ScreenHydrated />
    </Suspense>
  );
}

interface Props {
  Failed: ComponentType<FailedProps>;
  /** What the screen reads. Another one is another try. */
  query: object | null;
  children: ReactNode;
}

interface State {
  query: object | null;
  failure: { error: unknown } | null;
}

/** Shows a screen's `Failed` where its data could not be loaded. Other errors are left to the page. */
class ScreenBoundary extends Component<Props, State> {
  override state: State = { query: this.props.query, failure: null };

  static getDerivedStateFromProps({ query }: Props, state: State): State | null {
    return query === state.query ? null : { query, failure: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    const kind = error instanceof NetworkError ? error.kind : null;
    if (kind !== 'offline' && kind !== 'unavailable' && kind !== 'server') throw error;
    return <Retry Failed={this.props.Failed} isOffline={kind === 'offline'} />;
  }
}

function Retry({ Failed, isOffline }: { Failed: ComponentType<FailedProps>; isOffline: boolean }) {
  const { revalidate, state } = useRevalidator();
  return <Failed isOffline={isOffline} retrying={state === 'loading'} onRetry={() => void revalidate()} />;
}
