import { whileViewerValid } from '../../accounts/access/validity.ts';
import type { Ctx } from '../../core/context.ts';
import { announced } from '../../core/events/announced.ts';
import type { SubscriptionEvent } from '../../core/events/events.ts';
import { requireEmployerOrGuest } from '../../core/viewer/viewer.ts';

/** Reports that watching has started: a page that reads the subscriptions now misses no change. */
export type SubscriptionsWatched = { subscriptionId: null };

/**
 * The start, then changes of the viewer's own subscriptions, as long as the session is valid: start, renewal, overdue,
 * cancellation and end.
 * @throws SignInRequired, also when the session has ended; Forbidden for viewers without subscriptions
 */
export async function watchSubscriptions(ctx: Ctx): Promise<AsyncIterable<SubscriptionsWatched | SubscriptionEvent>> {
  requireEmployerOrGuest(ctx.viewer);
  const { events } = ctx;
  const watched = async (): Promise<SubscriptionsWatched> => {
    await events.settled();
    return { subscriptionId: null };
  };
  return whileViewerValid(ctx, { source: (userId) => announced(watched, events.subscribe('subscription', userId)) });
}
