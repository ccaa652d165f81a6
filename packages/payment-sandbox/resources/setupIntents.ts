import { z } from 'zod';
import { invalidRequest, Refused } from '../errors.ts';
import type { SetupIntent } from '../objects/intents.ts';
import { clearable, flag, list, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { type Caller, route } from '../route.ts';
import { reachBySecret } from '../secret.ts';
import { confirmSetup, createSetup, unexpected } from '../setups.ts';

/** The fields that a browser may see. */
function seenBy(caller: Caller, intent: SetupIntent): object {
  if (caller === 'secret') return intent;
  const { customer, metadata: kept, ...open } = intent;
  return open;
}

const confirmation = {
  payment_method: text(100).optional(),
  return_url: text(2048).optional(),
  use_stripe_sdk: flag().optional(),
};

export const setupIntentRoutes = [
  route('POST /v1/setup_intents', {
    params: z.strictObject({
      ...confirmation,
      allowed_payment_method_types: list(oneOf('card')).optional(),
      confirm: flag().default(false),
      customer: text(100).optional(),
      description: text(1000).optional(),
      metadata,
      usage: oneOf('off_session', 'on_session').default('off_session'),
    }),
    run: async ({ store, params, pageUrl }) => {
      const { confirm, return_url: returnUrl, use_stripe_sdk: useStripeSdk, payment_method: methodId } = params;
      if (params.customer) await store.get('customer', params.customer, 'customer');
      if (methodId && !methodId.startsWith('pm_card_')) await store.get('payment_method', methodId, 'payment_method');
      if (returnUrl !== undefined && !confirm) {
        throw invalidRequest(
          'The parameter `return_url` cannot be passed when creating a SetupIntent unless `confirm` is set to true.',
          {
            param: 'return_url',
          },
        );
      }
      const created = await createSetup(store, {
        customer: params.customer ?? null,
        description: params.description,
        metadata: mergeMetadata({}, params.metadata),
        payment_method: methodId ?? null,
        usage: params.usage,
      });
      if (!confirm) return created;
      const { intent, refusal } = await confirmSetup(store, created, { methodId, returnUrl, useStripeSdk }, pageUrl);
      return refusal ? new Refused(refusal) : intent;
    },
  }),

  route('GET /v1/setup_intents', {
    params: z.strictObject({ ...page, customer: text(100).optional(), payment_method: text(100).optional() }),
    run: ({ store, params: { customer, payment_method, ...rest } }) =>
      store.list('setup_intent', '/v1/setup_intents', { customer, payment_method }, rest),
  }),

  route('GET /v1/setup_intents/:id', {
    openToBrowsers: true,
    params: z.strictObject({ client_secret: text(200).optional() }),
    run: async ({ store, caller, id, params }) =>
      seenBy(caller, reachBySecret(caller, await store.get('setup_intent', id), params.client_secret)),
  }),

  route('POST /v1/setup_intents/:id/confirm', {
    openToBrowsers: true,
    params: z.strictObject({ ...confirmation, client_secret: text(200).optional() }),
    run: async ({ store, caller, id, params, pageUrl }) => {
      const held = reachBySecret(caller, await store.get('setup_intent', id), params.client_secret);
      const { payment_method: methodId, return_url: returnUrl, use_stripe_sdk: useStripeSdk } = params;
      const { intent, refusal } = await confirmSetup(store, held, { methodId, returnUrl, useStripeSdk }, pageUrl);
      return refusal ? new Refused(refusal) : seenBy(caller, intent);
    },
  }),

  route('POST /v1/setup_intents/:id/cancel', {
    params: z.strictObject({
      cancellation_reason: clearable(oneOf('abandoned', 'duplicate', 'requested_by_customer')),
    }),
    run: async ({ store, id, params }) => {
      const held = await store.get('setup_intent', id);
      if (held.status === 'succeeded' || held.status === 'canceled') throw unexpected(held, 'cancel');
      const canceled: SetupIntent = {
        ...held,
        cancellation_reason: params.cancellation_reason ?? null,
        next_action: null,
        status: 'canceled',
      };
      await store.put('setup_intent', canceled);
      await store.announce('setup_intent.canceled', canceled);
      return canceled;
    },
  }),
];
