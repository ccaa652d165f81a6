import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import pLimit from 'p-limit';
import { isOfOffice, matchable } from '../../client/app/paths.ts';
import type { Execute, RenderRequest } from '../../client/server.tsx';
import { compressed, encodingFor } from '../http/compression.ts';
import { isForPerson, plainPage } from '../http/refusalPage.ts';
import { cleanPath, urlOf } from './addresses.ts';
import { type Answer, cachedRender, renderAnew, type SentPage } from './pageCache.ts';
import type { PageRenderer } from './renderer.ts';

/** Renders at a time. Rendering occupies the process, so that more of them make every other request wait. */
const concurrent = 4;
/** Renders that wait for their turn, a few seconds at most. */
const waiting = 40;

/** Thrown for a page that would have to wait too long. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

type RenderQueue = <T>(isSignedIn: boolean, render: () => Promise<T>) => Promise<T>;

/**
 * Runs a few renders at a time; the others wait. Visitors and signed-in users have separate queues, so that a flood does not
 * shut out users. Rejects with `TooBusy` where too many wait.
 */
export function renderQueue(): RenderQueue {
  const queues = { visitors: pLimit(concurrent), users: pLimit(concurrent) };
  return async (isSignedIn, render) => {
    const queue = isSignedIn ? queues.users : queues.visitors;
    if (queue.pendingCount >= waiting) throw new TooBusy();
    return queue(render);
  };
}

type Operation = Parameters<Execute>[0];
type OperationResponse = Awaited<ReturnType<Execute>>;

export interface PageServices {
  /** Runs a persisted operation as the viewer of the request. */
  execute: (request: FastifyRequest, operation: Operation) => Promise<OperationResponse>;
  /** Whether the request is a signed-in user's or a guest's. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Whose data the page stores in the browser: the id of a signed-in user, or `visitor`. */
  ownerOf: (request: FastifyRequest) => Promise<string>;
  /** The status of a refusal; 503 if something needed is down or too slow, which is logged and counted; null for a bug. */
  statusOf: (error: unknown) => number | null;
  /** Whether what these pages were of has been deleted. */
  wasRemoved: { jobSeeker: (id: number) => Promise<boolean>; jobOffer: (id: number) => Promise<boolean> };
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Scheme and host that canonical addresses begin with. */
  origin: string;
  /** How large the remembered pages of visitors may be together, in bytes; 0: none are remembered. */
  cacheBytes: number;
}

export interface PagesDeps extends PageServices {
  development: boolean;
  /** Whether the request may have the files of the back office. In development everyone may. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>;
}

/** Serves pages, scripts and styles. Registers `GET /*` and `POST /*`; more specific routes win. */
export async function registerPages(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const renderer = deps.development
    ? (await import('./development.ts')).developmentPages()
    : await (await import('./production.ts')).productionPages(app, deps.isAdmin);
  servePages(app, renderer, deps);
}

/** Serves the pages alone. */
export function servePages(app: FastifyInstance, renderer: PageRenderer, services: PageServices): void {
  const queue = renderQueue();
  const renderForVisitors = cachedRender(renderer, services.cacheBytes);
  const rendering = { ...renderer, renderForVisitors, queue };
  const options: RouteShorthandOptions = {
    config: { bucket: 'pages' },
    compress: compressed,
    errorHandler: (error, request, reply) => {
      if (isForPrograms(request.url)) throw error;
      return sendPage(reply, refusedPages.get(error.statusCode) ?? failedPage(error, services));
    },
  };
  app.get('/*', options, (request, reply) => servePage(request, reply, rendering, services));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body: string, done) => done(null, postedIn(body)),
    );
    // A form that was sent without the page's scripts. Changes nothing. A page that sends no referrer sends no origin either.
    scope.post<{ Body?: Posted }>(
      '/*',
      { ...options, config: { ...options.config, fromAnySite: true } },
      (request, reply) => {
        if (!isForPerson(request)) return reply.callNotFound();
        const posted = comesFromOutside(request) ? null : request.body;
        return servePage(request, reply, rendering, services, posted ?? new Map());
      },
    );
  });
}

type Posted = NonNullable<RenderRequest['posted']>;

/** The fields that the answer shows again. Never passwords, codes and cards. */
const shownAgain = new Set(['name', 'email']);
/** In characters; no name and no email is longer. */
const longestShown = 300;

