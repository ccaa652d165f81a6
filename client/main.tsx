import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Document } from './Document.tsx';
import { createBrowserEnvironment } from './relay/browserEnvironment.ts';
import { watchSession } from './relay/session.ts';
import { createRoutes } from './routes.tsx';
import { App } from './routing/App.tsx';
import { Outcome, outcomeOf } from './routing/Outcome.ts';
import { type PageData, pageDataId } from './routing/page.ts';

/** The page's data is in the store, and its code loaded, before React takes over what the server rendered. */
async function start(): Promise<void> {
  const json = document.getElementById(pageDataId)?.textContent ?? '';
  const { origin, responses, outcome }: PageData = JSON.parse(json);
  const environment = createBrowserEnvironment(responses);
  const router = createBrowserRouter(createRoutes(environment, { outcome: outcome && new Outcome(outcome) }));
  await initialized(router);
  hydrateRoot(
    document,
    <Listening>
      <Document data={json}>
        <App environment={environment} origin={origin}>
          <RouterProvider router={router} onError={reportUnexpected} />
        </App>
      </Document>
    </Listening>,
    { onCaughtError: reportUnexpected },
  );
  watchSession();
}

/** Once the page listens, does again what it did not hear. */
function Listening({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { hourhandEarly: early } = window;
    if (!early) return;
    early.end();
    if (early.done.length > 0) void import('./early/replayEarly.ts').then(({ replayEarly }) => replayEarly(early.done));
  }, []);
  return children;
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

/** To the console, and to whoever listens for errors; once, though both the router and React tell. */
function reportUnexpected(error: unknown): void {
  // A page that is not there, or a connection that is not, is no fault of the program.
  if (outcomeOf(error, '/').status !== 500) return;
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  reportError(error);
}

void start();
