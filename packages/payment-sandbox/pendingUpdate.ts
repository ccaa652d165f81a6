import type { Invoice } from './objects/invoices.ts';
import type { PendingUpdate, Subscription } from './objects/subscriptions.ts';
import { mergeMetadata } from './params.ts';
import type { Store } from './store.ts';

// A subscription update that takes effect when its invoice is paid; the subscription stays unchanged until then.

const LASTS = 23 * 3600;

/** `wanted` is the updated subscription. The update expires at the end of the current period or trial. */
export function pendingUpdate(
  store: Store,
  held: Subscription,
  wanted: Subscription,
  metadata: Record<string, string> | null,
): PendingUpdate {
  const ends = held.items.data.map((item) => item.current_period_end);
  return {
    billing_cycle_anchor: wanted.billing_cycle_anchor,
    cancel_at_period_end: wanted.cancel_at_period_end,
    discount: null,
    discounts: null,
    expires_at: Math.min(store.now + LASTS, ...ends),
    metadata,
    subscription_items: wanted.items.data,
    trial_end: wanted.trial_end,
    trial_from_plan: null,
  };
}

export const waitsFor = ({ pending_update, latest_invoice }: Subscription, { id }: Pick<Invoice, 'id'>): boolean =>
  pending_update !== null && latest_invoice === id;

/** Applies the update after its payment. */
export async function applyPending(store: Store, held: Subscription): Promise<void> {
  const { pending_update: pending } = held;
  if (!pending) return;
  const ending = pending.cancel_at_period_end ?? held.cancel_at_period_end;
  const changed: Subscription = {
    ...held,
    billing_cycle_anchor: pending.billing_cycle_anchor ?? held.billing_cycle_anchor,
    cancel_at: ending ? held.cancel_at : null,
    cancel_at_period_end: ending,
    canceled_at: ending ? held.canceled_at : null,
    items: { ...held.items, data: pending.subscription_items },
    metadata: mergeMetadata(held.metadata, pending.metadata ?? undefined),
    pending_update: null,
    trial_end: pending.trial_end,
  };
  await store.put('subscription', changed);
  await store.announce('customer.subscription.pending_update_applied', changed, { pending_update: pending });
  await store.announce('customer.subscription.updated', changed, { items: held.items, pending_update: pending });
}

/** Drops an update that was not paid in time or is no longer wanted. */
export async function dropPending(store: Store, held: Subscription): Promise<void> {
  const { pending_update: pending } = held;
  const kept: Subscription = { ...held, pending_update: null };
  await store.put('subscription', kept);
  await store.announce('customer.subscription.pending_update_expired', kept, { pending_update: pending });
  await store.announce('customer.subscription.updated', kept, { pending_update: pending });
}
