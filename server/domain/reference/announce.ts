import type { DomainContext } from '../context.ts';

/** After a reference table has changed: this process knows at once, the others by the event. */
export async function announceReference({ reference, events, now }: DomainContext): Promise<void> {
  await reference.refresh();
  events.publish('reference', { changedAt: now().toISOString() });
}
