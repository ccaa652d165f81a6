import type { Ctx } from '../domain/core/context.ts';
import { guestEnd } from '../domain/people/employer/guest.ts';

/** The visitor is this guest employer for an hour from now: the browser, and whatever follows in this operation. */
export function becomeGuest(ctx: Ctx, employerId: number): void {
  const until = guestEnd(ctx.now());
  ctx.rememberGuest(employerId, until);
  ctx.viewer = { kind: 'guest', id: employerId, until };
}

/** The hour of a guest begins anew. For other viewers nothing changes. */
export function renewGuest(ctx: Ctx): void {
  if (ctx.viewer.kind === 'guest') becomeGuest(ctx, ctx.viewer.id);
}
