import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Auth } from './auth/auth.ts';
import type { GuestCookie } from './auth/guestCookie.ts';
import { cookiesOf } from './auth/guestCookie.ts';
import { keyOrigins, viewerReader } from './auth/readViewer.ts';
import { registerDownloads, registerGraphiql } from './developers/graphiql.ts';
import { domainContext } from './domain/accounts/context.ts';
import type { Ctx, Services } from './domain/core/context.ts';
import { failureFrom } from './domain/core/failures/unavailable.ts';
import type { Caller } from './domain/core/limits/budgets.ts';
import { isAdmin, storageOwner, type Viewer, viewerId } from './domain/core/viewer/viewer.ts';
import { jobOfferWasRemoved, jobSeekerWasRemoved } from './domain/discovery/sitemap/sitemap.ts';
import { operationExecutor } from './graphql/compiled.ts';
import { registerGraphql } from './graphql/http.ts';
import type { PersistedOperations } from './graphql/persisted.ts';
import { graphSocket } from './graphql/socket.ts';
import { callerOf, type TrustProxy, trustedProxies, warnOfUntrustedProxy } from './http/address.ts';
import { registerAuth } from './http/auth.ts';
import {
  type BodyPace,
  refuseAddress,
  refuseConnection,
  refuseNowhere,
  refuseSlowBodies,
} from './http/brokenRequests.ts';
import { registerCompression } from './http/compression.ts';
import { shareWithOrigins } from './http/cors.ts';
import {
  registerExports,
  registerImportTemplates,
  registerInvoices,
  registerTrialShiftCalendar,
} from './http/downloads.ts';
import { endConnectionsWhenDrained, type HealthParts, registerHealth } from './http/health.ts';
import { registerAnswerReference, registerMailedButtons, registerUnsubscribe } from './http/mailedLinks.ts';
import { registerMedia } from './http/media.ts';
import { type Origins, refuseForeignOrigins } from './http/origin.ts';
import { registerOutbox } from './http/outbox.ts';
import { registerOwnData } from './http/ownData.ts';
import { keepPersonalAnswersOutOfCaches } from './http/personalAnswers.ts';
import { admitKeys, keyOf, type RateLimits, registerRateLimits, sayWhenToRetry } from './http/rateLimit.ts';
import { refuseWithPages } from './http/refusalPage.ts';
import {
  registerDeadlines,
  registerRequestIds,
  registerRequestLines,
  registerRequestSpans,
  requestIdOf,
} from './http/requestSpans.ts';
import { registerSecurityHeaders, stripeFields } from './http/securityHeaders.ts';
import { registerSitemap } from './http/sitemap.ts';
import { registerTokens } from './http/tokens.ts';
import type { SocketLimits } from './http/upgrade.ts';
import { registerUpgrades, type Upgrade } from './http/upgrade.ts';
import { registerVideoUpload } from './http/videoUpload.ts';
import { refuseWritesWhileViewing } from './http/viewAs.ts';
import { registerWebhook } from './http/webhook.ts';
import { registerWellKnown } from './http/wellKnown.ts';
import type { Outbox } from './mail/outbox.ts';
import type { MediaStore } from './media/store.ts';
import { registerPages } from './pages/pages.ts';
import { chatEventsPath, registerChatEvents } from './rest/events/socket.ts';
import { refusalOf, refuse } from './rest/failure.ts';
import { registerRest } from './rest/mount.ts';
import { registerApiDocs } from './rest/openapi/docs.ts';
import { registerOpenApi } from './rest/openapi/mount.ts';
import type { PaymentSandbox } from './start/paymentSandbox.ts';

export type AppParts = {
  services: Services;
  auth: Auth;
  guests: GuestCookie;
  /** Where public reads go: to a replica, or null to the database itself. */
  replica: () => Pick<Services, 'db' | 'sql'> | null;
  persisted: PersistedOperations;
  media: MediaStore;
  /** Shown at /dev/outbox; undefined if mail is sent or the demo is off. */
  outbox: Outbox | undefined;
  /** Serves the browser-facing part of the payment sandbox; undefined without a sandbox. */
  registerSandbox: PaymentSandbox['register'] | undefined;
  health: HealthParts;
  logRequests: boolean;
  /** How long a request waits for the database, in milliseconds. */
  databaseTimeout: number;
  /** Whether the process has announced that it will stop. */
  isStopping: () => boolean;
  /** How large the remembered pages of visitors may be together. */
  pageCacheBytes: number;
  rateLimits: RateLimits;
  trustProxy: TrustProxy;
  origins: Origins;
  socketLimits: SocketLimits;
  /** Another one than usual. */
  bodyPace?: BodyPace;
  /** Serves pages through Vite with hot reload. */
  development: boolean;
};

/** Bytes; uploads have a limit of their own. */
const bodyLimit = 1024 * 1024;

/** Of both servers; who asks what is logged elsewhere. */
const logController = new LogController({ disableRequestLogging: true });

/** The server of a process that does background work only: /healthz, /readyz and /metrics. It does not listen yet. */
export function buildWorkerApp(log: Logger, health: HealthParts): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({ loggerInstance, logController });
  registerHealth(app, health);
  return app;
}

