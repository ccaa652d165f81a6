import { Writable } from 'node:stream';
import { preinit } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Document } from './Document.tsx';
import { createServerEnvironment, type Execute } from './relay/serverEnvironment.ts';
import { createRoutes, routeAt } from './routes.tsx';
import { App } from './routing/App.tsx';
import { type PageResult, pageResultOf } from './routing/PageResult.ts';
import { StatusContext } from './routing/PageStatus.tsx';
import { serializePageData } from './routing/page.ts';

export type { Execute } from './relay/serverEnvironment.ts';

/** URLs of the built files for every page. */
export interface PageAssets {
  /** The entry module. */
  entry: string;
  modules: readonly string[];
  styles: readonly string[];
}

export interface RenderRequest {
  /** The absolute URL of the page. */
  url: URL;
  execute: Execute;
  /** The nonce of the Content-Security-Policy for the page's scripts. */
  nonce: string;
  /** The files for these modules, besides those of every page. */
  assetsOf(modules: readonly string[]): PageAssets;
  /** Receives every error that leads to status 500. */
  onError(error: unknown): void;
}

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 403 | 404 | 410 | 500 | 503; html: string };

/**
 * Renders a page as its viewer sees it. The response is complete before its first byte is sent, because the status is
 * only known then: screens throw page results while they render. Rejects if even the error page cannot be rendered.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, onError } = request;
  const first = await renderOnce(request);
  if ('html' in first) return { kind: 'page', status: first.status, html: first.html };

  const signInAs = (await routeAt(url))?.route.signInAs;
  const pageResult = pageResultOf(first.error, { address: url.pathname + url.search, signInAs });
  const { status, location, cause } = pageResult;
  if (status === 301 || status === 302) return { kind: 'redirect', status, location: location ?? '/' };
  if (status === 500 || status === 503) onError(cause ?? first.error);
  const second = await renderOnce(request, pageResult);
  if ('html' in second) return { kind: 'page', status, html: second.html };
  throw second.error;
}

/** The page, or the first error. With a page result, the page that shows it. */
async function renderOnce(
  { url, execute, nonce, assetsOf }: RenderRequest,
  pageResult?: PageResult,
): Promise<{ html: string; status: 200 | 404 | 410 } | { error: unknown }> {
  const { environment, recorded } = createServerEnvironment(execute);
  const handler = createStaticHandler(createRoutes(environment, { awaitData: true, pageResult }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { error: new Error(`Unexpected response ${context.status}`) };
  const loadError = Object.values(context.errors ?? {})[0];
  if (loadError && !pageResult) return { error: loadError };

  const router = createStaticRouter(handler.dataRoutes, context);
  const data = serializePageData({
    address: url.pathname + url.search,
    origin: url.origin,
    responses: recorded,
    ...(pageResult && { pageResult: { status: pageResult.status } }),
  });
  const found = pageResult ? undefined : await routeAt(url);
  const assets = assetsOf(found?.sources ?? []);
  let status: 200 | 404 | 410 = 200;
  const answer = await renderDocument(
    <WithStyles styles={assets.styles}>
      <Document data={data} nonce={nonce} scripts={assets.modules}>
        <App environment={environment} origin={url.origin}>
          <StatusContext
            value={(said) => {
              status = said;
            }}
          >
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </StatusContext>
        </App>
      </Document>
    </WithStyles>,
    { nonce, entry: assets.entry },
  );
  return 'html' in answer ? { ...answer, status } : answer;
}

function WithStyles({ styles, children }: { styles: readonly string[]; children: React.ReactNode }) {
  for (const href of styles) preinit(href, { as: 'style', precedence: 'default' });
  return children;
}

function renderDocument(
  page: React.ReactNode,
  { nonce, entry }: { nonce: string; entry: string },
): Promise<{ html: string } | { error: unknown }> {
  return new Promise((resolve) => {
    let failed = false;
    const fail = (error: unknown) => {
      // Only the first error: later ones result from it.
      if (!failed) resolve({ error });
      failed = true;
    };
    const stream = renderToPipeableStream(page, {
      nonce,
      bootstrapModules: [entry],
      // Complete content without placeholders, because the page has to work without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fail,
      onAllReady: () => {
        if (!failed) stream.pipe(collect((html) => resolve({ html })));
      },
    });
  });
}

function collect(onEnd: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk, encoding, done) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
}
