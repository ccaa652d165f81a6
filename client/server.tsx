import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { dayMs } from '../server/domain/core/text/durations.ts';
import frameQuery from './__generated__/FrameQuery$parameters.ts';
import { Document, headScripts } from './app/Document.tsx';
import {
  acceptWhole,
  type Executed,
  type Operation,
  type OperationResponse,
  operationOf,
} from './app/relay/operation.ts';
import type { WrittenResponse } from './app/relay/responses.ts';
import { renderDocument, Styles, startScript } from './app/renderDocument.tsx';
import { App } from './app/routing/App.tsx';
import { StatusContext } from './app/routing/PageMeta.tsx';
import { type PageResult, pageResultOf } from './app/routing/PageResult.ts';
import { serializePageData } from './app/routing/page.ts';
import { contactFragment } from './features/people/jobSeeker/contactAddress.ts';
import { createRoutes, type Found, findPage } from './routes.tsx';
import { jobSeekerRoute } from './screens/routes.ts';
import { StylesContext } from './ui/base/servedPart.tsx';
import { Posted } from './ui/layout/Shell.tsx';

export type { Operation } from './app/relay/operation.ts';
export type { Found } from './routes.tsx';
export { findPage };

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
  /** What `findPage` says of it. */
  found: Found | null;
  execute: Execute;
  /** The id of the signed-in user, or `visitor`. */
  owner: string;
  /** The files for these modules, besides those of every page. */
  assetsOf(modules: readonly string[]): PageAssets;
  /** Whether the browser has none of our files yet. */
  isFirstPage: boolean;
  /** The texts of style sheets by their URLs. */
  styleTexts: ReadonlyMap<string, string>;
  /** What a form of the page has sent without scripts; null for a page that is opened. */
  posted: ReadonlyMap<string, string> | null;
  /** Receives every error that leads to status 500. */
  onError(error: unknown): void;
}

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | {
      kind: 'page';
      status: 200 | 403 | 404 | 410 | 500 | 503;
      html: Buffer;
      /** The texts of the scripts within the page, which its Content-Security-Policy has to allow. */
      scripts: readonly string[];
    };

/**
 * Renders a page as its viewer sees it. The response is complete before its first byte is sent, because the status is
 * only known then: screens throw page results while they render. Rejects if even the error page cannot be rendered.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, found, onError } = request;
  const first = await renderOnce(request);
  if ('html' in first) return { kind: 'page', ...first };

  const pageResult = pageResultOf(first.error, {
    address: url.pathname + url.search,
    signInAs: found?.match.route.signInAs,
  });
  const { status, location, cause } = pageResult;
  if (status === 301 || status === 302) return { kind: 'redirect', status, location: location ?? '/' };
  if (status === 500 || status === 503) onError(cause ?? first.error);
  const second = await renderOnce(request, pageResult);
  if ('html' in second) return { kind: 'page', ...second, status };
  throw second.error;
}

/** All that a public page asks the server. Null for the pages of members and admins, and where there is no page. */
export function publicOperations(found: Found | null): Operation[] | null {
  return found?.isPublic ? [operationOf(frameQuery.params, {}), ...found.match.operations()] : null;
}

/** What a profile needs beside its screen when its address opens the contact dialog. */
const contactModules = ['client/features/hiring/contact/ContactFlow.tsx', 'contact'];

/** The page, or the first error. With a page result, the page that shows it. */
async function renderOnce(
  { url, found: asked, execute, owner, assetsOf, isFirstPage, styleTexts, posted }: RenderRequest,
  pageResult?: PageResult,
): Promise<{ html: Buffer; scripts: readonly string[]; status: 200 | 404 | 410 } | { error: unknown }> {
  const { environment, recorded } = createServerEnvironment(execute);
  const handler = createStaticHandler(
    createRoutes(environment, { awaitData: true, pageResult, match: asked?.match ?? null }),
  );
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return { error: new Error(`Unexpected response ${context.status}`) };
  const loadError = Object.values(context.errors ?? {})[0];
  if (loadError && !pageResult) return { error: loadError };

  // Public pages of visitors are remembered.
  const isFresh = owner !== 'visitor' || !asked?.isPublic;
  const now = Date.now();
  const moment = isFresh ? now : now - (now % dayMs);
  const router = createStaticRouter(handler.dataRoutes, context);
  const data = serializePageData({
    address: url.pathname + url.search,
    origin: url.origin,
    owner,
    moment,
    isFresh,
    responses: recorded,
    ...(pageResult && { pageResult: { status: pageResult.status } }),
  });
  const found = pageResult ? null : asked;
  const assets = assetsOf(found?.sources ?? []);
  const commonStyles = assetsOf([]).styles;
  const stylesOf = (hrefs: readonly string[]) => (
    <Styles hrefs={hrefs} texts={styleTexts} common={commonStyles} isFirstPage={isFirstPage} />
  );
  const { modules, styles } = assetsOf(contactModules);
  const start = startScript({
    entry: assets.entry,
    modules: assets.modules,
    opening:
      found?.match.route === jobSeekerRoute
        ? {
            fragment: contactFragment,
            files: [
              ...modules.filter((one) => !assets.modules.includes(one)),
              ...styles.filter((one) => !assets.styles.includes(one)),
            ],
          }
        : null,
    commonStyles,
  });
  let status: 200 | 404 | 410 = 200;
  const answer = await renderDocument(
    <StylesContext value={(source) => stylesOf(assetsOf([source]).styles)}>
      <Document data={data} styles={stylesOf(assets.styles)}>
        <App environment={environment} page={{ origin: url.origin, moment }}>
          <StatusContext
            value={(said) => {
              status = said;
            }}
          >
            <Posted value={posted}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </Posted>
          </StatusContext>
        </App>
      </Document>
    </StylesContext>,
    start,
  );
  return 'html' in answer ? { ...answer, scripts: [...headScripts, start], status } : answer;
}

/** Runs a persisted operation as the viewer of one request. */
export type Execute = (operation: Operation) => Promise<Executed>;

/** An environment for one request. `recorded` collects every operation that ran, for the browser's store. */
function createServerEnvironment(execute: Execute): { environment: Environment; recorded: WrittenResponse[] } {
  const recorded: WrittenResponse[] = [];
  const environment = new Environment({
    isServer: true,
    network: Network.create(async (request, variables) => {
      const operation = operationOf(request, variables);
      const executed = await execute(operation);
      const { data, errors }: OperationResponse = 'text' in executed ? JSON.parse(executed.text) : executed;
      const accepted = acceptWhole({ data, errors });
      recorded.push({ operation, text: 'text' in executed ? executed.text : JSON.stringify({ data }) });
      return accepted;
    }),
    store: new Store(new RecordSource(), { gcScheduler: () => undefined }),
  });
  return { environment, recorded };
}
