import { once } from 'node:events';
import { type Sandbox, startSandbox } from 'payment-sandbox/sandbox';
import pg from 'pg';
import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../../server/payment/provider.ts';
import type { SubscribeRequest } from '../../../server/payment/purchases.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { createTestDatabase } from '../../support/database.ts';

export const KEYS = {
  secretKey: 'sk_test_sandbox0123456789',
  publishableKey: 'pk_test_sandbox0123456789',
  webhookSecret: 'whsec_sandbox0123456789',
};

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asks: '4000000000003220',
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

/** A form as a browser sends it, with the publishable key in it. */
export function cardForm(number: string, over: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    key: KEYS.publishableKey,
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': String(new Date().getUTCFullYear() + 2),
    'card[cvc]': '123',
    ...over,
  });
}

/** Sends a card as a browser does, and returns its id. */
export async function typeCard(base: string, number: string): Promise<string> {
  const response = await fetch(`${base}/v1/payment_methods`, { method: 'POST', body: cardForm(number) });
  const { id } = (await response.json()) as { id: string };
  return id;
}

let attempts = 0;

export function subscribeRequest(paymentMethodId: string, over: Partial<SubscribeRequest> = {}): SubscribeRequest {
  attempts += 1;
  return {
    employerId: 7,
    name: 'Café Lorenz',
    email: 'cafe@example.com',
    customerId: null,
    paymentMethodId,
    amount: 4900,
    currency: 'SGD',
    recurringMode: 'MONTHLY',
    idempotencyKey: `attempt-${attempts}`,
    returnUrl: 'http://localhost:4000/chat?from=payment',
    isActive: ({ status }) => status === 'ACTIVE',
    ...over,
  };
}
