import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { newId, newInvoicePrefix } from '../ids.ts';
import type { Customer, RemovedCustomer } from '../objects/people.ts';
import { RUNNING } from '../objects/subscriptions.ts';
import { clearable, country, mergeMetadata, metadata, page, text } from '../params.ts';
import { end } from '../renewals.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';
import { attach } from './paymentMethods.ts';

/** Stripe takes any text; only the country is checked. */
const address = z.strictObject({
  city: clearable(text()),
  country: clearable(country()),
  line1: clearable(text()),
  line2: clearable(text()),
  postal_code: clearable(text()),
  state: clearable(text()),
});

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

const addressOf = (given: z.output<typeof address> | null): Customer['address'] =>
  given && { ...noAddress, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };

const fields = {
  address: clearable(address),
  description: clearable(text()),
  email: clearable(text(512)),
  name: clearable(text(256)),
  phone: clearable(text(20)),
  metadata,
  invoice_settings: z
    .strictObject({ default_payment_method: clearable(text(100)), footer: clearable(text()) })
    .optional(),
};

/** Only a customer's own payment method can become the default. */
async function defaultMethodOf(store: Store, customer: string, id: string | null | undefined, held: string | null) {
  if (!id) return id === undefined ? held : null;
  const param = 'invoice_settings[default_payment_method]';
  const method = await store.get('payment_method', id, param);
  if (method.customer !== customer) {
    throw invalidRequest(`The payment method '${id}' must be attached to the customer first.`, { param });
  }
  return method.id;
}

interface NewCustomer {
  address?: z.output<typeof address> | null | undefined;
  invoice_settings?: { footer?: string | null | undefined } | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  test_clock?: string | undefined;
}

export function newCustomer(store: Store, given: NewCustomer): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: addressOf(given.address ?? null),
    balance: 0,
    created: store.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    email: given.email ?? null,
    invoice_prefix: newInvoicePrefix(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: given.invoice_settings?.footer ?? null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: given.test_clock ?? null,
  };
}

export const customerRoutes = [
  route('POST /v1/customers', {
    params: z.strictObject({ ...fields, payment_method: text(100).optional(), test_clock: text(100).optional() }),
    run: async ({ store, params }) => {
      if (params.test_clock) {
        const clock = await store.get('test_clock', params.test_clock, 'test_clock');
        store.moveTo(clock.frozen_time);
      }
      const customer = newCustomer(store, params);
      await store.put('customer', customer);
      if (params.payment_method) await attach(store, params.payment_method, customer.id, 'payment_method');
      const chosen = params.invoice_settings?.default_payment_method;
      customer.invoice_settings.default_payment_method = await defaultMethodOf(store, customer.id, chosen, null);
      await store.put('customer', customer);
      await store.announce('customer.created', customer);
      return customer;
    },
  }),

  route('GET /v1/customers', {
    params: z.strictObject({ ...page, email: text(512).optional() }),
    run: ({ store, params }) => {
      return store.list('customer', '/v1/customers', params.email ? { email: params.email } : {}, params);
    },
  }),

  route('GET /v1/customers/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => (await store.find('removed_customer', id)) ?? store.get('customer', id),
  }),

  route('POST /v1/customers/:id', {
    params: z.strictObject(fields),
    run: async ({ store, id, params }) => {
      const held = await store.get('customer', id);
      const { invoice_settings: settings, metadata: given, address: located, ...others } = params;
      const customer: Customer = {
        ...held,
        ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
        address: located === undefined ? held.address : addressOf(located),
        metadata: mergeMetadata(held.metadata, given),
        invoice_settings: {
          ...held.invoice_settings,
          footer: settings?.footer === undefined ? held.invoice_settings.footer : settings.footer,
          default_payment_method: await defaultMethodOf(
            store,
            id,
            settings?.default_payment_method,
            held.invoice_settings.default_payment_method,
          ),
        },
      };
      await store.put('customer', customer);
      await store.announce('customer.updated', customer);
      return customer;
    },
  }),

  route('DELETE /v1/customers/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      const customer = await store.get('customer', id);
      await store.followClock(id);
      for (const status of ['incomplete', ...RUNNING] as const) {
        for (const held of await store.all('subscription', { customer: id, status })) {
          await end(store, held, 'cancellation_requested');
        }
      }
      for (const method of await store.all('payment_method', { customer: id })) {
        await store.put('payment_method', { ...method, customer: null, detached: true });
      }
      await store.remove('customer', id);
      const removed: RemovedCustomer = { id, object: 'customer', deleted: true };
      await store.put('removed_customer', removed);
      await store.announce('customer.deleted', customer);
      await store.removePersonalCopies(id);
      return removed;
    },
  }),
];
