import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Account, unnamedAccount } from './account.ts';
import { atAddress } from './address.ts';
import { authenticate, type Keys } from './auth.ts';
import { withoutCardNumbers } from './cards.ts';
import { serveChallenges } from './challengePage.ts';
import { serveCheckout } from './checkoutPage.ts';
import { startDeliveries } from './deliveries.ts';
import { ApiError, invalidRequest } from './errors.ts';
import { createExecutor, type Executor } from './execute.ts';
import { parseForm } from './form.ts';
import { Idempotency, readIdempotencyKey } from './idempotency.ts';
import { newId } from './ids.ts';
import { serveInvoices } from './invoicePage.ts';
import { advanceTime } from './renewals.ts';
import { accountRoutes } from './resources/account.ts';
import { balanceRoutes } from './resources/balance.ts';
import { chargeRoutes } from './resources/charges.ts';
import { checkoutSessionRoutes } from './resources/checkoutSessions.ts';
import { creditNoteRoutes } from './resources/creditNotes.ts';
import { customerRoutes } from './resources/customers.ts';
import { disputeRoutes } from './resources/disputes.ts';
import { eventRoutes } from './resources/events.ts';
import { invoiceItemRoutes, invoicePaymentRoutes, invoiceRoutes } from './resources/invoices.ts';
import { paymentIntentRoutes } from './resources/paymentIntents.ts';
import { paymentMethodRoutes } from './resources/paymentMethods.ts';
import { payoutRoutes } from './resources/payouts.ts';
import { priceRoutes } from './resources/prices.ts';
import { productRoutes } from './resources/products.ts';
import { refundRoutes } from './resources/refunds.ts';
import { setupIntentRoutes } from './resources/setupIntents.ts';
import { subscriptionRoutes } from './resources/subscriptions.ts';
import { taxIdRoutes } from './resources/taxIds.ts';
import { testClockRoutes } from './resources/testClocks.ts';
import { tokenRoutes } from './resources/tokens.ts';
import { webhookEndpointRoutes } from './resources/webhookEndpoints.ts';
import { type Retries, USUAL_RETRIES } from './retries.ts';
import { checkReturnUrl } from './returnUrl.ts';
import type { Route } from './route.ts';
import { prepareSchema } from './schema.ts';
import { API_VERSION } from './store.ts';

const ROUTES: Route[] = [
  ...accountRoutes,
  ...balanceRoutes,
  ...chargeRoutes,
  ...checkoutSessionRoutes,
  ...creditNoteRoutes,
  ...customerRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...invoiceRoutes,
  ...invoiceItemRoutes,
  ...invoicePaymentRoutes,
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...payoutRoutes,
  ...priceRoutes,
  ...productRoutes,
  ...refundRoutes,
  ...setupIntentRoutes,
  ...subscriptionRoutes,
  ...taxIdRoutes,
  ...testClockRoutes,
  ...tokenRoutes,
  ...webhookEndpointRoutes,
];

const BODY_LIMIT = 64 * 1024;

export interface SandboxOptions extends Keys {
  /** The database has the schema `payment_sandbox`, or gets it. The pool stays open when the sandbox closes. */
  pool: pg.Pool;
  /** Called at every delivery. Challenges may return to its origin. */
  webhookUrl: () => string;
  webhookSecret: string;
  /** Any free port by default. */
  port?: number;
  /** By default it listens to this machine only. */
  host?: string;
  /** The address that others reach it at and that its answers name; by default where it listens. */
  address?: string;
  /**
   * The path under which the application serves the sandbox to browsers (see mount.ts), on the origin of the return address.
   * Without it, browsers use the sandbox's own address.
   */
  browserPath?: string;
  /** Further origins that challenges may return to, such as the application's public address. */
  origins?: () => string[];
  /** What happens after a declined renewal. By default it is tried again for 15 days, and then the subscription ends. */
  retries?: Retries;
  /**
   * The seller on documents (none by default), the numbering of invoices (per customer), and the account's capabilities (all).
   */
  account?: Partial<Account>;
  log: {
    warn: (detail: object, message: string) => void;
    error: (detail: object, message: string) => void;
  };
}

export interface Sandbox {
  /** Such as `http://127.0.0.1:40213`. */
  url: string;
  close: () => Promise<void>;
}

