import type { DomainContext } from '../context.ts';
import { SignInRequired } from '../errors.ts';
import { type Right, whileRight } from '../right.ts';
import { concernsViewer, requireStanding } from './standing.ts';
import { viewerId } from './viewer.ts';

/**
 * The events of `source` that `covers` lets through, or all, for as long as the viewer is who they are.
 * @param source is given the viewer's user id, as topics carry it.
 * @throws SignInRequired, also when the viewer is nobody any more.
 */
export async function whileStanding<Event>(
  ctx: DomainContext,
  { source, covers }: { source: (userId: string) => AsyncIterable<Event>; covers?: (event: Event) => Promise<boolean> },
): Promise<AsyncIterable<Event>> {
  const id = viewerId(ctx.viewer);
  if (id === null) throw new SignInRequired();
  await requireStanding(ctx, ctx.viewer);
  const own: Right = {
    check: async () => {
      ctx.lookAgain();
      return requireStanding(ctx, ctx.viewer);
    },
    concerns: (change) => concernsViewer(ctx.viewer, change),
  };
  return whileRight(ctx.rights, own, source(String(id)), covers);
}
