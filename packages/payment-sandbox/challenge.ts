import { newId } from './ids.ts';
import type { NextAction } from './objects/intents.ts';
import type { PaymentMethod } from './objects/people.ts';
import type { Store } from './store.ts';

/** Asks the cardholder to confirm: stores the challenge, and returns what the client has to do for it. */
export async function openChallenge(
  store: Store,
  of: { payment_intent: string } | { payment_intent: null; setup_intent: string },
  method: PaymentMethod,
  { returnUrl, useStripeSdk }: { returnUrl: string | null; useStripeSdk: boolean },
  pageUrl: (path: `/${string}`, returnUrl: string | null) => string,
): Promise<NextAction> {
  const id = newId('chl');
  const url = pageUrl(`/challenges/${id}`, returnUrl);
  await store.put('challenge', {
    id,
    object: 'challenge',
    created: store.now,
    ...of,
    payment_method: method.id,
    return_url: returnUrl,
  });
  return returnUrl === null || useStripeSdk
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: id } }
    : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
}
