import { once } from 'node:events';
import { type Sandbox, startSandbox } from 'payment-sandbox/sandbox';
import pg from 'pg';
import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../../server/payment/provider.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { createTestDatabase } from '../../support/database.ts';

export const KEYS = {
  secretKey: 'sk_test_sandbox0123456789',
  publishableKey: 'pk_test_sandbox0123456789',
  webhookSecret: 'whsec_sandbox0123456789',
};

export interface Catalog {
  pool: pg.Pool;
  sandbox: Sandbox;
  stripe: Stripe;
  provider: PaymentProvider;
  /** Stops it and starts another one on the same port and database. */
  restart: (between?: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export function clientFor(url: string, key = KEYS.secretKey): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

export async function startPayment(): Promise<Catalog> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 5 });
  // A pool ends before its connections do, and the database can be dropped only after them.
  const disconnected: Promise<unknown>[] = [];
  pool.on('connect', (client) => disconnected.push(once(client, 'end')));
  const quiet = () => {};
  const start = (port = 0) =>
    startSandbox({
      ...KEYS,
      pool,
      port,
      webhookUrl: () => 'http://127.0.0.1:9/none',
      origins: () => ['https://hourhand.example'],
      log: { warn: quiet, error: quiet },
    });
  let sandbox = await start();
  return {
    pool,
    sandbox,
    stripe: clientFor(sandbox.url),
    provider: createStripePayment({ ...KEYS, sandboxAddress: sandbox.url }),
    restart: async (between) => {
      await sandbox.close();
      await between?.();
      sandbox = await start(Number(new URL(sandbox.url).port));
    },
    close: async () => {
      await sandbox.close();
      await pool.end();
      await Promise.all(disconnected);
      await database.drop();
    },
  };
}
