import type { Subscription } from '../../../generated/prisma/client.ts';
import type { BillingServices } from '../context.ts';

/** Tells the employer's open pages that a subscription has changed. Call it after the commit. */
export function announceSubscription(
  { events }: Pick<BillingServices, 'events'>,
  { id, employerId }: Pick<Subscription, 'id' | 'employerId'>,
): void {
  events.publish('subscription', String(employerId), { subscriptionId: id });
}
