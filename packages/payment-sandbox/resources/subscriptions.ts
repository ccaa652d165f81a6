import { z } from 'zod';
import { invoicePaid, voidInvoice } from '../billing.ts';
import { invalidRequest, missingResource } from '../errors.ts';
import { newId } from '../ids.ts';
import { openInvoice } from '../invoicing.ts';
import { remaining } from '../lines.ts';
import type { PaymentIntent } from '../objects/intents.ts';
import type { Customer } from '../objects/people.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { clearable, currency, flag, integer, list, mergeMetadata, metadata, oneOf, page, text } from '../params.ts';
import { confirm } from '../payments.ts';
import { pendingUpdate } from '../pendingUpdate.ts';
import { end } from '../renewals.ts';
import { type Call, route } from '../route.ts';
import type { Store } from '../store.ts';
import { automaticTaxOf, newSubscription } from '../subscriptionStart.ts';
import { billUpdate, planUpdate } from '../subscriptionUpdate.ts';
import { checkTaxable } from '../tax.ts';
import { itemsOf, newItem, quantity } from './subscriptionItems.ts';

const automaticTax = z.strictObject({ enabled: flag() });

const paymentSettings = z.strictObject({
  payment_method_types: list(oneOf('card')).optional(),
  save_default_payment_method: oneOf('off', 'on_subscription').optional(),
});

/** A card must be attached to the customer before it pays for a subscription. */
async function methodOf(store: Store, customer: Customer, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const method = await store.get('payment_method', id, 'default_payment_method');
  if (method.customer !== customer.id) {
    throw invalidRequest(
      'The customer does not have a payment method with the ID ' +
        `${id}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'default_payment_method' },
    );
  }
  return method.id;
}

type Behaviour = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

/** Tries the first payment, unless the caller confirms it later. Returns the error that prevents the subscription. */
async function payFirst(
  { store, pageUrl }: Call,
  intent: PaymentIntent,
  fallbackMethod: string | null,
  behaviour: Behaviour,
): Promise<void> {
  if (behaviour === 'default_incomplete') return;
  const methodId = intent.payment_method ?? fallbackMethod;
  if (!methodId) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. ' +
        'Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const { intent: tried, refusal } = await confirm(store, intent, { methodId }, pageUrl);
  if (behaviour !== 'error_if_incomplete' || tried.status === 'succeeded') return;
  throw (
    refusal ??
    invalidRequest('Payment for this subscription requires additional user action before it can be completed.', {
      status: 402,
      code: 'subscription_payment_intent_requires_action',
    })
  );
}

/** The other parameters allowed in an update that may be pending: none that affects the price. */
function checkPending(given: object): void {
  for (const [param, value] of Object.entries(given)) {
    if (value === undefined || pendingParams.has(param)) continue;
    throw invalidRequest(`You can only pass supported params when payment_behavior is \`pending_if_incomplete\`.`, {
      param,
    });
  }
}

const pendingParams = new Set([
  'billing_cycle_anchor',
  'cancel_at_period_end',
  'items',
  'metadata',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
]);

const moment = integer({ min: 0 });

/** The parameters for changing items, also of a preview. */
export const change = {
  billing_cycle_anchor: oneOf('now', 'unchanged').optional(),
  items: list(
    newItem.extend({ deleted: flag().optional(), id: text(100).optional(), quantity: quantity.optional() }),
  ).optional(),
  proration_behavior: oneOf('always_invoice', 'create_prorations', 'none').optional(),
  proration_date: moment.optional(),
  trial_end: z.union([oneOf('now'), moment]).optional(),
};