/** Builds the server: pages, GraphQL, REST, sockets and account calls on one port. It does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, auth, guests, persisted, origins, development } = parts;
  const { db, sql, log, now, publicUrl } = services;
  const cookies = cookiesOf(publicUrl);
  const readViewer = viewerReader({ ...services, auth, guests, cookies });
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    bodyLimit,
    logController,
    trustProxy: trustedProxies(parts.trustProxy),
    genReqId: requestIdOf,
    // Its id is in every line (log.ts).
    childLoggerFactory: (logger) => logger,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    return503OnClosing: false,
    // Headers have to arrive within this time.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  });

  registerRequestIds(app);
  registerRequestSpans(app);
  registerDeadlines(app, parts.databaseTimeout);
  if (parts.logRequests) registerRequestLines(app, log);
  const { mode, form } = services.payment;
  // The sandbox is reached under our own address.
  registerSecurityHeaders(app, { allowed: mode === 'stripe' && form === 'elements' ? stripeFields : {} });
  keepPersonalAnswersOutOfCaches(app);
  refuseWithPages(app);
  endConnectionsWhenDrained(app, parts.isStopping);
  sayWhenToRetry(app);
  refuseSlowBodies(app, parts.bodyPace);
  app.setErrorHandler((error, _request, reply) => refuse(reply, refusalOf(error, log)));
  shareWithOrigins(app, origins, keyOrigins(services));
  refuseForeignOrigins(app, origins, publicUrl);
  await app.register(cookie);
  await registerCompression(app);
  warnOfUntrustedProxy(app);

  const viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();
  const viewerOf = (request: FastifyRequest): Promise<Viewer> => {
    const { cookie, origin } = request.headers;
    const known = viewers.get(request) ?? readViewer({ key: keyOf(request), cookie, origin });
    viewers.set(request, known);
    return known;
  };
  await registerRateLimits(app, parts.rateLimits, viewerOf);
  admitKeys(app, viewerOf);
  refuseWritesWhileViewing(app, viewerOf);
  const contextOf = async (request: FastifyRequest, reply?: FastifyReply): Promise<Ctx> => {
    return domainContext(services, await viewerOf(request), {
      origin: origins.of(request.headers.host),
      caller: callerOf(request),
      rememberGuest: (employerId, until) => {
        reply?.setCookie(cookies.guest, guests.issue(employerId, until), {
          ...cookies.options,
          maxAge: Math.round((until.getTime() - now().getTime()) / 1000),
        });
      },
    });
  };

  const readingContextOf: typeof contextOf = async (request, reply) => {
    const context = await contextOf(request, reply);
    const replica = context.viewer.kind === 'anonymous' ? parts.replica() : null;
    return replica ? Object.assign(context, replica, { primary: { db, sql } }) : context;
  };

  const contextFor = (viewer: Viewer, caller?: Caller): Ctx => domainContext(services, viewer, { caller });
  const visitorContext = (): Ctx => ({ ...contextFor({ kind: 'anonymous' }), ...parts.replica() });

  const upgrades: Record<string, (upgrade: Upgrade) => void> = {};
  registerUpgrades(app, () => upgrades, {
    origins,
    limits: parts.socketLimits,
    viewerOf,
    refusalOf: (error) => refusalOf(error, log).body,
  });
  registerHealth(app, parts.health);
  registerMedia(app, { store: parts.media, contextOf });
  registerTrialShiftCalendar(app, { contextOf });
  await registerVideoUpload(app, { contextOf });
  registerInvoices(app, { contextOf });
  registerExports(app, { contextOf });
  registerImportTemplates(app, { contextOf });
  registerOwnData(app, { store: parts.media, contextOf });
  registerAuth(app, auth, { services, viewerOf, contextOf, cookies });
  registerTokens(app, auth, { services, cookies });
  registerWebhook(app, services);
  registerUnsubscribe(app, services);
  registerMailedButtons(app, services);
  registerAnswerReference(app, services);
  registerSitemap(app, services);
  registerWellKnown(app);
  registerGraphql(app, { persisted, contextOf: readingContextOf, log });
  app.setNotFoundHandler(refuseNowhere);
  await registerRest(app, { contextOf: readingContextOf, visitorContext, log });
  registerOpenApi(app, cookies);
  registerApiDocs(app, cookies);
  registerDownloads(app, cookies);
  registerGraphiql(app);
  if (parts.outbox) registerOutbox(app, parts.outbox);
  await parts.registerSandbox?.(app);

  const execute = operationExecutor(persisted, log);
  await registerPages(app, {
    execute: async (request, operation) => execute(operation, await readingContextOf(request)),
    isSignedIn: async (request) => viewerId(await viewerOf(request)) !== null,
    ownerOf: async (request) => storageOwner(await viewerOf(request)),
    isAdmin: async (request) => isAdmin(await viewerOf(request)),
    statusOf: (error) => failureFrom(error, log)?.status ?? null,
    wasRemoved: {
      jobSeeker: (id) => jobSeekerWasRemoved(services, id),
      jobOffer: (id) => jobOfferWasRemoved(services, id),
    },
    development,
    log,
    origin: publicUrl,
    cacheBytes: parts.pageCacheBytes,
  });

  const graph = graphSocket({ persisted, contextFor, readViewer, services });
  app.addHook('preClose', () => graph.close());
  upgrades['/graphql'] = graph.accept;
  upgrades[chatEventsPath] = registerChatEvents(app, { contextFor, services });
  return app;
}
