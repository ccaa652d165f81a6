import { z } from 'zod';
import { ApiError, invalidRequest, missingParam, Refused } from '../errors.ts';
import { newIntent } from '../invoicing.ts';
import type { PaymentIntent } from '../objects/intents.ts';
import { clearable, currency, flag, integer, list, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { confirm, confirmOffSession } from '../payments.ts';
import { type Caller, route } from '../route.ts';
import { reachBySecret } from '../secret.ts';

/** The fields that a browser may see. */
function seenBy(caller: Caller, intent: PaymentIntent): object {
  if (caller === 'secret') return intent;
  const { customer, metadata, latest_charge, ...open } = intent;
  return open;
}

export const paymentIntentRoutes = [
  route('POST /v1/payment_intents', {
    params: z.strictObject({
      allowed_payment_method_types: list(oneOf('card')).optional(),
      amount: integer({ min: 1, max: 99_999_999 }),
      confirm: flag().default(false),
      currency: currency(),
      customer: text(100).optional(),
      description: text(1000).optional(),
      metadata,
      off_session: flag().optional(),
      payment_method: text(100).optional(),
      return_url: text(2048).optional(),
      setup_future_usage: oneOf('off_session', 'on_session').optional(),
    }),
    run: async ({ store, params, pageUrl }) => {
      if (params.customer) await store.get('customer', params.customer, 'customer');
      if (params.off_session && !params.confirm) {
        throw invalidRequest('The parameter `off_session` cannot be passed unless `confirm` is set to true.', {
          param: 'off_session',
        });
      }
      if (params.off_session && !params.payment_method) throw missingParam('payment_method');
      await store.followClock(params.customer ?? null);
      const created: PaymentIntent = {
        ...newIntent(store, {
          amount: params.amount,
          currency: params.currency,
          customer: params.customer ?? null,
          description: params.description ?? null,
          method: params.payment_method ?? null,
        }),
        metadata: mergeMetadata({}, params.metadata),
        setup_future_usage: params.setup_future_usage ?? null,
      };
      await store.put('payment_intent', created);
      await store.announce('payment_intent.created', created);
      if (!params.confirm) return created;
      const { intent, refusal } = params.off_session
        ? await confirmOffSession(store, created)
        : await confirm(store, created, { returnUrl: params.return_url }, pageUrl);
      return refusal ? new Refused(refusal) : intent;
    },
  }),

  route('POST /v1/payment_intents/:id/cancel', {
    params: z.strictObject({
      cancellation_reason: clearable(oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer')),
    }),
    run: async ({ store, id, params }) => {
      const held = await store.get('payment_intent', id);
      const [billed] = await store.all('invoice_payment', { payment: { payment_intent: id } });
      if (held.status === 'succeeded' || held.status === 'canceled' || billed) {
        const why = billed ? 'it is the payment of an invoice' : `it has a status of ${held.status}`;
        throw new ApiError(400, {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: `You cannot cancel this PaymentIntent because ${why}.`,
          payment_intent: held,
        });
      }
      await store.followClock(held.customer);
      const canceled: PaymentIntent = {
        ...held,
        canceled_at: store.now,
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
        status: 'canceled',
      };
      await store.put('payment_intent', canceled);
      await store.announce('payment_intent.canceled', canceled);
      return canceled;
    },
  }),

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
      return seenBy(caller, reachBySecret(caller, await store.get('payment_intent', id), params.client_secret));
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
      const held = reachBySecret(caller, await store.get('payment_intent', id), params.client_secret);
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
