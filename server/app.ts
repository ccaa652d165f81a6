import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Redis } from 'ioredis';
import type { Auth } from './auth/auth.ts';
import { type GuestCookie, guestCookieName } from './auth/guestCookie.ts';
import { viewerReader } from './auth/readViewer.ts';
import type { Viewer } from './domain/account/viewer.ts';
import { domainContext, type Services } from './domain/context.ts';
import { jobOfferWasRemoved, jobSeekerWasRemoved } from './domain/sitemap/removed.ts';
import type { GraphContext } from './graphql/context.ts';
import { operationExecutor } from './graphql/execute.ts';
import { registerGraphql } from './graphql/http.ts';
import type { PersistedOperations } from './graphql/persisted.ts';
import { graphSocket } from './graphql/socket.ts';
import { registerAuth } from './http/auth.ts';
import { refuseAddress, refuseConnection, refuseNowhere } from './http/brokenRequests.ts';
import { endConnectionsWhenDrained } from './http/draining.ts';
import { registerHealth } from './http/health.ts';
import { registerInvoices } from './http/invoice.ts';
import { registerMedia } from './http/media.ts';
import type { SocketLimits } from './http/openSockets.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { registerOutbox } from './http/outbox.ts';
import { registerSitemap } from './http/sitemap.ts';
import { registerUnsubscribe } from './http/unsubscribe.ts';
import { registerUpgrades, type Upgrade } from './http/upgrade.ts';
import { registerWebhook } from './http/webhook.ts';
import type { Outbox } from './mail/outbox.ts';
import type { MediaStore } from './media/store.ts';
import { registerPages } from './pages/pages.ts';
import { mountSandbox } from './payment/sandbox/mount.ts';
import { chatEventsPath, registerChatEvents } from './rest/events/socket.ts';
import { refusalOf } from './rest/failure.ts';
import { registerRest } from './rest/mount.ts';
import { registerApiDocs } from './rest/openapi/docs.ts';
import { registerOpenApi } from './rest/openapi/mount.ts';
import { registerSecurityHeaders } from './securityHeaders.ts';

export type AppParts = {
  services: Services;
  auth: Auth;
  guests: GuestCookie;
  persisted: PersistedOperations;
  media: MediaStore;
  /** Shown at /dev/outbox; undefined where mail is really sent or the demo is off. */
  outbox: Outbox | undefined;
  /** The payment sandbox's own address, and the path under which its browser-facing part is served here. */
  sandbox: { url: string; path: string } | undefined;
  isReady: () => Promise<boolean>;
  metricsToken: string | undefined;
  /** Requests a minute from one address; counted across processes where there is a Redis. */
  rateLimit: { max: number; redis: Redis | undefined };
  socketLimits: SocketLimits;
  /** Pages through Vite with hot reload, the graph with an explorer. */
  development: boolean;
};

/** What is counted against the limit of requests: what can be costly without being a page that somebody looks at. */
const limited = ['/api/', '/graphql', '/sitemap'];

/** Bytes; uploads have a limit of their own. */
const bodyLimit = 1024 * 1024;

/** The whole server on one port: pages, graph, sockets, account calls. It does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, auth, guests, persisted, development } = parts;
  const { db, log, now, publicUrl } = services;
  const readViewer = viewerReader({ auth, db, guests, now });
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  });

  const { browserBase } = services.payment;
  // Where cards are handed to by browsers, if not to this server.
  const connections = URL.canParse(browserBase) ? [new URL(browserBase).origin] : [];
  await registerSecurityHeaders(app, { development, allowed: { connections } });
  endConnectionsWhenDrained(app);
  refuseForeignOrigins(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: true,
    max: parts.rateLimit.max,
    timeWindow: '1 minute',
    redis: parts.rateLimit.redis,
    // A limit that cannot be counted is no reason to refuse everybody.
    skipOnError: true,
    allowList: (request) => !limited.some((path) => request.url.startsWith(path)),
    errorResponseBuilder: () => ({
      statusCode: 429,
      code: 429,
      message: 'Too many requests. Please try again in a minute.',
    }),
  });

  const viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();
  const viewerOf = (request: FastifyRequest): Promise<Viewer> => {
    const known = viewers.get(request) ?? readViewer(request.headers.cookie);
    viewers.set(request, known);
    return known;
  };
  const contextOf = async (request: FastifyRequest, reply?: FastifyReply): Promise<GraphContext> => ({
    ...domainContext(services, await viewerOf(request), `${request.protocol}://${request.host}`),
    rememberGuest: (employerId, until) => {
      reply?.setCookie(guestCookieName, guests.issue(employerId, until), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        maxAge: Math.round((until.getTime() - now().getTime()) / 1000),
      });
    },
  });

  const upgrades: Record<string, (upgrade: Upgrade) => void> = {};
  registerUpgrades(app, () => upgrades, {
    leaveOthers: development,
    limits: parts.socketLimits,
    viewerOf,
    refusalOf: (error) => refusalOf(error, log).body,
  });
  registerHealth(app, parts);
  registerMedia(app, { store: parts.media, contextOf });
  registerInvoices(app, { contextOf });
  registerAuth(app, auth, publicUrl);
  registerWebhook(app, services);
  registerUnsubscribe(app, services);
  registerSitemap(app, services);
  registerGraphql(app, { persisted, contextOf, log, explorer: development });
  app.setNotFoundHandler(refuseNowhere);
  await registerRest(app, { contextOf, log });
  registerOpenApi(app);
  await registerApiDocs(app);
  if (parts.outbox) registerOutbox(app, parts.outbox);
  if (parts.sandbox) await app.register(mountSandbox, { prefix: parts.sandbox.path, sandboxUrl: parts.sandbox.url });

  const execute = operationExecutor(persisted, log);
  await registerPages(app, {
    execute: async (request, operation) => execute(operation, await contextOf(request)),
    wasRemoved: {
      jobSeeker: (id) => jobSeekerWasRemoved(services, id),
      jobOffer: (id) => jobOfferWasRemoved(services, id),
    },
    development,
    log,
    origin: publicUrl,
  });

  const contextFor = (viewer: Viewer): GraphContext => ({
    ...domainContext(services, viewer),
    rememberGuest: () => {},
  });
  const graph = graphSocket({ persisted, contextFor, services });
  app.addHook('preClose', () => graph.close());
  upgrades['/graphql'] = graph.accept;
  upgrades[chatEventsPath] = registerChatEvents(app, { contextFor, services });
  return app;
}
