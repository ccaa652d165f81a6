import type { CoreContext } from '../../core/context.ts';
import { type Access, whileAccessHolds } from '../../core/events/accessWatch.ts';
import { SignInRequired } from '../../core/failures/errors.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { concernsViewer, requireValidViewer } from './validity.ts';

/**
 * The events of `source` that `covers` accepts (default: all) while the viewer's session and account are valid.
 * @param source gets the viewer's user id as a topic id.
 * @throws SignInRequired at the start, or later when the session or account ends.
 */
export async function whileViewerValid<Event>(
  ctx: CoreContext,
  { source, covers }: { source: (userId: string) => AsyncIterable<Event>; covers?: (event: Event) => Promise<boolean> },
): Promise<AsyncIterable<Event>> {
  const id = viewerId(ctx.viewer);
  if (id === null) throw new SignInRequired();
  await requireValidViewer(ctx, ctx.viewer);
  const own: Access = {
    check: async () => {
      ctx.clearCache();
      return requireValidViewer(ctx, ctx.viewer);
    },
    concerns: (change) => concernsViewer(ctx.viewer, change),
  };
  return whileAccessHolds(ctx.accessWatch, own, source(String(id)), covers);
}
