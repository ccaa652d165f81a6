import { z } from 'zod';
import { checkoutPath, giveUp } from '../checkout.ts';
import { expireSession, pageOf } from '../checkoutCompletion.ts';
import { invalidRequest, missingParam } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CheckoutSession } from '../objects/checkout.ts';
import { clearable, currency, integer, list, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { type Call, route } from '../route.ts';
import { createSetup } from '../setups.ts';
import { itemsOf, newItem } from './subscriptionItems.ts';

const HOUR = 3600;

const params = z.strictObject({
  allowed_payment_method_types: list(oneOf('card')).optional(),
  cancel_url: text(5000).optional(),
  client_reference_id: text(200).optional(),
  currency: currency().optional(),
  customer: text(100).optional(),
  customer_email: text(512).optional(),
  expires_at: integer({ min: 0 }).optional(),
  line_items: list(newItem).optional(),
  locale: text(10).optional(),
  metadata,
  mode: oneOf('setup', 'subscription'),
  setup_intent_data: z.strictObject({ description: text(1000).optional(), metadata }).optional(),
  subscription_data: z.strictObject({ description: clearable(text(500)), metadata }).optional(),
  success_url: text(5000),
  ui_mode: oneOf('hosted_page').optional(),
});

type Given = z.output<typeof params>;

/** Rejects parameters of the other mode, and missing ones of this mode. */
function checkMode({ mode, line_items, subscription_data, setup_intent_data, currency }: Given): void {
  const strange = mode === 'setup' ? { line_items, subscription_data } : { setup_intent_data };
  for (const [param, value] of Object.entries(strange)) {
    if (value !== undefined) throw invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
  }
  if (mode === 'setup' && !currency) throw missingParam('currency');
  if (mode === 'subscription' && !line_items?.length) throw missingParam('line_items');
}

/** Half an hour to a day. */
function expiryOf(given: number | undefined, now: number): number {
  const at = given ?? now + 24 * HOUR;
  if (at < now + HOUR / 2 - 5 || at > now + 24 * HOUR + 5) {
    throw invalidRequest('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    });
  }
  return at;
}

async function create({ store, pageUrl, params: given }: Call & { params: Given }): Promise<CheckoutSession> {
  checkMode(given);
  if (given.customer && given.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  if (given.customer) await store.get('customer', given.customer, 'customer');
  const id = newId('cs_test');
  const url = pageUrl(checkoutPath(id), given.success_url, 'success_url');
  if (given.cancel_url) pageUrl('/', given.cancel_url, 'cancel_url');
  const items = await itemsOf(store, id, given.line_items ?? [], 'line_items');
  const [first] = items;
  if (first && given.currency && given.currency !== first.price.currency) {
    throw invalidRequest(`The price is not available in ${given.currency}.`, { param: 'currency' });
  }
  const total = first ? items.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0) : null;
  const setup =
    given.mode === 'setup'
      ? await createSetup(store, {
          customer: given.customer ?? null,
          description: given.setup_intent_data?.description,
          metadata: mergeMetadata({}, given.setup_intent_data?.metadata),
        })
      : null;
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created: store.now,
    currency: first?.price.currency ?? given.currency ?? null,
    customer: given.customer ?? null,
    customer_email: given.customer_email ?? null,
    expires_at: expiryOf(given.expires_at, store.now),
    invoice: null,
    livemode: false,
    locale: null,
    metadata: mergeMetadata({}, given.metadata),
    mode: given.mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: setup ? 'no_payment_required' : 'unpaid',
    setup_intent: setup?.id ?? null,
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    ui_mode: 'hosted_page',
    url,
  };
  await store.put('checkout_session', session);
  await store.put('checkout_page', {
    id,
    object: 'checkout_page',
    created: store.now,
    lines: items.map(({ price, quantity }) => ({ price: price.id, quantity })),
    subscription_data: {
      description: given.subscription_data?.description ?? null,
      metadata: mergeMetadata({}, given.subscription_data?.metadata),
    },
    subscription: null,
  });
  return session;
}

export const checkoutSessionRoutes = [
  route('POST /v1/checkout/sessions', { params, run: create }),

  route('GET /v1/checkout/sessions', {
    params: z.strictObject({
      ...page,
      customer: text(100).optional(),
      payment_intent: text(100).optional(),
      status: oneOf('complete', 'expired', 'open').optional(),
      subscription: text(100).optional(),
    }),
    run: async ({ store, params: { customer, payment_intent, status, subscription, ...rest } }) => {
      if (customer) await store.get('customer', customer, 'customer');
      const where = { customer, payment_intent, status, subscription };
      return store.list('checkout_session', '/v1/checkout/sessions', where, rest);
    },
  }),

  route('GET /v1/checkout/sessions/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('checkout_session', id),
  }),

  route('POST /v1/checkout/sessions/:id', {
    params: z.strictObject({ metadata }),
    run: async ({ store, id, params: { metadata: given } }) => {
      const held = await store.get('checkout_session', id);
      const session: CheckoutSession = { ...held, metadata: mergeMetadata(held.metadata, given) };
      await store.put('checkout_session', session);
      return session;
    },
  }),

  route('GET /v1/checkout/sessions/:id/line_items', {
    params: z.strictObject(page),
    run: async ({ store, id }) => {
      const session = await store.get('checkout_session', id);
      const { lines } = await pageOf(store, session);
      const data = [];
      for (const { price: priceId, quantity } of lines) {
        const price = await store.get('price', priceId);
        const amount = price.unit_amount * quantity;
        data.push({
          id: newId('li'),
          object: 'item',
          amount_discount: 0,
          amount_subtotal: amount,
          amount_tax: 0,
          amount_total: amount,
          currency: price.currency,
          description: (await store.get('product', price.product)).name,
          price,
          quantity,
        });
      }
      return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
    },
  }),

  route('POST /v1/checkout/sessions/:id/expire', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      const session = await store.get('checkout_session', id);
      if (session.status !== 'open') {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      const { subscription } = await pageOf(store, session);
      if (subscription !== null) await giveUp(store, subscription);
      return expireSession(store, session);
    },
  }),
];
