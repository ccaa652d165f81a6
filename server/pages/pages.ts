import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../client/paths.ts';
import type { Execute, PageAssets, Rendered, RenderRequest } from '../../client/server.tsx';
import { nonceOf } from '../securityHeaders.ts';
import { sendHtml } from './html.ts';

type Operation = Parameters<Execute>[0];
type OperationResponse = Awaited<ReturnType<Execute>>;

export interface PageServices {
  /** Runs one of the product's own operations as whoever sent the request. */
  execute: (request: FastifyRequest, operation: Operation) => Promise<OperationResponse>;
  /** Whether what these pages were of has been deleted. */
  wasRemoved: { jobSeeker: (id: number) => Promise<boolean>; jobOffer: (id: number) => Promise<boolean> };
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Scheme and host that canonical addresses begin with; the request's own when absent. */
  origin?: string;
}

export interface PagesDeps extends PageServices {
  development: boolean;
}

/** The client's server side, built or straight from its source. */
export interface PageRenderer {
  render: (request: RenderRequest) => Promise<Rendered>;
  assetsOf: (modules: readonly string[]) => PageAssets;
}

/** Serves every page and the files that pages are made of. Registers `GET /*`: what other routes serve comes before it. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const renderer = deps.development
    ? await (await import('./development.ts')).developmentPages(app)
    : await (await import('./production.ts')).productionPages(app);
  servePages(app, renderer, deps);
}

/** Serves the pages alone. */
export function servePages(app: FastifyInstance, renderer: PageRenderer, services: PageServices): void {
  app.get('/*', (request, reply) => servePage(request, reply, renderer, services));
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { render, assetsOf }: PageRenderer,
  { execute, wasRemoved, log, origin }: PageServices,
): Promise<FastifyReply> {
  const url = urlOf(request, origin);
  if (!url || !isPage(url.pathname)) {
    reply.callNotFound();
    return reply;
  }
  // Every page is its viewer's: the header alone says who is signed in.
  reply.header('cache-control', 'private, no-store');
  if (url.pathname.startsWith('/chat/shared/') || url.pathname.startsWith('/unsubscribe/')) {
    // The address is a secret: it is neither handed on nor found.
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
  }
  const rendered = await render({
    url,
    execute: (operation) => execute(request, operation),
    nonce: nonceOf(reply.raw),
    assetsOf,
    onError: (error) => log.error({ err: error, path: url.pathname }, 'page failed'),
  }).catch((error: unknown) => {
    log.error({ err: error, path: url.pathname }, 'page failed for good');
    return lastResort;
  });
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
  const isRemoved = rendered.status === 404 && (await isOfSomethingRemoved(url.pathname, wasRemoved));
  return sendHtml(request, reply.code(isRemoved ? 410 : rendered.status), rendered.html);
}

async function isOfSomethingRemoved(pathname: string, wasRemoved: PageServices['wasRemoved']): Promise<boolean> {
  const jobSeeker = paths.jobSeeker.match(pathname);
  if (jobSeeker) return wasRemoved.jobSeeker(jobSeeker.id);
  const jobOffer = paths.publicJobOffer.match(pathname) ?? paths.displayJobOffer.match(pathname);
  return jobOffer !== null && wasRemoved.jobOffer(jobOffer.id);
}

/** Null where the request line is no path: `//host` and `http://host` would name another origin. */
function urlOf(request: FastifyRequest, origin = `${request.protocol}://${request.host}`): URL | null {
  if (!request.url.startsWith('/') || request.url.startsWith('//')) return null;
  return URL.canParse(request.url, origin) ? new URL(request.url, origin) : null;
}

/** A missing file or an unknown call of the API is no page: whoever asks for one does not read HTML. */
function isPage(pathname: string): boolean {
  if (pathname.startsWith('/api/') || pathname === '/api') return false;
  // A city may be called St.Gallen.
  if (paths.jobSeekers.match(pathname)) return true;
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return !/\.[a-z0-9]{1,8}$/i.test(segment);
}

const lastResort: Rendered = {
  kind: 'page',
  status: 500,
  html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Something went wrong</title></head>
<body><h1>Something went wrong</h1><p>This is our fault, and we have a record of it. Please try again.</p>
<p><a href="${paths.home.to()}">Go to the start page</a></p></body></html>`,
};
