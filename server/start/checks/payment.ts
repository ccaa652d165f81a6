import { Stripe } from 'stripe';
import { webhookPath } from '../../payment/payment.ts';
import { stripeClient } from '../../payment/stripeClient.ts';
import type { Env } from '../env.ts';
import { type Check, WrongSetting } from './finding.ts';

/** What the webhook endpoint has to be told of. */
export const neededEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.updated',
  'invoice.voided',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'checkout.session.completed',
];

/** Stripe takes the secret key, the publishable one is of the same mode, and events reach the product. */
export const paymentCheck = (
  {
    stripe,
    stripeApiAddress,
    demo,
    publicUrl,
  }: Pick<Env, 'stripe' | 'demo' | 'publicUrl'> & Partial<Pick<Env, 'stripeApiAddress'>>,
  sandboxAddress = stripeApiAddress,
): Check => ({
  part: 'payment',
  run: async () => {
    if (!stripe && demo) return 'The demo pays in its sandbox.';
    if (!stripe) return { missing: 'Nobody can pay: STRIPE_SECRET_KEY and the two others are not set.' };
    const [mode, publishableMode] = [modeOf(stripe.secretKey), modeOf(stripe.publishableKey)];
    if (mode !== publishableMode) {
      throw new WrongSetting(`STRIPE_SECRET_KEY is a ${mode} key, STRIPE_PUBLISHABLE_KEY a ${publishableMode} key.`);
    }
    const client = checkingClient(stripe.secretKey, sandboxAddress);
    const { data: endpoints } = await asked(() => client.webhookEndpoints.list({ limit: 100 }));
    if (stripeApiAddress !== undefined)
      return `The payment sandbox at ${stripeApiAddress} takes the keys. No money moves.`;
    checkEndpoint(endpoints, `${publicUrl}${webhookPath}`);
    return `Stripe takes the ${mode} keys, and tells ${publicUrl}${webhookPath} what happens.`;
  },
});

/** Stripe's client for the checks, which wait less than the product. */
export const checkingClient = (secretKey: string, sandboxAddress?: string): Stripe =>
  stripeClient({ secretKey, sandboxAddress, patience: 7_000, maxNetworkRetries: 1 });

const modeOf = (key: string): string => /^[a-z]+_(live|test)_/.exec(key)?.[1] ?? 'live';

/** A refusal of the key is a wrong setting. */
export const asked = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((error: unknown) => {
    throw isRefusal(error) ? new WrongSetting(error.message) : error;
  });

const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;

function checkEndpoint(endpoints: readonly Stripe.WebhookEndpoint[], url: string): void {
  const own = endpoints.filter((endpoint) => endpoint.url === url);
  if (own.length === 0) throw new WrongSetting(`Stripe has no webhook endpoint ${url}: payments would not be noticed.`);
  const enabled = own.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0) throw new WrongSetting(`Stripe's webhook endpoint ${url} is disabled.`);
  const events = new Set(enabled.flatMap(({ enabled_events }) => enabled_events));
  const missing = neededEvents.filter((event) => !events.has('*') && !events.has(event));
  if (missing.length > 0)
    throw new WrongSetting(`Stripe's webhook endpoint ${url} is not told of ${missing.join(', ')}.`);
}
