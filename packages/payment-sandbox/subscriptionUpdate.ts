import { invalidRequest } from './errors.ts';
import { openInvoice } from './invoicing.ts';
import { fullPeriod, pendingItem, remaining } from './lines.ts';
import type { Price } from './objects/catalog.ts';
import type { PaymentIntent } from './objects/intents.ts';
import type { LineDraft } from './objects/invoices.ts';
import type { Subscription, SubscriptionItem } from './objects/subscriptions.ts';
import { periodEnd } from './period.ts';
import { type NewItem, newSubscriptionItem, priceOf } from './resources/subscriptionItems.ts';
import type { Store } from './store.ts';

// Changing the items of a running subscription: the cost and the start of the change.

export interface ItemChange extends Omit<NewItem, 'quantity'> {
  id?: string | undefined;
  deleted?: boolean | undefined;
  quantity?: number | undefined;
}

export interface Update {
  items?: ItemChange[] | undefined;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none' | undefined;
  proration_date?: number | undefined;
  /** When a trial ends: seconds, or now. */
  trial_end?: number | 'now' | undefined;
  billing_cycle_anchor?: 'now' | 'unchanged' | undefined;
}

export interface Planned {
  subscription: Subscription;
  /** The invoice lines of the change, billed now or with the next invoice. */
  lines: LineDraft[];
  /** Whether to bill now: a new period has started, or the caller asks for it. */
  billsNow: boolean;
}

const every = (items: SubscriptionItem[]) => items[0]?.price.recurring;

/** The new items, each with the period of the item it replaces. */
async function changedItems(store: Store, held: Subscription, changes: ItemChange[], keepsPrices: boolean) {
  const items = [...held.items.data];
  for (const [index, change] of changes.entries()) {
    const at = `items[${index}]`;
    const place = items.findIndex(({ id }) => id === change.id);
    const old = items[place];
    if (change.id !== undefined && !old) {
      throw invalidRequest(`No such subscription item: '${change.id}'`, {
        code: 'resource_missing',
        param: `${at}[id]`,
      });
    }
    if (change.deleted) {
      if (!old) throw invalidRequest('An item that is deleted has to be named.', { param: `${at}[id]` });
      items.splice(place, 1);
      continue;
    }
    const names = change.price !== undefined || change.price_data !== undefined;
    const price = old && !names ? old.price : await priceOf(store, change, at, keepsPrices);
    const item = newSubscriptionItem(store, held.id, price, change.quantity ?? old?.quantity ?? 1);
    if (old) {
      const { id, created, current_period_start, current_period_end, metadata } = old;
      items[place] = { ...item, id, created, current_period_start, current_period_end, metadata };
    } else items.push(item);
  }
  const [first] = items;
  if (!first) throw invalidRequest('A subscription must have at least one active item.', { param: 'items' });
  if (items.some(({ price }) => price.currency !== held.currency)) {
    throw invalidRequest(
      `The price specified supports currencies other than \`${held.currency}\`, which is the subscription's.`,
      { param: 'items' },
    );
  }
  const { interval, interval_count } = first.price.recurring ?? {};
  const differs = ({ recurring }: Price) =>
    recurring?.interval !== interval || recurring?.interval_count !== interval_count;
  if (items.some(({ price }) => differs(price))) {
    throw invalidRequest('All items of a subscription must share one currency and one interval.', { param: 'items' });
  }
  return items;
}

function momentOf(held: Subscription, asked: number | undefined, now: number): number {
  if (asked === undefined) return now;
  const start = Math.min(...held.items.data.map((item) => item.current_period_start));
  if (asked < start || asked > Math.max(...held.items.data.map((item) => item.current_period_end))) {
    throw invalidRequest('The `proration_date` has to lie in the current billing period.', { param: 'proration_date' });
  }
  return asked;
}

/** Calculates the changed subscription and its cost. Stores nothing but inline prices, and those only if `keepsPrices`. */
export async function planUpdate(
  store: Store,
  held: Subscription,
  update: Update,
  keepsPrices = true,
): Promise<Planned> {
  const { now } = store;
  const items = await changedItems(store, held, update.items ?? [], keepsPrices);
  const moment = momentOf(held, update.proration_date, now);
  const isTrial = held.status === 'trialing';
  const prorates = update.proration_behavior !== 'none' && !isTrial;
  const isChanged = JSON.stringify(items.map(worth)) !== JSON.stringify(held.items.data.map(worth));
  const unused = held.items.data.map((item) => remaining(item, moment, -1));

  if (typeof update.trial_end === 'number') {
    const end = update.trial_end;
    if (end <= now) throw invalidRequest('The trial end has to lie in the future.', { param: 'trial_end' });
    const onTrial = items.map((item) => ({ ...item, current_period_start: now, current_period_end: end }));
    return {
      subscription: {
        ...held,
        items: { ...held.items, data: onTrial },
        billing_cycle_anchor: end,
        status: 'trialing',
        trial_start: held.trial_start ?? now,
        trial_end: end,
      },
      lines: [...(prorates ? unused : []), ...onTrial.map((item) => fullPeriod(item, 0))],
      billsNow: true,
    };
  }

  const before = every(held.items.data);
  const after = every(items);
  const restarts =
    before?.interval !== after?.interval ||
    before?.interval_count !== after?.interval_count ||
    update.billing_cycle_anchor === 'now' ||
    (isTrial && update.trial_end === 'now');
  if (restarts && after) {
    // Another interval starts a new period now, which is billed at once.
    const begun = items.map((item) => ({
      ...item,
      current_period_start: now,
      current_period_end: periodEnd(now, after),
    }));
    return {
      subscription: {
        ...held,
        items: { ...held.items, data: begun },
        billing_cycle_anchor: now,
        status: isTrial ? 'active' : held.status,
        trial_end: isTrial ? now : held.trial_end,
      },
      lines: [...(prorates ? unused : []), ...begun.map((item) => fullPeriod(item))],
      billsNow: true,
    };
  }

  const lines = prorates && isChanged ? [...unused, ...items.map((item) => remaining(item, moment, 1))] : [];
  return {
    subscription: { ...held, items: { ...held.items, data: items } },
    lines,
    billsNow: lines.length > 0 && update.proration_behavior === 'always_invoice',
  };
}

const worth = ({ id, price, quantity }: SubscriptionItem) => [id, price.id, quantity];

/** Bills a planned change now or with the next invoice. Returns the payment intent to confirm. */
export async function billUpdate(
  store: Store,
  { subscription, lines, billsNow }: Planned,
): Promise<{ subscription: Subscription; intent: PaymentIntent | null; invoiceId: string | null }> {
  if (billsNow) {
    const { invoice, intent } = await openInvoice(store, subscription, 'subscription_update', lines);
    return { subscription: { ...subscription, latest_invoice: invoice.id }, intent, invoiceId: invoice.id };
  }
  for (const line of lines) {
    const item = pendingItem(line, subscription.customer, store.now);
    await store.put('invoice_item', item);
    await store.announce('invoiceitem.created', item);
  }
  return { subscription, intent: null, invoiceId: null };
}
