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
    if (!stripe) return { missing: 'Without Stripe keys nobody can pay.' };
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

/** Where the settings are described. */
const page = "docs/operate/payments.md, 'Settings at Stripe'";

/** The first version whose messages name the subscription of an invoice as the product reads it. */
const oldestVersion = '2025-03-31';

/** Settings of the Stripe account. None without one, and for a sandbox, which has no such settings. */
export const stripeAccountChecks = (
  { stripe, stripeApiAddress, publicUrl }: Pick<Env, 'stripe' | 'publicUrl' | 'stripeApiAddress'>,
  sandboxAddress?: string,
): Check[] => {
  if (!stripe || stripeApiAddress !== undefined) return [];
  const client = checkingClient(stripe.secretKey, sandboxAddress);
  return [
    { part: 'account', run: () => checkAccount(client) },
    { part: 'messages', run: () => checkVersions(client, `${publicUrl}${webhookPath}`) },
    { part: 'portal', run: () => checkPortal(client) },
    { part: 'by hand', run: async () => ({ look: byHand }) },
  ];
};

async function checkAccount(client: Stripe) {
  const { charges_enabled, payouts_enabled, default_currency } = await asked(() => client.accounts.retrieveCurrent());
  if (!charges_enabled) {
    throw new WrongSetting('Stripe does not let this account charge cards. Its dashboard says what is missing.');
  }
  if (!payouts_enabled) {
    throw new WrongSetting('Stripe does not pay out to this account. Its dashboard says what is missing.');
  }
  const currency = default_currency?.toUpperCase() ?? 'an unknown currency';
  return `Stripe charges cards for this account and pays out in ${currency}. It converts what is paid in others.`;
}

/** The version of the messages to the endpoint is fixed when it is made. */
async function checkVersions(client: Stripe, url: string) {
  const { data } = await asked(() => client.webhookEndpoints.list({ limit: 100 }));
  const own = data.filter((endpoint) => endpoint.url === url && endpoint.status === 'enabled');
  const versions = own.map(({ api_version }) => api_version);
  const old = versions.find((version) => version !== null && version < oldestVersion);
  if (old != null) {
    throw new WrongSetting(
      `Messages to ${url} are of the API version ${old}, which the product cannot read. Make another endpoint of ${Stripe.API_VERSION}.`,
    );
  }
  const [release] = Stripe.API_VERSION.split('.').slice(1);
  const other = versions.find((version) => version === null || version.split('.')[1] !== release);
  if (other === undefined)
    return versions.length === 0 ? 'No endpoint.' : `They are of the API version ${versions[0]}.`;
  const is = other === null ? "of the account's default API version" : `of the API version ${other}`;
  return { look: `Messages to ${url} are ${is}; the product is tested with ${Stripe.API_VERSION}. See ${page}.` };
}

async function checkPortal(client: Stripe) {
  const { data } = await asked(() => client.billingPortal.configurations.list({ active: true, limit: 100 }));
  if (data.length === 0) return 'The customer portal is off.';
  const ids = data.map(({ id }) => id).join(', ');
  return {
    look: `The customer portal is on (${ids}): customers could change there what the product manages. Turn it off, see ${page}.`,
  };
}

const byHand =
  "Stripe's API does not tell the retries of failed payments, what happens after the last one, and which mails Stripe sends. " +
  `Compare them with ${page}.`;