export const subscriptionRoutes = [
  route('POST /v1/subscriptions', {
    params: z.strictObject({
      automatic_tax: automaticTax.optional(),
      cancel_at_period_end: flag().default(false),
      collection_method: oneOf('charge_automatically').optional(),
      currency: currency().optional(),
      customer: text(100),
      default_payment_method: text(100).optional(),
      description: text(500).optional(),
      items: list(newItem),
      metadata,
      off_session: flag().optional(),
      payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete').default(
        'allow_incomplete',
      ),
      payment_settings: paymentSettings.optional(),
    }),
    run: async (call) => {
      const { store, params } = call;
      if (params.items.length === 0) throw invalidRequest('A subscription needs an item.', { param: 'items' });
      const customer = await store.get('customer', params.customer, 'customer');
      await store.followClock(customer.id);
      const method = await methodOf(store, customer, params.default_payment_method);
      const id = newId('sub');
      const items = await itemsOf(store, id, params.items);
      const [first] = items;
      if (!first) throw invalidRequest('A subscription needs an item.', { param: 'items' });
      if (params.currency && params.currency !== first.price.currency) {
        throw invalidRequest(`The price is not available in ${params.currency}.`, { param: 'currency' });
      }
      const subscription = newSubscription(store, customer, items, {
        id,
        automaticTax: params.automatic_tax?.enabled,
        cancelAtPeriodEnd: params.cancel_at_period_end,
        description: params.description,
        metadata: params.metadata,
        method,
        settings: params.payment_settings,
      });
      const { invoice, intent } = await openInvoice(store, subscription, 'subscription_create');
      const billed: Subscription = { ...subscription, latest_invoice: invoice.id };
      await store.put('subscription', billed);
      await store.announce('customer.subscription.created', billed);
      if (intent) {
        const fallback = customer.invoice_settings.default_payment_method;
        await payFirst(call, intent, fallback, params.payment_behavior);
      } else {
        await invoicePaid(store, invoice, method);
      }
      return store.get('subscription', id);
    },
  }),

  route('GET /v1/subscriptions', {
    params: z.strictObject({
      ...page,
      customer: text(100).optional(),
      price: text(100).optional(),
      status: oneOf(
        'all',
        'active',
        'canceled',
        'incomplete',
        'incomplete_expired',
        'past_due',
        'trialing',
        'unpaid',
      ).optional(),
    }),
    run: ({ store, params }) => {
      const { customer, price, status } = params;
      const where = {
        customer,
        items: price && { data: [{ price: { id: price } }] },
        status: status === 'all' ? undefined : status,
      };
      // Without a status filter, all but canceled ones.
      const except = status === undefined ? [{ status: 'canceled' }] : [];
      return store.list('subscription', '/v1/subscriptions', where, params, except);
    },
  }),

  route('GET /v1/subscriptions/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('subscription', id),
  }),

  route('POST /v1/subscriptions/:id', {
    params: z.strictObject({
      ...change,
      automatic_tax: automaticTax.optional(),
      cancel_at_period_end: flag().optional(),
      cancellation_details: z.strictObject({ comment: clearable(text()) }).optional(),
      off_session: flag().optional(),
      payment_behavior: oneOf(
        'allow_incomplete',
        'default_incomplete',
        'error_if_incomplete',
        'pending_if_incomplete',
      ).default('allow_incomplete'),
      default_payment_method: text(100).optional(),
      description: clearable(text(500)),
      metadata,
      payment_settings: paymentSettings.optional(),
    }),
    run: async (call) => {
      const { store, id, params } = call;
      const before = await store.get('subscription', id);
      // Only one update can be pending.
      if (before.pending_update && before.latest_invoice && params.items) {
        await voidInvoice(store, await store.get('invoice', before.latest_invoice));
      }
      const held = await store.get('subscription', id);
      if (held.status === 'canceled' || held.status === 'incomplete_expired') {
        throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
      }
      if (held.status === 'incomplete' && (params.items || params.trial_end !== undefined)) {
        throw invalidRequest('A subscription that is incomplete cannot be changed before its first invoice is paid.');
      }
      const customer = await store.get('customer', held.customer);
      await store.followClock(customer.id);
      const isTaxed = params.automatic_tax?.enabled ?? held.automatic_tax.enabled;
      const planned = await planUpdate(store, { ...held, automatic_tax: automaticTaxOf(isTaxed) }, params);
      if (isTaxed) checkTaxable(customer, planned.subscription.items.data);
      const ending = params.cancel_at_period_end ?? held.cancel_at_period_end;
      const changed = ending !== held.cancel_at_period_end;
      const periodEnds = Math.max(...planned.subscription.items.data.map((item) => item.current_period_end));
      const wanted: Subscription = {
        ...planned.subscription,
        cancel_at: ending ? periodEnds : changed ? null : held.cancel_at,
        cancel_at_period_end: ending,
        canceled_at: changed ? (ending ? store.now : null) : held.canceled_at,
        cancellation_details: {
          comment: params.cancellation_details?.comment ?? null,
          feedback: null,
          reason: ending ? 'cancellation_requested' : null,
        },
        default_payment_method:
          (await methodOf(store, customer, params.default_payment_method)) ?? held.default_payment_method,
        description: params.description === undefined ? held.description : params.description,
        metadata: mergeMetadata(held.metadata, params.metadata),
        payment_settings: { ...held.payment_settings, ...params.payment_settings },
      };
      if (params.payment_behavior === 'pending_if_incomplete') checkPending(params);
      const { subscription: billed, intent, invoiceId } = await billUpdate(store, { ...planned, subscription: wanted });
      // An update that must be paid stays pending, unless credit covers it.
      const waits = intent !== null && params.payment_behavior === 'pending_if_incomplete';
      const updated: Subscription = waits
        ? {
            ...held,
            latest_invoice: billed.latest_invoice,
            pending_update: pendingUpdate(store, held, wanted, params.metadata ?? null),
          }
        : billed;
      await store.put('subscription', updated);
      const previous = Object.fromEntries(
        Object.entries(held).filter(([key, value]) => {
          return JSON.stringify(value) !== JSON.stringify(Object.entries(updated).find(([name]) => name === key)?.[1]);
        }),
      );
      await store.announce('customer.subscription.updated', updated, previous);
      if (invoiceId !== null && !intent) {
        await invoicePaid(store, await store.get('invoice', invoiceId), updated.default_payment_method);
      }
      if (intent) {
        const fallback = customer.invoice_settings.default_payment_method;
        await payFirst(call, intent, fallback, params.payment_behavior);
      }
      return store.get('subscription', id);
    },
  }),

  route('DELETE /v1/subscriptions/:id', {
    params: z.strictObject({
      cancellation_details: z.strictObject({ comment: clearable(text()) }).optional(),
      invoice_now: flag().optional(),
      prorate: flag().optional(),
    }),
    run: async ({ store, id, params }) => {
      const held = await store.get('subscription', id);
      if (held.ended_at !== null) throw missingResource('subscription', id);
      await store.followClock(held.customer);
      // The rest of the period is credited to the customer.
      const isPaid = held.status === 'active';
      const lines = params.prorate && isPaid ? held.items.data.map((item) => remaining(item, store.now, -1)) : [];
      const billed = await billUpdate(store, {
        subscription: held,
        lines,
        billsNow: params.invoice_now === true && isPaid,
      });
      const comment = params.cancellation_details?.comment ?? null;
      return end(store, billed.subscription, 'cancellation_requested', comment);
    },
  }),
];
