import { concernsViewer, requireStanding } from '../account/standing.ts';
import { employerId } from '../account/viewer.ts';
import type { DomainContext } from '../context.ts';
import { Forbidden, SignInRequired } from '../errors.ts';
import type { SubscriptionEvent } from '../events.ts';
import { type Right, whileRight } from '../right.ts';

/**
 * Changes of the viewer's own subscriptions: one begins, is renewed, overdue, canceled or over. For as long as the viewer is
 * who they are.
 * @throws SignInRequired, also when the viewer is nobody any more; Forbidden for those who have none.
 */
export async function watchSubscriptions(ctx: DomainContext): Promise<AsyncIterable<SubscriptionEvent>> {
  const employer = employerId(ctx.viewer);
  if (employer === null) throw ctx.viewer.kind === 'anonymous' ? new SignInRequired() : new Forbidden();
  await requireStanding(ctx, ctx.viewer);
  const own: Right = {
    check: async () => {
      ctx.lookAgain();
      return requireStanding(ctx, ctx.viewer);
    },
    concerns: (change) => concernsViewer(ctx.viewer, change),
  };
  return whileRight(ctx.rights, own, ctx.events.subscribe('subscription', String(employer)));
}