function postedIn(body: string): Posted {
  const fields = [...new URLSearchParams(body)].filter(([name]) => shownAgain.has(name));
  return new Map(fields.map(([name, value]) => [name, value.slice(0, longestShown)]));
}

function sendPage(reply: FastifyReply, { status, html, encoding, scripts }: SentPage): FastifyReply {
  if (scripts.length > 0) reply.allowScripts(scripts);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

type Rendering = PageRenderer & { renderForVisitors: ReturnType<typeof cachedRender>; queue: RenderQueue };

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { findPage, render, renderForVisitors, assetsOf, styleTexts, queue }: Rendering,
  services: PageServices,
  posted: Posted | null = null,
): Promise<FastifyReply> {
  const { execute, isSignedIn, ownerOf, wasRemoved, log, origin } = services;
  const nowhere = () => {
    reply.callNotFound();
    return reply;
  };
  const url = urlOf(request, origin);
  if (!url || isForPrograms(url.pathname)) return nowhere();
  const clean = new URL(cleanPath(url.pathname) + url.search, origin);
  const isClean = clean.pathname === url.pathname;
  // Of the back office it is not told what there is.
  const isMeant = async () => !isClean && (isOfOffice(clean.pathname) || (await findPage(clean)) !== null);
  const toMeant = () => reply.redirect(clean.pathname + clean.search, 301);
  url.pathname = matchable(url.pathname);
  // Every page depends on its viewer: its header shows who has signed in.
  reply.header('cache-control', 'private, no-store');
  const found = await findPage(url);
  if (!found && (await isMeant())) return toMeant();
  if (!found && isNoPage(url.pathname)) return nowhere();
  const secret = found?.match.route.secret;
  // Keeps the address out of Referer headers and search engines.
  if (secret) reply.header('referrer-policy', secret).header('x-robots-tag', 'noindex');
  const [signedIn, owner] = [await isSignedIn(request), await ownerOf(request)];
  const asked: RenderRequest = {
    url,
    found,
    execute: (operation) => execute(request, operation),
    owner,
    assetsOf,
    isFirstPage: comesFromOutside(request),
    styleTexts,
    posted,
    onError: (error) => log.error({ err: error }, 'page failed'),
  };
  const answer = await queue(signedIn, () =>
    signedIn || secret || posted ? renderAnew(render, asked) : renderForVisitors(asked, encodingFor(request)),
  ).catch((error: unknown): Answer => {
    if (error instanceof TooBusy) {
      reply.header('retry-after', 5);
      return busyPage;
    }
    return failedPage(error, services);
  });
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
  if (answer.status === 404 && (await isMeant())) return toMeant();
  const shown = found?.match.shown;
  const isRemoved = answer.status === 404 && shown && (await wasRemoved[shown.kind](shown.id));
  const status = isRemoved ? 410 : posted && answer.status === 200 ? 422 : answer.status;
  return sendPage(reply, { ...answer, status });
}

/** Whether a browser says that the visitor comes from elsewhere. It has none of our files then, most probably. */
function comesFromOutside({ headers: { 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return site !== undefined && site !== 'same-origin';
}

/** Calls of the API, which no page answers. */
const isForPrograms = (address: string): boolean => /^\/api(?:[/?]|$)/.test(address);

/** A file that is not there, or what scripts of a page would take for the address of another site. */
const isNoPage = (pathname: string): boolean => /^\/\/|\.[a-z0-9]{1,8}$/i.test(pathname);

/** A page that needs no rendering. */
const plain = (status: number, words?: Parameters<typeof plainPage>[1]): SentPage => ({
  kind: 'page',
  status,
  encoding: null,
  scripts: [],
  html: plainPage(status, words),
});

const lastResort = plain(500);
const unavailablePage = plain(503);
const refusedPages = new Map<unknown, SentPage>([413, 429].map((status) => [status, plain(status)]));
const busyPage = plain(503, {
  title: 'Too many visitors',
  lead: 'The server is busy. Please try again in a few seconds.',
});

/** In place of a page that was refused, such as to a key, or could not be made. */
function failedPage(error: unknown, { statusOf, log }: Pick<PageServices, 'statusOf' | 'log'>): SentPage {
  const status = statusOf(error);
  if (status === 503) return unavailablePage;
  if (status !== null)
    return plain(status, { title: 'Not possible', lead: 'Pages are for browsers. Programs use the API.' });
  log.error({ err: error }, 'page failed for good');
  return lastResort;
}
