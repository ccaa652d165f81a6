import { ownAddress } from './address.ts';
import { postCharge } from './balance.ts';
import { invoiceAttemptFailed, invoiceOf, invoicePaid } from './billing.ts';
import { declineOf, testCardOf } from './cards.ts';
import { openChallenge } from './challenge.ts';
import { openDispute } from './disputes.ts';
import { ApiError, cardError, invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { Charge, PaymentIntent } from './objects/intents.ts';
import type { PaymentMethod } from './objects/people.ts';
import { resolveMethod } from './resources/paymentMethods.ts';
import type { Call } from './route.ts';
import type { Store } from './store.ts';

// Payment intents: confirmation, an optional challenge by the bank, then success or failure.

export interface Attempt {
  intent: PaymentIntent;
  /** Why it was declined; also stored on the intent. */
  refusal?: ApiError;
}

interface Confirmation {
  methodId?: string | undefined;
  returnUrl?: string | undefined;
  /** The browser opens the challenge itself instead of being redirected. */
  useStripeSdk?: boolean | undefined;
}

/** Throws Stripe's payment_intent_unexpected_state for an intent that cannot be confirmed. */
export async function confirm(
  store: Store,
  held: PaymentIntent,
  { methodId, returnUrl, useStripeSdk = false }: Confirmation,
  pageUrl: Call['pageUrl'],
): Promise<Attempt> {
  if (held.status === 'succeeded' || held.status === 'canceled') {
    const message =
      held.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : 'You cannot confirm this PaymentIntent because it has a status of canceled.';
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: held,
    });
  }
  const chosen = methodId ?? held.payment_method;
  if (!chosen) {
    throw invalidRequest('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  const method = await resolveMethod(store, chosen, 'payment_method');
  if (method.customer && method.customer !== held.customer) {
    throw invalidRequest(`The PaymentMethod ${method.id} does not belong to the Customer of this PaymentIntent.`, {
      param: 'payment_method',
    });
  }
  const intent: PaymentIntent = { ...held, payment_method: method.id, next_action: null, last_payment_error: null };
  const known = testCardOf(method);
  if (known.outcome.kind === 'authenticates') {
    return { intent: await challenge(store, intent, method, { returnUrl, useStripeSdk }, pageUrl) };
  }
  const decline = declineOf(known);
  return decline ? fail(store, intent, method, decline) : { intent: await succeed(store, intent, method) };
}

/** A payment without the cardholder present: declined if the bank would ask. */
export async function confirmOffSession(store: Store, held: PaymentIntent): Promise<Attempt> {
  if (!held.payment_method) throw new Error(`The payment ${held.id} has no card`);
  const method = await store.get('payment_method', held.payment_method);
  const intent: PaymentIntent = { ...held, next_action: null, last_payment_error: null };
  const known = testCardOf(method);
  const asks = known.outcome.kind === 'authenticates';
  const refusal = asks ? cardError('authentication_required', ASKS_CARDHOLDER) : declineOf(known);
  return refusal ? fail(store, intent, method, refusal) : { intent: await succeed(store, intent, method) };
}

/** The payment of a renewal: one that the bank wants confirmed waits for the cardholder. */
export async function confirmRenewal(store: Store, held: PaymentIntent): Promise<PaymentIntent> {
  if (!held.payment_method) throw new Error(`The payment ${held.id} has no card`);
  const method = await store.get('payment_method', held.payment_method);
  if (testCardOf(method).outcome.kind !== 'authenticates') return (await confirmOffSession(store, held)).intent;
  // It is not tried again while it waits.
  if (held.status === 'requires_action') return held;
  const intent: PaymentIntent = { ...held, next_action: null, last_payment_error: null };
  const asked = await challenge(store, intent, method, { useStripeSdk: true }, ownAddress);
  const billed = await invoiceOf(store, asked);
  if (billed) await invoiceAttemptFailed(store, billed.invoice);
  return asked;
}

const ASKS_CARDHOLDER = 'Your card was declined. This transaction requires authentication.';

async function challenge(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
  { returnUrl = null, useStripeSdk }: { returnUrl?: string | null | undefined; useStripeSdk: boolean },
  pageUrl: (path: `/${string}`, returnUrl: string | null) => string,
): Promise<PaymentIntent> {
  const action = await openChallenge(
    store,
    { payment_intent: intent.id },
    method,
    { returnUrl, useStripeSdk },
    pageUrl,
  );
  const asked: PaymentIntent = { ...intent, status: 'requires_action', next_action: action };
  await store.put('payment_intent', asked);
  await store.announce('payment_intent.requires_action', asked);
  const billed = await invoiceOf(store, asked);
  if (billed) await store.announce('invoice.payment_action_required', billed.invoice);
  return asked;
}

/** Applies the answer to a challenge. A second answer changes nothing. */
export async function answerChallenge(store: Store, id: string, passed: boolean): Promise<PaymentIntent> {
  const { payment_intent: intentId, payment_method: methodId } = await store.get('challenge', id);
  const held = await store.get('payment_intent', intentId ?? '');
  await store.followClock(held.customer);
  if (held.status !== 'requires_action' || !JSON.stringify(held.next_action).includes(id)) return held;
  const method = await store.get('payment_method', methodId);
  const intent: PaymentIntent = { ...held, next_action: null };
  if (passed) return succeed(store, intent, method);
  const refusal = new ApiError(402, {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  return (await fail(store, intent, method, refusal)).intent;
}

async function succeed(store: Store, intent: PaymentIntent, method: PaymentMethod): Promise<PaymentIntent> {
  const charge = await addCharge(store, intent, method);
  const succeeded: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  await store.put('payment_intent', succeeded);
  if (intent.setup_future_usage && intent.customer && !method.customer) {
    await store.put('payment_method', { ...method, customer: intent.customer });
  }
  await store.announce('charge.succeeded', charge);
  await store.announce('payment_intent.succeeded', succeeded);
  const billed = await invoiceOf(store, succeeded);
  if (billed) {
    await store.put('invoice_payment', {
      ...billed.payment,
      amount_paid: intent.amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: store.now },
    });
    await invoicePaid(store, billed.invoice, method.id);
  }
  const { outcome } = testCardOf(method);
  if (outcome.kind === 'pays' && outcome.disputed) await openDispute(store, charge, outcome.disputed);
  return succeeded;
}

async function fail(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal: ApiError,
): Promise<Required<Attempt>> {
  const charge = await addCharge(store, intent, method, refusal);
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: { ...refusal.body, charge: charge.id, payment_method: method },
    latest_charge: charge.id,
    payment_method: null,
    status: 'requires_payment_method',
  };
  await store.put('payment_intent', failed);
  await store.announce('charge.failed', charge);
  await store.announce('payment_intent.payment_failed', failed);
  const billed = await invoiceOf(store, failed);
  if (billed) await invoiceAttemptFailed(store, billed.invoice);
  const body = { ...refusal.body, charge: charge.id, payment_intent: failed, payment_method: method };
  return { intent: failed, refusal: new ApiError(402, body) };
}

async function addCharge(
  store: Store,
  intent: PaymentIntent,
  method: PaymentMethod,
  refusal?: ApiError,
): Promise<Charge> {
  const reason = refusal ? (refusal.body.decline_code ?? refusal.body.code ?? null) : null;
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: refusal ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: !refusal,
    created: store.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: refusal?.body.code ?? null,
    failure_message: refusal?.body.message ?? null,
    livemode: false,
    metadata: {},
    outcome: {
      network_status: refusal ? 'declined_by_network' : 'approved_by_network',
      reason,
      seller_message: refusal ? 'The bank did not approve the payment.' : 'Payment complete.',
      type: refusal ? 'issuer_declined' : 'authorized',
    },
    paid: !refusal,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: refusal ? 'failed' : 'succeeded',
  };
  const posted: Charge = refusal ? charge : { ...charge, balance_transaction: await postCharge(store, charge) };
  await store.put('charge', posted);
  return posted;
}
