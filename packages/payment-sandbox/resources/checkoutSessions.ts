import { z } from 'zod';
import { checkoutPath, giveCard, giveUp } from '../checkout.ts';
import { expireSession, pageOf } from '../checkoutCompletion.ts';
import { lowestCharge } from '../currency.ts';
import { invalidRequest, missingParam } from '../errors.ts';
import { newId } from '../ids.ts';
import type { CheckoutSession } from '../objects/checkout.ts';
import { clearable, currency, flag, integer, list, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { type Call, route } from '../route.ts';
import { createSetup } from '../setups.ts';
import { itemsOf, newItem } from './subscriptionItems.ts';

const HOUR = 3600;

const params = z.strictObject({
  adaptive_pricing: z.strictObject({ enabled: flag() }).optional(),
  automatic_tax: z.strictObject({ enabled: flag() }).optional(),
  billing_address_collection: oneOf('auto', 'required').optional(),
  allowed_payment_method_types: list(oneOf('card')).optional(),
  cancel_url: text(5000).optional(),
  client_reference_id: text(200).optional(),
  currency: currency().optional(),
  customer: text(100).optional(),
  customer_email: text(512).optional(),
  customer_update: z.strictObject({ address: oneOf('auto', 'never').optional() }).optional(),
  expires_at: integer({ min: 0 }).optional(),
  line_items: list(newItem).optional(),
  locale: text(10).optional(),
  metadata,
  mode: oneOf('setup', 'subscription'),
  return_url: text(5000).optional(),
  setup_intent_data: z.strictObject({ description: text(1000).optional(), metadata }).optional(),
  subscription_data: z.strictObject({ description: clearable(text(500)), metadata }).optional(),
  success_url: text(5000).optional(),
  ui_mode: oneOf('elements', 'hosted_page').optional(),
});

type Given = z.output<typeof params>;

/** Rejects parameters of the other mode, and missing ones of this mode. */
function checkMode({ mode, line_items, subscription_data, setup_intent_data, currency }: Given): void {
  const misplaced = mode === 'setup' ? { line_items, subscription_data } : { setup_intent_data };
  for (const [param, value] of Object.entries(misplaced)) {
    if (value !== undefined) throw invalidRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param });
  }
  if (mode === 'setup' && !currency) throw missingParam('currency');
  if (mode === 'subscription' && !line_items?.length) throw missingParam('line_items');
}

/** A hosted page has its own addresses to return to; fields on the merchant's page have one, for the bank's page. */
function addressOf({ ui_mode, success_url, cancel_url, return_url, mode }: Given): { param: string; url: string } {
  const isHosted = ui_mode !== 'elements';
  const misplaced = isHosted ? { return_url } : { success_url, cancel_url };
  for (const [param, value] of Object.entries(misplaced)) {
    if (value === undefined) continue;
    const known = isHosted ? 'hosted_page' : 'elements';
    throw invalidRequest(`You can not pass \`${param}\` when \`ui_mode\` is \`${known}\`.`, { param });
  }
  // Stripe has these fields for cards to keep too; the product does not use them.
  if (!isHosted && mode === 'setup')
    throw invalidRequest('The sandbox has no fields in `setup` mode.', { param: 'mode' });
  const param = isHosted ? 'success_url' : 'return_url';
  const url = isHosted ? success_url : return_url;
  if (url === undefined) throw missingParam(param);
  return { param, url };
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
  const address = addressOf(given);
  const isHosted = address.param === 'success_url';
  if (given.customer && given.customer_email) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  const customer = given.customer ? await store.get('customer', given.customer, 'customer') : null;
  if (
    given.automatic_tax?.enabled &&
    customer &&
    !customer.address?.country &&
    given.customer_update?.address !== 'auto'
  ) {
    throw invalidRequest(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer ' +
        "or set `customer_update[address]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: 'customer_tax_location_invalid', param: 'automatic_tax' },
    );
  }
  const id = newId('cs_test');
  const page = pageUrl(checkoutPath(id), address.url, address.param);
  if (given.cancel_url) pageUrl('/', given.cancel_url, 'cancel_url');
  const items = await itemsOf(store, id, given.line_items ?? [], 'line_items');
  const [first] = items;
  if (first && given.currency && given.currency !== first.price.currency) {
    throw invalidRequest(`The price is not available in ${given.currency}.`, { param: 'currency' });
  }
  const total = first ? items.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0) : null;
  if (first && total !== null && total < lowestCharge(first.price.currency.toUpperCase())) {
    throw invalidRequest("The Checkout Session's total amount is too low to be charged.", { code: 'amount_too_small' });
  }
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
    // Without a wish the account's setting counts, which is on.
    adaptive_pricing: given.adaptive_pricing ?? { enabled: true },
    amount_subtotal: total,
    amount_total: total,
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_secret: isHosted ? null : newId(`${id}_secret`),
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
    return_url: given.return_url ?? null,
    payment_status: setup ? 'no_payment_required' : 'unpaid',
    setup_intent: setup?.id ?? null,
    status: 'open',
    subscription: null,
    success_url: given.success_url ?? null,
    ui_mode: isHosted ? 'hosted_page' : 'elements',
    url: isHosted ? page : null,
  };
  await store.put('checkout_session', session);
  await store.put('checkout_page', {
    id,
    object: 'checkout_page',
    created: store.now,
    automatic_tax: given.automatic_tax?.enabled ?? false,
    lines: items.map(({ price, quantity }) => ({ price: price.id, quantity })),
    subscription_data: {
      description: given.subscription_data?.description ?? null,
      metadata: mergeMetadata({}, given.subscription_data?.metadata),
    },
    subscription: null,
  });
  return session;
}

/** What Stripe.js calls for fields on the merchant's page; the answer has the bank's page if it asks. */
const confirmed = route('POST /v1/payment_pages/:id/confirm', {
  openToBrowsers: true,
  params: z.strictObject({ client_secret: text(300), payment_method: text(100) }),
  run: async ({ store, pageUrl, id, params: { client_secret, payment_method } }) => {
    const session = await store.get('checkout_session', id);
    if (session.client_secret === null || session.client_secret !== client_secret) {
      throw invalidRequest('The client_secret provided does not match this Checkout Session.', {
        param: 'client_secret',
      });
    }
    if (session.status !== 'open') {
      throw invalidRequest(`This Checkout Session has a status of ${session.status}.`, {
        code: 'payment_intent_unexpected_state',
      });
    }
    const { card, billing_details } = await store.get('payment_method', payment_method, 'payment_method');
    const { address } = billing_details;
    if (session.billing_address_collection === 'required' && !(address?.country && address.line1)) {
      throw invalidRequest('This Checkout Session collects the billing address.', {
        code: 'payment_method_billing_details_address_missing',
        param: 'payment_method',
      });
    }
    const given = { face: card, name: billing_details.name ?? '', address };
    const redirect = await giveCard({ store, pageUrl }, session, given);
    const { status, payment_status } = await store.get('checkout_session', id);
    return { id, object: 'checkout.session', status, payment_status, redirect };
  },
});

export const checkoutSessionRoutes = [
  confirmed,

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
