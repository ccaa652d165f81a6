import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import type { PeopleContext } from '../context.ts';
import { dayMs, dayOf } from './days.ts';

/** The views of a page without a login that count per network and day: enough for a home or an office. */
export const viewsPerNetwork = 5;

/**
 * Counts a view of a page, once a day (UTC) for each user, and for visitors and guests once for each browser.
 * @param page such as 'job offer 7'
 * @param ownerId whose page it is; of a person who was deleted meanwhile nothing is counted
 * @param count runs in the transaction that remembers the view
 */
export async function countOnce(
  ctx: PeopleContext,
  page: string,
  ownerId: number,
  count: (tx: Prisma.TransactionClient, day: Date) => Promise<void>,
): Promise<void> {
  const today = dayOf(ctx.now());
  const day = new Date(today);
  const key = await viewKey(ctx, ctx.viewer, page, today);
  if (key === null) return;
  await write({ db: ctx.db }, [{ id: ownerId, evenIfDeleted: true }], async (tx) => {
    if ((await tx.user.count({ where: { id: ownerId, deletedAt: null } })) === 0) return;
    const { count: added } = await tx.pageView.createMany({ data: [{ key, day }], skipDuplicates: true });
    if (added > 0) await count(tx, day);
  });
}

/** The key of a view that may count; null if its network has used up the day's views. */
async function viewKey(
  { viewKeys, counters, caller }: PeopleContext,
  viewer: Viewer,
  page: string,
  day: string,
): Promise<string | null> {
  if (viewer.kind === 'employer' || viewer.kind === 'jobSeeker') return viewKeys.ofUser(viewer.id, page, day);
  const { count } = await counters.add(`views:${viewKeys.ofNetwork(caller, page, day)}`, dayMs);
  return count > viewsPerNetwork ? null : viewKeys.ofBrowser(caller, page, day);
}

/** Removes the keys of days that are over, which are no longer needed. Returns how many there were. */
export async function forgetViews(services: Pick<PeopleContext, 'db'>, before: Date): Promise<number> {
  const day = { lte: before };
  const { count } = await write(services, [], (tx) => tx.pageView.deleteMany({ where: { day } }));
  return count;
}