/** Starts a payment provider that speaks Stripe's HTTP API and never moves money. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { pool, webhookUrl, webhookSecret, retries = USUAL_RETRIES, account = {}, log } = options;
  const idempotency = new Idempotency(await prepareSchema(pool));
  const deliveries = startDeliveries({ pool, webhookUrl, webhookSecret, log, address: () => addressOf(app) });
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, _request, reply) => sendError(reply, error, log),
  });
  if (options.address !== undefined) namedAddresses.set(app.server, options.address);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });

  function pageUrl(path: string, returnUrl: string | null, param?: string): string {
    if (returnUrl === null) return `${addressOf(app)}${path}`;
    const webhook = webhookUrl();
    const own = URL.canParse(webhook) ? [new URL(webhook).origin] : [];
    const { origin } = checkReturnUrl(returnUrl, [...own, ...(options.origins?.() ?? [])], param);
    return options.browserPath === undefined ? `${addressOf(app)}${path}` : `${origin}${options.browserPath}${path}`;
  }

  const executor = createExecutor({
    pool,
    idempotency,
    now: () => Math.floor(Date.now() / 1000),
    pageUrl,
    retries,
    account: { ...unnamedAccount, ...account },
  });
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') deliveries.wake();
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(
      reply,
      invalidRequest(`Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`, { status: 404 }),
      log,
    ),
  );
  app.setErrorHandler((error: FastifyError, _request, reply) => sendError(reply, error, log));
  for (const route of ROUTES) serve(app, route, options, executor);
  serveChallenges(app, executor);
  serveCheckout(app, executor, pageUrl);
  serveInvoices(app, executor);

  await app.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
  const stopRenewals = startRenewals(executor, retries, deliveries.wake, log);
  return {
    url: addressOf(app),
    close: async () => {
      await stopRenewals();
      await deliveries.close();
      // Busy connections would otherwise stay open until keep-alive ends.
      const draining = setInterval(() => app.server.closeIdleConnections(), 50);
      await app.close();
      clearInterval(draining);
    },
  };
}

/** Processes renewals now and every ten minutes; processes on one database wait for each other. Returns a stop function. */
function startRenewals(
  { change }: Executor,
  retries: Retries,
  afterwards: () => void,
  log: SandboxOptions['log'],
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const pass = () => {
    running = change(null, (store) => advanceTime(store, null, store.now, retries))
      .catch((error: unknown) => log.error({ err: error }, 'payment sandbox could not renew'))
      .then(afterwards);
  };
  const timer = setInterval(pass, 600_000);
  pass();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

const namedAddresses = new WeakMap<object, string>();

function addressOf(app: FastifyInstance): string {
  const named = namedAddresses.get(app.server);
  if (named !== undefined) return named;
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The payment sandbox does not listen');
  return `http://127.0.0.1:${address.port}`;
}

function serve(app: FastifyInstance, route: Route, keys: Keys, { execute }: Executor): void {
  app.route({
    method: route.method,
    url: route.path,
    handler: async (
      request: FastifyRequest<{ Params: { id?: string; part?: string }; Body: string | undefined }>,
      reply,
    ) => {
      const requestId = newId('req');
      reply.header('request-id', requestId).header('stripe-version', versionOf(request));
      const [path = '', query = ''] = request.url.split('?');
      const params = withoutCardNumbers(parseForm(route.method === 'POST' ? (request.body ?? '') : query));
      const caller = authenticate(keys, route, request.headers, params);
      // GET and DELETE are idempotent; Stripe ignores the key there.
      const given = route.method === 'POST' ? request.headers['idempotency-key'] : undefined;
      const idempotencyKey = readIdempotencyKey(given);
      if (idempotencyKey) reply.header('idempotency-key', idempotencyKey);
      const { id = '', part = '' } = request.params;
      const { status, body, replayOf } = await execute({
        route,
        caller,
        id,
        part,
        path,
        params,
        requestId,
        idempotencyKey,
      });
      if (replayOf) reply.header('idempotent-replayed', 'true').header('original-request', replayOf);
      return sendJson(reply, status, body);
    },
  });
}

function versionOf(request: FastifyRequest): string {
  const asked = String(request.headers['stripe-version'] ?? '');
  return /^[\w.-]{1,40}$/.test(asked) ? asked : API_VERSION;
}

function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(atAddress(JSON.stringify(body, null, 2), addressOf(reply.server)));
}

/** Responds to all errors in Stripe's format. Details of unexpected ones are only logged. */
function sendError(reply: FastifyReply, error: FastifyError | ApiError, log: SandboxOptions['log']): FastifyReply {
  if (!reply.hasHeader('request-id')) reply.header('request-id', newId('req'));
  if (error instanceof ApiError) {
    if (error.status === 401) reply.header('www-authenticate', 'Basic realm="Stripe"');
    return sendJson(reply, error.status, { error: error.body });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 500) {
    log.error({ err: error, requestId: reply.getHeader('request-id') }, 'payment sandbox failed');
    const message = 'Sorry! There was an error while talking to the payment sandbox.';
    return sendJson(reply, 500, { error: { type: 'api_error', message } });
  }
  const message =
    status === 415
      ? 'Invalid request (check that your POST content type is application/x-www-form-urlencoded).'
      : status === 413
        ? 'The request is too large.'
        : 'Invalid request.';
  return sendJson(reply, status === 413 ? 413 : 400, { error: { type: 'invalid_request_error', message } });
}
