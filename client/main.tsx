import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { hearTime } from './app/clock.ts';
import { Document } from './app/Document.tsx';
import { replayEarly } from './app/early.ts';
import { matchable } from './app/paths.ts';
import { createBrowserEnvironment } from './app/relay/browserEnvironment.ts';
import { watchSession } from './app/relay/session.ts';
import { setStorageOwner } from './app/relay/storageOwner.ts';
import { App } from './app/routing/App.tsx';
import { screenHydrated } from './app/routing/hydrated.ts';
import { PageResult, pageResultOf } from './app/routing/PageResult.ts';
import { type PageData, pageDataId } from './app/routing/page.ts';
import { createRoutes } from './routes.tsx';
import { loadServedParts } from './ui/base/servedPart.tsx';

// Before the schemas of forms are loaded: the page's policy forbids compiling them, and a try would be reported.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Fills the store and loads the code before React hydrates the server's page. */
async function start(): Promise<void> {
  // A slow phone has evaluated the code for long enough: it paints and answers before it goes on.
  await new Promise((resolve) => setTimeout(resolve));
  const json = document.getElementById(pageDataId)?.textContent ?? '';
  const page: PageData = JSON.parse(json);
  const { address, owner, responses, pageResult } = page;
  if (page.isFresh) hearTime(page.moment);
  setStorageOwner(owner);
  const environment = createBrowserEnvironment(responses, screenHydrated);
  const { router, release } = holdAt(address, () =>
    createBrowserRouter(createRoutes(environment, { pageResult: pageResult && new PageResult(pageResult) })),
  );
  await initialized(router);
  await loadServedParts();
  // React hydrates what is clicked before it passes the click on. What is typed meanwhile is still replayed.
  window.hourhandEarly?.end('click');
  hydrateRoot(
    document,
    <Listening>
      <Document data={json}>
        <App environment={environment} page={page}>
          <RouterProvider router={router} onError={reportUnexpected} />
        </App>
      </Document>
    </Listening>,
    { onCaughtError: reportUnexpected },
  );
  watchSession();
  await screenHydrated;
  release();
  // Forms that React did not listen to at the first time.
  replay();
}

/** Replays early actions as soon as the page handles events: before the next key, which would be lost among those replayed. */
function Listening({ children }: { children: ReactNode }) {
  // Not in the effect itself, where React hydrates nothing.
  useLayoutEffect(() => queueMicrotask(takeOver), []);
  return children;
}

function takeOver(): void {
  window.hourhandEarly?.end('input');
  replay();
}

function replay(): void {
  if (window.hourhandEarly) void replayEarly(window.hourhandEarly);
}

function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

const reported = new WeakSet<object>();

/** Logs an error and reports it to error listeners. Once, although both the router and React report it. */
function reportUnexpected(error: unknown): void {
  // A missing page or connection is not a program error.
  if (pageResultOf(error, { address: '/', signInAs: undefined }).status !== 500) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  reportError(error);
}

void start();

interface HeldRouter {
  router: DataRouter;
  /** Call it once the screen is hydrated: the router follows to the browser's address. */
  release(): void;
}

/**
 * Creates a router at the address that the server rendered, and keeps it there until it is released. The browser may be at
 * another one: Back and Forward between entries of one document also work before its scripts have run.
 * @param served path and query
 */
function holdAt(served: string, create: () => DataRouter): HeldRouter {
  let hasMissed = false;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    hasMissed = true;
  };
  window.addEventListener('popstate', hold, true);

  const { href, origin } = window.location;
  const address = new URL(origin + served);
  const { pathname, search } = new URL(href);
  // The server has rendered the page of another one, which stays.
  const isUnmatchable = matchable(pathname) !== pathname;
  if (isUnmatchable) window.history.replaceState(window.history.state, '', address);
  const isElsewhere = !isUnmatchable && (pathname !== address.pathname || search !== address.search);
  // A router begins at the browser's address, and may change the state of the entry.
  if (isElsewhere) window.history.replaceState(window.history.state, '', address);
  const router = create();
  if (isElsewhere) window.history.replaceState(window.history.state, '', href);

  return {
    router,
    release() {
      window.removeEventListener('popstate', hold, true);
      if (isElsewhere || hasMissed) {
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
      }
    },
  };
}
