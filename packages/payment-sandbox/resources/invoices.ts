import { z } from 'zod';
import { invoicePaid, voidInvoice } from '../billing.ts';
import { invalidRequest } from '../errors.ts';
import { attemptAfter, finalizeInvoice, settle } from '../invoicing.ts';
import { fullPeriod, lineOf } from '../lines.ts';
import { flag, oneOf, page, text } from '../params.ts';
import { confirm } from '../payments.ts';
import { type Call, route } from '../route.ts';
import { planUpdate } from '../subscriptionUpdate.ts';
import { taxedTotals } from '../tax.ts';
import { change } from './subscriptions.ts';

const previewParams = z.strictObject({
  customer: text(100).optional(),
  subscription: text(100),
  subscription_details: z.strictObject(change).optional(),
});

/** A preview of the next invoice or of an update's invoice; nothing is stored. */
async function preview({ store, params }: Call & { params: z.output<typeof previewParams> }): Promise<object> {
  const held = await store.get('subscription', params.subscription, 'subscription');
  if (params.customer && params.customer !== held.customer) {
    throw invalidRequest('The subscription does not belong to this customer.', { param: 'customer' });
  }
  if (held.ended_at !== null) {
    throw invalidRequest('No upcoming invoices for customer', { code: 'invoice_upcoming_none' });
  }
  await store.followClock(held.customer);
  const customer = await store.get('customer', held.customer);
  const planned = await planUpdate(store, held, params.subscription_details ?? {}, false);
  const next = planned.subscription.items.data.map((item) => fullPeriod(item));
  const pending = await store.all('invoice_item', {
    invoice: null,
    parent: { subscription_details: { subscription: held.id } },
  });
  const drafts = [...planned.lines, ...(planned.billsNow ? [] : next), ...pending.reverse().map(({ draft }) => draft)];
  const id = 'upcoming_in';
  const { enabled: isTaxed } = planned.subscription.automatic_tax;
  const total = drafts.reduce((sum, { amount }) => sum + amount, 0);
  const { amountDue, endingBalance } = settle(total, customer, held.currency);
  return {
    id,
    object: 'invoice',
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    billing_reason: 'upcoming',
    created: store.now,
    currency: held.currency,
    customer: customer.id,
    ending_balance: endingBalance,
    lines: {
      object: 'list',
      data: drafts.map((draft) => lineOf(id, draft, isTaxed)),
      has_more: false,
      url: '/v1/invoices/upcoming/lines',
    },
    livemode: false,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: held.metadata, subscription: held.id },
    },
    starting_balance: customer.balance,
    status: 'draft',
    subtotal: total,
    total,
    ...taxedTotals(
      drafts.map(({ amount }) => amount),
      isTaxed,
    ),
  };
}

const payParams = z.strictObject({ payment_method: text(100).optional() });

/** Pays an open invoice now. */
async function pay({ store, id, params, pageUrl }: Call & { params: z.output<typeof payParams> }): Promise<object> {
  const invoice = await store.get('invoice', id);
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
  if (invoice.status !== 'open') {
    throw invalidRequest(`You can only pay an open invoice. This invoice has a status of ${invoice.status}.`, {
      code: 'invoice_not_editable',
    });
  }
  await store.followClock(invoice.customer);
  const [payment] = await store.all('invoice_payment', { invoice: id, status: 'open' });
  const subscription = await store.get('subscription', invoice.parent.subscription_details.subscription);
  if (!payment) {
    await invoicePaid(store, invoice, subscription.default_payment_method);
    return store.get('invoice', id);
  }
  const intent = await store.get('payment_intent', payment.payment.payment_intent);
  const methodId = params.payment_method ?? subscription.default_payment_method ?? undefined;
  const { intent: tried, refusal } = await confirm(store, intent, { methodId }, pageUrl);
  if (refusal) throw refusal;
  if (tried.status !== 'succeeded') {
    throw invalidRequest('This invoice requires additional user action before it can be paid successfully.', {
      status: 402,
      code: 'invoice_payment_intent_requires_action',
    });
  }
  return store.get('invoice', id);
}

export const invoiceRoutes = [
  route('POST /v1/invoices/create_preview', { params: previewParams, run: preview }),

  route('GET /v1/invoices', {
    params: z.strictObject({
      ...page,
      customer: text(100).optional(),
      status: oneOf('draft', 'open', 'paid', 'void', 'uncollectible').optional(),
      subscription: text(100).optional(),
    }),
    run: ({ store, params }) => {
      const { customer, status, subscription } = params;
      const parent = subscription && { subscription_details: { subscription } };
      return store.list('invoice', '/v1/invoices', { customer, status, parent }, params);
    },
  }),

  route('GET /v1/invoices/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('invoice', id),
  }),

  route('POST /v1/invoices/:id/pay', { params: payParams, run: pay }),

  route('POST /v1/invoices/:id/finalize', {
    params: z.strictObject({ auto_advance: flag().optional() }),
    run: async ({ store, id, params }) => {
      const draft = await store.get('invoice', id);
      if (draft.status !== 'draft') {
        const message = "This invoice is already finalized, you can't re-finalize a non-draft invoice.";
        throw invalidRequest(message, { code: 'invoice_not_editable' });
      }
      await store.followClock(draft.customer);
      const isCollected = params.auto_advance ?? draft.auto_advance ?? false;
      const { default_payment_method: card } = await store.get(
        'subscription',
        draft.parent.subscription_details.subscription,
      );
      const advancing = { ...draft, auto_advance: isCollected };
      const { invoice, intent } = await finalizeInvoice(store, advancing, card, attemptAfter(store, isCollected));
      // Nothing is due.
      if (!intent) await invoicePaid(store, invoice, null);
      return store.get('invoice', id);
    },
  }),

  // All invoices here are for subscriptions, which only become void.
  route('DELETE /v1/invoices/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      const { status } = await store.get('invoice', id);
      throw invalidRequest(
        status === 'draft'
          ? "You can't delete invoices created by subscriptions."
          : `You can only delete draft invoices. This invoice has a status of ${status}.`,
        { code: 'invoice_not_editable' },
      );
    },
  }),

  route('POST /v1/invoices/:id/void', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      const invoice = await store.get('invoice', id);
      if (invoice.status !== 'open') {
        throw invalidRequest(`You can only void an open invoice. This invoice has a status of ${invoice.status}.`, {
          code: 'invoice_not_editable',
        });
      }
      await store.followClock(invoice.customer);
      await voidInvoice(store, invoice);
      return store.get('invoice', id);
    },
  }),
];

const paidWith = z.strictObject({ type: oneOf('payment_intent'), payment_intent: text(100) });

export const invoicePaymentRoutes = [
  route('GET /v1/invoice_payments', {
    params: z.strictObject({ ...page, invoice: text(100).optional(), payment: paidWith.optional() }),
    run: ({ store, params }) => {
      const { invoice, payment } = params;
      return store.list('invoice_payment', '/v1/invoice_payments', { invoice, payment }, params);
    },
  }),

  route('GET /v1/invoice_payments/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('invoice_payment', id),
  }),
];

export const invoiceItemRoutes = [
  route('GET /v1/invoiceitems', {
    params: z.strictObject({ ...page, customer: text(100).optional(), invoice: text(100).optional() }),
    run: async ({ store, params: { customer, invoice, ...rest } }) => {
      const found = await store.list('invoice_item', '/v1/invoiceitems', { customer, invoice }, rest);
      return { ...found, data: found.data.map(({ draft, ...shown }) => shown) };
    },
  }),
];
