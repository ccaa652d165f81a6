import type { FastifyInstance } from 'fastify';
import { mountSandbox } from 'payment-sandbox/mount';
import { type Sandbox, type SandboxOptions, startSandbox } from 'payment-sandbox/sandbox';
import { prepareSchema } from 'payment-sandbox/schema';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openPool } from '../database/connection.ts';
import { webhookPath } from '../payment/payment.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { createStripePayment, type StripeOptions } from '../payment/stripe.ts';

type Account = NonNullable<SandboxOptions['account']>;

/** The path under which browsers reach the sandbox. */
const path = '/payment-sandbox';

export type PaymentSandbox = {
  payment: PaymentProvider;
  /** Serves the part that browsers use. */
  register: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
};

/** Makes the sandbox's tables in the database at `url`: no migration does. */
export async function prepareSandboxTables(url: string): Promise<void> {
  const pool = openPool(url, { size: 1 });
  await prepareSchema(pool).finally(() => pool.end());
}

/**
 * Starts the payment sandbox of the demo and connects to it as if it were Stripe.
 * @param settings.ownUrl the address at which the sandbox reaches this server's webhook, known once the server listens.
 */
export async function openPaymentSandbox(settings: {
  pool: pg.Pool;
  /** Its keys are derived from this secret. */
  secret: string;
  publicUrl: string;
  ownUrl: () => string;
  form: StripeOptions['form'];
  automaticTax?: boolean;
  account?: Account;
  log: Logger;
}): Promise<PaymentSandbox> {
  const { pool, secret, publicUrl, ownUrl, form, automaticTax, account, log } = settings;
  const keys = {
    secretKey: `sk_test_${secret}`,
    publishableKey: `pk_test_${secret.slice(0, 8)}`,
    webhookSecret: `whsec_${secret}`,
  };
  const sandbox = await startSandbox({
    ...keys,
    pool,
    webhookUrl: () => `${ownUrl()}${webhookPath}`,
    browserPath: path,
    origins: () => [publicUrl, ownUrl()],
    account,
    log,
  });
  return { ...connectTo(sandbox.url, { ...keys, form, automaticTax }), close: sandbox.close };
}

/** Connects to a sandbox at this address as if it were Stripe. */
export const connectTo = (
  address: string,
  options: Omit<StripeOptions, 'sandboxAddress' | 'sandboxPath'>,
): Omit<PaymentSandbox, 'close'> => ({
  payment: createStripePayment({ ...options, sandboxAddress: address, sandboxPath: path }),
  register: async (app) => {
    await app.register(async (scope) => {
      // Stripe's keys are in the header.
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, keyGroup: 'other' };
      });
      await scope.register(mountSandbox, { prefix: path, sandboxUrl: address });
    });
  },
});

/** What the settings say of the seller and of numbers, as the sandbox takes it. */
export const accountOf = ({
  seller,
  invoiceNumbers: numbering,
}: {
  seller: Pick<Account, 'address' | 'name' | 'taxNumber'> | undefined;
  invoiceNumbers: NonNullable<Account['numbering']>;
}): Account => ({ ...seller, numbering });

/** Where a sandbox of its own listens: at its address, or behind a proxy that has the certificate. */
type OwnSandbox = {
  address: string;
  keys: { secretKey: string; publishableKey: string; webhookSecret: string };
  /** The product, which is told what happens and serves the pages for browsers. */
  publicUrl: string;
  host: string;
  /** Behind `https`. */
  port: number;
  account?: Account;
};

/** Starts the sandbox as a server of its own, for products at other addresses. Its data is in the database of the pool. */
export function startOwnSandbox(
  { address, keys, publicUrl, host, port, account }: OwnSandbox,
  { pool, log }: { pool: pg.Pool; log: Pick<Logger, 'warn' | 'error'> },
): Promise<Sandbox> {
  const { protocol, port: named, hostname } = new URL(address);
  const isThisMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return startSandbox({
    ...keys,
    pool,
    host: isThisMachine ? hostname.replace(/^\[|\]$/g, '') : host,
    port: protocol === 'https:' ? port : Number(named || 80),
    address,
    webhookUrl: () => `${publicUrl}${webhookPath}`,
    browserPath: path,
    origins: () => [publicUrl],
    account,
    log,
  });
}
