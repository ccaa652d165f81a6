import { employerId } from '../account/viewer.ts';
import { whileStanding } from '../account/whileStanding.ts';
import type { DomainContext } from '../context.ts';
import { Forbidden, SignInRequired } from '../errors.ts';
import type { SubscriptionEvent } from '../events.ts';

/**
 * Changes of the viewer's own subscriptions: one begins, is renewed, overdue, canceled or over. For as long as the viewer is
 * who they are.
 * @throws SignInRequired, also when the viewer is nobody any more; Forbidden for those who have none.
 */
export async function watchSubscriptions(ctx: DomainContext): Promise<AsyncIterable<SubscriptionEvent>> {
  if (employerId(ctx.viewer) === null) throw ctx.viewer.kind === 'anonymous' ? new SignInRequired() : new Forbidden();
  return whileStanding(ctx, { source: (userId) => ctx.events.subscribe('subscription', userId) });
}
