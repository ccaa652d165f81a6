import type { BillingContext } from '../../billing/context.ts';

/** Call it after a change of a reference table: this process reads the table at once, the others after an event. */
export async function announceReference({ reference, events, now }: BillingContext): Promise<void> {
  await reference.refresh();
  events.publish('reference', { changedAt: now().toISOString() });
}
