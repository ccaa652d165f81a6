import { z } from 'zod';
import { oneOf, page, text } from '../params.ts';
import { route } from '../route.ts';

export const invoiceRoutes = [
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
