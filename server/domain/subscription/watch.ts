import { requireEmployerOrGuest } from '../account/require.ts';
import { whileViewerValid } from '../account/whileViewerValid.ts';
import type { DomainContext } from '../context.ts';
import type { SubscriptionEvent } from '../events.ts';

/**
 * Changes of the viewer's own subscriptions, as long as the session is valid: start, renewal, overdue, cancellation and
 * end.
 * @throws SignInRequired, also when the session has ended; Forbidden for viewers without subscriptions
 */
export async function watchSubscriptions(ctx: DomainContext): Promise<AsyncIterable<SubscriptionEvent>> {
  requireEmployerOrGuest(ctx.viewer);
  return whileViewerValid(ctx, { source: (userId) => ctx.events.subscribe('subscription', userId) });
}
