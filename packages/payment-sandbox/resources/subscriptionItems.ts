import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Price } from '../objects/catalog.ts';
import type { SubscriptionItem } from '../objects/subscriptions.ts';
import { integer, mergeMetadata, metadata, text } from '../params.ts';
import { periodEnd } from '../period.ts';
import type { Store } from '../store.ts';
import { createPrice, newPrice, priceData } from './prices.ts';

export const quantity = integer({ min: 1, max: 1_000_000 });

export const newItem = z.strictObject({
  metadata,
  price: text(100).optional(),
  price_data: priceData.optional(),
  quantity: quantity.default(1),
});

export type NewItem = z.output<typeof newItem>;

/** An item's price: named, or created inline. Not stored for a preview. */
export async function priceOf(
  store: Store,
  item: Pick<NewItem, 'price' | 'price_data'>,
  at: string,
  keeps = true,
): Promise<Price> {
  if (item.price_data && item.price === undefined) {
    // Inline prices are for this subscription only, so they are not active.
    const given = { ...item.price_data, active: false };
    const param = `${at}[price_data][product]`;
    return keeps ? createPrice(store, given, param) : newPrice(store, given, param);
  }
  if (item.price === undefined || item.price_data) {
    throw invalidRequest(`Specify either ${at}[price] or ${at}[price_data].`, { param: `${at}[price]` });
  }
  const price = await store.get('price', item.price, `${at}[price]`);
  if (!price.recurring) {
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts recurring prices.',
      {
        param: `${at}[price]`,
      },
    );
  }
  if (!price.active) throw invalidRequest('The price specified is inactive.', { param: `${at}[price]` });
  return price;
}

/** The items of a new subscription, each with its first period. */
export async function itemsOf(
  store: Store,
  subscription: string,
  given: NewItem[],
  param = 'items',
): Promise<SubscriptionItem[]> {
  const items: SubscriptionItem[] = [];
  for (const [index, item] of given.entries()) {
    const price = await priceOf(store, item, `${param}[${index}]`);
    const first = items[0]?.price ?? price;
    const isSamePeriod =
      price.recurring?.interval === first.recurring?.interval &&
      price.recurring?.interval_count === first.recurring?.interval_count;
    if (price.currency !== first.currency || !isSamePeriod) {
      throw invalidRequest('All items of a subscription must share one currency and one interval.', { param: 'items' });
    }
    items.push(newSubscriptionItem(store, subscription, price, item.quantity, mergeMetadata({}, item.metadata)));
  }
  return items;
}

/** An item with its first period. */
export function newSubscriptionItem(
  store: Store,
  subscription: string,
  price: Price,
  quantity: number,
  itemMetadata: Record<string, string> = {},
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    created: store.now,
    current_period_end: price.recurring ? periodEnd(store.now, price.recurring) : store.now,
    current_period_start: store.now,
    discounts: [],
    metadata: itemMetadata,
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
