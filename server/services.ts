import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type AppParts, buildApp, buildWorkerApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { guestCookie } from './auth/guestCookie.ts';
import type { Services } from './domain/core/context.ts';
import { type PersistedOperations, persistedOperations } from './graphql/persisted.ts';
import { originsOf } from './http/origin.ts';
import { closeErrorReports, startErrorReports } from './log/errorReports.ts';
import { version } from './log/version.ts';
import { schedule } from './queue/schedule.ts';
import { openAdapters } from './start/adapters.ts';
import { createServices } from './start/domainServices.ts';
import type { Env } from './start/env.ts';
import { tasks } from './start/tasks.ts';
import { startTracing } from './tracing/start.ts';
import { deliverWebhooks } from './webhooks/deliver.ts';

/** The whole application around one database, ready to listen. */
export type Application = {
  app: FastifyInstance;
  services: Services;
  /** The same for tasks, whose statements may take longer. */
  inBackground: Services;
  /** From now on /readyz says that the server is not ready. */
  announceStop: () => void;
  close: () => Promise<void>;
};

export type ApplicationSettings = {
  env: Env;
  databaseUrl: string;
  log: Logger;
  development: boolean;
  now?: () => Date;
  /** Another one than usual. */
  bodyPace?: AppParts['bodyPace'];
  /** False: what is done again and again is left to the caller. */
  timers?: boolean;
  persisted?: PersistedOperations;
};

/** Opens what the environment configures and builds the server on it. The caller closes it. */
export async function openApplication(settings: ApplicationSettings): Promise<Application> {
  const { env, databaseUrl, log, development, now = () => new Date(), timers = true } = settings;
  const closers: (() => Promise<void>)[] = [];
  const onClose = (close: () => Promise<void>) => {
    closers.push(close);
  };
  const close = async () => {
    for (const closeNext of closers.reverse()) await closeNext();
  };
  let isStopping = false;
  const announceStop = () => {
    isStopping = true;
  };
  let ownUrl = env.publicUrl;
  try {
    // Closed last, and before what is traced is opened.
    if (env.errorReports) {
      const { release = `hourhand@${version}` } = env.errorReports;
      startErrorReports({ ...env.errorReports, release }, (error) =>
        log.warn({ err: error }, 'errors are not reported'),
      );
      onClose(closeErrorReports);
    }
    if (env.traces) onClose(await startTracing(env.traces, { version, log }));
    const adapters = await openAdapters({ env, databaseUrl, log, now, ownUrl: () => ownUrl, onClose });
    const { signer, forTasks, arrivals, redis } = adapters;
    const services = await createServices(adapters.parts, { signer, onClose });
    const { events, queue, productName, supportEmail } = services;
    const inBackground: Services = { ...services, db: forTasks.db, sql: forTasks.sql };
    const health = {
      readiness: { ...adapters.readiness, process: { isThere: async () => !isStopping, needed: true } },
      metricsToken: env.metricsToken,
      measured: adapters.measured,
    };
    // What arrives is in a folder of this process.
    const cleanArrivals = () => arrivals.clean();
    const maintainQueue = () => queue.maintain();
    const ownTasks = [{ everySeconds: 3600, run: cleanArrivals }];
    const sharedTasks = [...tasks, { everySeconds: 1, run: deliverWebhooks }, { everySeconds: 60, run: maintainQueue }];
    const due = env.role === 'web' ? ownTasks : [...ownTasks, ...sharedTasks];
    if (timers) onClose(schedule(due, { services: inBackground, log }));
    if (env.role === 'worker') {
      const app = buildWorkerApp(log, health);
      onClose(() => app.close());
      return { app, services, inBackground, announceStop, close };
    }
    const origins = originsOf(env.publicUrl, env.corsOrigins);
    const app = await buildApp({
      services,
      auth: createAuth({
        db: services.db,
        publicUrl: env.publicUrl,
        originOf: origins.of,
        secrets: adapters.secrets,
        productName,
        supportEmail,
        onSessionEnded: (sessionId) => events.publish('accessChanged', { sessionId }),
        log,
      }),
      guests: guestCookie(signer),
      persisted:
        settings.persisted ?? persistedOperations(new URL('./graphql/persisted.json', import.meta.url), development),
      media: adapters.media,
      outbox: adapters.shownOutbox,
      replica: adapters.replica,
      registerSandbox: adapters.registerSandbox,
      health,
      logRequests: env.logRequests,
      databaseTimeout: env.databaseTimeout,
      isStopping: () => isStopping,
      pageCacheBytes: env.pageCacheMegabytes * 2 ** 20,
      rateLimits: {
        perMinute: {
          api: env.requestsPerMinute,
          pages: env.pagesPerMinute,
          media: 10 * env.requestsPerMinute,
          // Each may read all offers.
          feeds: Math.ceil(env.requestsPerMinute / 20),
        },
        redis,
      },
      trustProxy: env.trustProxy,
      origins,
      socketLimits: { perAddress: env.socketsPerAddress, perViewer: env.socketsPerUser },
      bodyPace: settings.bodyPace,
      development,
    });
    app.addHook('onListen', async () => {
      const listening = app.server.address();
      if (typeof listening === 'object' && listening) ownUrl = `http://127.0.0.1:${listening.port}`;
    });
    onClose(() => app.close());
    return { app, services, inBackground, announceStop, close };
  } catch (error) {
    await close();
    throw error;
  }
}
