import { z } from 'zod';
import { highestCharge } from '../currency.ts';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Price } from '../objects/catalog.ts';
import {
  amount,
  clearable,
  currency,
  flag,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  page,
  text,
} from '../params.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';

/** Stripe's maximum of an interval: three years. */
const longest = { day: 1095, week: 156, month: 36, year: 3 };

const recurring = z
  .strictObject({
    interval: oneOf('day', 'week', 'month', 'year'),
    interval_count: integer({ min: 1 }).optional(),
    usage_type: oneOf('licensed').optional(),
  })
  .superRefine(({ interval, interval_count: count = 1 }, context) => {
    if (count <= longest[interval]) return;
    const message = `The maximum billing period is three years: \`interval_count\` must be at most ${longest[interval]} for \`${interval}\`.`;
    context.addIssue({ code: 'custom', path: ['interval_count'], message });
  });

/** An inline price, in `items[0][price_data]`. */
export const priceData = z.strictObject({
  currency: currency(),
  product: text(100),
  recurring,
  unit_amount: amount(),
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified').optional(),
});

interface NewPrice {
  active: boolean;
  currency: string;
  product: string;
  recurring: z.output<typeof recurring> | undefined;
  unit_amount: number;
  lookup_key?: string | undefined;
  nickname?: string | undefined;
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
  metadata?: Record<string, string>;
}

export async function createPrice(store: Store, given: NewPrice, productParam: string): Promise<Price> {
  const price = await newPrice(store, given, productParam);
  await store.put('price', price);
  await store.announce('price.created', price);
  return price;
}

/** A price that is not stored. */
export async function newPrice(store: Store, given: NewPrice, productParam: string): Promise<Price> {
  const product = await store.get('product', given.product, productParam);
  if (given.unit_amount > highestCharge(given.currency.toUpperCase())) {
    throw invalidRequest('The amount is too large for its currency.', {
      code: 'amount_too_large',
      param: 'unit_amount',
    });
  }
  return {
    id: newId('price'),
    object: 'price',
    active: given.active,
    billing_scheme: 'per_unit',
    created: store.now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: product.id,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  };
}

/** A lookup key belongs to one price; it is transferred only on request. */
async function claimLookupKey(store: Store, key: string, transfer: boolean): Promise<void> {
  const [holder] = await store.all('price', { lookup_key: key });
  if (!holder) return;
  if (!transfer) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  }
  await store.put('price', { ...holder, lookup_key: null });
}

export const priceRoutes = [
  route('POST /v1/prices', {
    params: z.strictObject({
      active: flag().default(true),
      currency: currency(),
      lookup_key: text(200).optional(),
      metadata,
      nickname: text().optional(),
      product: text(100),
      recurring: recurring.optional(),
      tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified').optional(),
      transfer_lookup_key: flag().default(false),
      unit_amount: amount(),
    }),
    run: async ({ store, params }) => {
      const { transfer_lookup_key: transfer, metadata: given, ...price } = params;
      if (price.lookup_key) await claimLookupKey(store, price.lookup_key, transfer);
      return createPrice(
        store,
        { ...price, recurring: price.recurring, metadata: mergeMetadata({}, given) },
        'product',
      );
    },
  }),

  route('GET /v1/prices', {
    params: z.strictObject({
      ...page,
      active: flag().optional(),
      currency: currency().optional(),
      lookup_keys: list(text(200)).optional(),
      product: text(100).optional(),
      type: oneOf('one_time', 'recurring').optional(),
    }),
    run: async ({ store, params }) => {
      const { limit, starting_after, ending_before, created, lookup_keys: keys, ...where } = params;
      if (!keys) return store.list('price', '/v1/prices', where, { limit, starting_after, ending_before, created });
      const found: Price[] = [];
      for (const key of keys) found.push(...(await store.all('price', { ...where, lookup_key: key })));
      return { object: 'list', data: found, has_more: false, url: '/v1/prices' };
    },
  }),

  route('GET /v1/prices/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('price', id),
  }),

  route('POST /v1/prices/:id', {
    params: z.strictObject({
      active: flag().optional(),
      lookup_key: clearable(text(200)),
      metadata,
      nickname: clearable(text()),
      transfer_lookup_key: flag().default(false),
    }),
    run: async ({ store, id, params }) => {
      const held = await store.get('price', id);
      const { transfer_lookup_key: transfer, metadata: given, ...others } = params;
      if (others.lookup_key && others.lookup_key !== held.lookup_key) {
        await claimLookupKey(store, others.lookup_key, transfer);
      }
      const price: Price = {
        ...held,
        ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
        metadata: mergeMetadata(held.metadata, given),
      };
      await store.put('price', price);
      await store.announce('price.updated', price);
      return price;
    },
  }),
];
