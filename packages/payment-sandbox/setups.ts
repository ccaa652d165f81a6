import { declineOf, testCardOf } from './cards.ts';
import { openChallenge } from './challenge.ts';
import { cardKept } from './checkoutCompletion.ts';
import { ApiError, invalidRequest } from './errors.ts';
import { newClientSecret, newId } from './ids.ts';
import type { SetupIntent } from './objects/intents.ts';
import type { PaymentMethod } from './objects/people.ts';
import { attach, resolveMethod } from './resources/paymentMethods.ts';
import type { Call } from './route.ts';
import type { Store } from './store.ts';

// Setup intents: saving a card for later payments, which the bank may have to confirm.

export interface NewSetup {
  customer: string | null;
  description?: string | null | undefined;
  metadata?: Record<string, string>;
  payment_method?: string | null;
  usage?: 'off_session' | 'on_session';
}

export async function createSetup(store: Store, given: NewSetup): Promise<SetupIntent> {
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    application: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: store.now,
    customer: given.customer,
    description: given.description ?? null,
    last_setup_error: null,
    livemode: false,
    metadata: given.metadata ?? {},
    next_action: null,
    payment_method: given.payment_method ?? null,
    payment_method_types: ['card'],
    status: given.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  };
  await store.put('setup_intent', intent);
  await store.announce('setup_intent.created', intent);
  return intent;
}

export interface SetupAttempt {
  intent: SetupIntent;
  /** Why it was declined; also stored on the intent. */
  refusal?: ApiError;
}

/** Throws Stripe's error for an intent that is finished. */
export async function confirmSetup(
  store: Store,
  held: SetupIntent,
  given: { methodId?: string | undefined; returnUrl?: string | undefined; useStripeSdk?: boolean | undefined },
  pageUrl: Call['pageUrl'],
): Promise<SetupAttempt> {
  if (held.status === 'succeeded' || held.status === 'canceled') throw unexpected(held, 'confirm');
  const chosen = given.methodId ?? held.payment_method;
  if (!chosen) {
    throw invalidRequest('You cannot confirm this SetupIntent because it is missing a payment method.', {
      code: 'setup_intent_unexpected_state',
    });
  }
  const method = await resolveMethod(store, chosen, 'payment_method');
  if (method.customer && method.customer !== held.customer) {
    throw invalidRequest(`The PaymentMethod ${method.id} does not belong to the Customer of this SetupIntent.`, {
      param: 'payment_method',
    });
  }
  const intent: SetupIntent = { ...held, payment_method: method.id, next_action: null, last_setup_error: null };
  const { outcome } = testCardOf(method);
  if (outcome.kind === 'authenticates') return { intent: await challenge(store, intent, method, given, pageUrl) };
  const decline = outcome.kind === 'declined' && outcome.onAttach ? declineOf(testCardOf(method)) : undefined;
  return decline ? fail(store, intent, method, decline) : { intent: await succeed(store, intent, method) };
}

export function unexpected(held: SetupIntent, verb: 'cancel' | 'confirm'): ApiError {
  return invalidRequest(`You cannot ${verb} this SetupIntent because it has a status of ${held.status}.`, {
    code: 'setup_intent_unexpected_state',
  });
}

async function challenge(
  store: Store,
  intent: SetupIntent,
  method: PaymentMethod,
  {
    returnUrl = null,
    useStripeSdk = false,
  }: { returnUrl?: string | null | undefined; useStripeSdk?: boolean | undefined },
  pageUrl: Call['pageUrl'],
): Promise<SetupIntent> {
  const action = await openChallenge(
    store,
    { payment_intent: null, setup_intent: intent.id },
    method,
    { returnUrl, useStripeSdk },
    pageUrl,
  );
  const asked: SetupIntent = { ...intent, status: 'requires_action', next_action: action };
  await store.put('setup_intent', asked);
  await store.announce('setup_intent.requires_action', asked);
  return asked;
}

/** Applies the answer to a setup's challenge. A second answer changes nothing. */
export async function answerSetup(store: Store, challengeId: string, passed: boolean): Promise<SetupIntent> {
  const { setup_intent: id, payment_method: methodId } = await store.get('challenge', challengeId);
  const held = await store.get('setup_intent', id ?? '');
  if (held.status !== 'requires_action' || !JSON.stringify(held.next_action).includes(challengeId)) return held;
  await store.followClock(held.customer);
  const method = await store.get('payment_method', methodId);
  const intent: SetupIntent = { ...held, next_action: null };
  if (passed) return succeed(store, intent, method);
  const refusal = new ApiError(402, {
    type: 'card_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  return (await fail(store, intent, method, refusal)).intent;
}

async function succeed(store: Store, intent: SetupIntent, method: PaymentMethod): Promise<SetupIntent> {
  if (intent.customer) await attach(store, method.id, intent.customer, 'payment_method');
  const succeeded: SetupIntent = { ...intent, status: 'succeeded' };
  await store.put('setup_intent', succeeded);
  await store.announce('setup_intent.succeeded', succeeded);
  await cardKept(store, succeeded);
  return succeeded;
}

async function fail(
  store: Store,
  intent: SetupIntent,
  method: PaymentMethod,
  refusal: ApiError,
): Promise<Required<SetupAttempt>> {
  const failed: SetupIntent = {
    ...intent,
    last_setup_error: { ...refusal.body, payment_method: method },
    payment_method: null,
    status: 'requires_payment_method',
  };
  await store.put('setup_intent', failed);
  await store.announce('setup_intent.setup_failed', failed);
  return {
    intent: failed,
    refusal: new ApiError(402, { ...refusal.body, setup_intent: failed, payment_method: method }),
  };
}
