import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { invalidRequest, missingResource, Refused } from '../errors.ts';
import type { PaymentIntent } from '../objects.ts';
import { clearable, flag, oneOf, page, text } from '../params.ts';
import { confirm } from '../payments.ts';
import { type Caller, route } from '../route.ts';
import type { Store } from '../store.ts';

/** A browser reaches an intent only with its client secret, and does not learn that there is one otherwise. */
async function reach(store: Store, caller: Caller, id: string, secret: string | undefined): Promise<PaymentIntent> {
  const intent = await store.get('payment_intent', id);
  if (secret === undefined) {
    if (caller === 'publishable') {
      throw invalidRequest('Missing required param: client_secret.', {
        code: 'parameter_missing',
        param: 'client_secret',
      });
    }
    return intent;
  }
  const given = Buffer.from(secret);
  const held = Buffer.from(intent.client_secret);
  if (given.length === held.length && timingSafeEqual(given, held)) return intent;
  if (caller === 'publishable') throw missingResource('payment_intent', id);
  throw invalidRequest(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    },
  );
}

/** What a browser may see: nothing that the merchant keeps to itself. */
function seenBy(caller: Caller, intent: PaymentIntent): object {
  if (caller === 'secret') return intent;
  const { customer, metadata, latest_charge, ...open } = intent;
  return open;
}

export const paymentIntentRoutes = [
  route('GET /v1/payment_intents', {
    params: z.strictObject({ ...page, customer: text(100).optional() }),
    run: ({ store, params }) => {
      const where = params.customer ? { customer: params.customer } : {};
      return store.list('payment_intent', '/v1/payment_intents', where, params);
    },
  }),

  route('GET /v1/payment_intents/:id', {
    openToBrowsers: true,
    params: z.strictObject({ client_secret: text(200).optional() }),
    run: async ({ store, caller, id, params }) => {
      return seenBy(caller, await reach(store, caller, id, params.client_secret));
    },
  }),

  route('POST /v1/payment_intents/:id/confirm', {
    openToBrowsers: true,
    params: z.strictObject({
      client_secret: text(200).optional(),
      off_session: flag().optional(),
      payment_method: text(100).optional(),
      receipt_email: clearable(text(512)),
      return_url: text(2048).optional(),
      setup_future_usage: oneOf('off_session', 'on_session').optional(),
      use_stripe_sdk: flag().optional(),
    }),
    run: async ({ store, caller, id, params, pageUrl }) => {
      const held = await reach(store, caller, id, params.client_secret);
      await store.followClock(held.customer);
      const { intent, refusal } = await confirm(
        store,
        held,
        { methodId: params.payment_method, returnUrl: params.return_url, useStripeSdk: params.use_stripe_sdk },
        pageUrl,
      );
      return refusal ? new Refused(refusal) : seenBy(caller, intent);
    },
  }),
];
