import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { PaymentProvider } from '../../../server/payment/provider.ts';
import type { SubscribeRequest } from '../../../server/payment/purchases.ts';
import { createStripePayment } from '../../../server/payment/stripe.ts';
import { startPayment } from './support.ts';

/**
 * Selects the provider of the test suite: the sandbox, or Stripe itself if STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and
 * STRIPE_WEBHOOK_SECRET name a test account. The suite may only use what both have.
 */
export type AnyProvider = {
  /** The provider's name, for the titles of tests. */
  name: 'Stripe' | 'the sandbox';
  stripe: Stripe;
  provider: PaymentProvider;
  /** A customer whose clock stands at `from` until it is moved. */
  makeCustomer: (from: Date) => Promise<{ customerId: string; moveTo: (time: Date) => Promise<void> }>;
  close: () => Promise<void>;
};

export async function openAnyProvider(): Promise<AnyProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = process.env;
  if (!STRIPE_SECRET_KEY) {
    const { stripe, provider, close } = await startPayment();
    return {
      name: 'the sandbox',
      stripe,
      provider,
      makeCustomer: clocked(stripe),
      close,
    };
  }
  if (!STRIPE_SECRET_KEY.startsWith('sk_test_')) throw new Error('The suite charges cards: it takes a test key only.');
  const keys = {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? 'pk_test_none',
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? 'whsec_none',
  };
  const stripe = new Stripe(keys.secretKey, { telemetry: false });
  return {
    name: 'Stripe',
    stripe,
    provider: createStripePayment(keys),
    makeCustomer: clocked(stripe),
    close: async () => {},
  };
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

const clocked =
  (stripe: Stripe): AnyProvider['makeCustomer'] =>
  async (from) => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(from) });
    const customer = await stripe.customers.create({ test_clock: clock.id, name: 'Café Lorenz' });
    return {
      customerId: customer.id,
      moveTo: async (time) => {
        await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(time) });
        // The sandbox responds at once, Stripe after some seconds.
        for (let { status } = clock; ; ) {
          status = (await stripe.testHelpers.testClocks.retrieve(clock.id)).status;
          if (status === 'ready') return;
          if (status === 'internal_failure') throw new Error('The test clock has stopped.');
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      },
    };
  };

/** By the names that Stripe's own test cards have: card numbers are sent by browsers alone. */
export const testCards = {
  pays: 'pm_card_visa',
  other: 'pm_card_mastercard',
  declined: 'pm_card_visa_chargeDeclined',
  /** Refused when it is charged, not before. */
  failsLater: 'pm_card_chargeCustomerFail',
  asks: 'pm_card_threeDSecure2Required',
  disputes: 'pm_card_createDispute',
} as const;

export const requestFor = (customerId: string | null, over: Partial<SubscribeRequest> = {}): SubscribeRequest => ({
  employerId: 7,
  name: 'Café Lorenz',
  email: 'cafe@example.com',
  customerId,
  paymentMethodId: testCards.pays,
  amount: 4900,
  currency: 'SGD',
  recurringMode: 'MONTHLY',
  idempotencyKey: `attempt-${randomUUID()}`,
  returnUrl: 'http://localhost:4000/chat?from=payment',
  isActive: ({ status }) => status === 'ACTIVE',
  ...over,
});
