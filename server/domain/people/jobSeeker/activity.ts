import type { User } from '../../../generated/prisma/client.ts';
import { canSee, relationTo } from '../../accounts/access/visibility.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { dayMs } from '../../core/text/durations.ts';
import { write } from '../../core/write/write.ts';
import { activityByDay, checkDays, sumsByDay } from '../view/views.ts';

/** How a profile does: its views and contact requests by day, in UTC. */

export type ActivityDay = { /** YYYY-MM-DD. */ day: string; views: number; contactRequests: number };

/**
 * The last `days` days with today, the oldest first. Batched. Null for viewers other than the job seeker and admins.
 * @throws InvalidInput on `days`
 */
export async function activityOf(ctx: Ctx, jobSeekerId: number, days: number): Promise<ActivityDay[] | null> {
  checkDays(days, ctx);
  if (!canSee(await relationTo(ctx, jobSeekerId), 'activity')) return null;
  return readActivity(ctx, jobSeekerId, days);
}

const readActivity = activityByDay<ActivityDay>(async ({ db }, jobSeekerIds, since) => {
  const jobSeekerId = { in: jobSeekerIds };
  const [viewed, requests] = await Promise.all([
    db.profileDay.findMany({ where: { jobSeekerId, day: { gte: since } } }),
    db.contactRequest.findMany({
      where: { jobSeekerId, activatedAt: { gte: since } },
      select: { jobSeekerId: true, activatedAt: true },
    }),
  ]);
  const views = sumsByDay(viewed.map((row) => ({ id: row.jobSeekerId, at: row.day, count: row.views })));
  const asked = sumsByDay(
    requests.flatMap(({ jobSeekerId: id, activatedAt: at }) => (at === null ? [] : [{ id, at, count: 1 }])),
  );
  return (id, day) => ({ day, views: views(id, day), contactRequests: asked(id, day) });
});

/** Removes the days that are no longer shown. Called every hour. */
export async function forgetOldActivity(services: Pick<Services, 'db'>, before: Date): Promise<void> {
  const day = { lt: before };
  await write(services, [], (tx) => tx.profileDay.deleteMany({ where: { day } }));
}

/** When a person was last on the site, so coarsely that it tells no habits. */
export type LastActive = 'TODAY' | 'THIS_WEEK' | 'THIS_MONTH';

/** The longest time since then, in milliseconds. Longer ones are not told. */
const longest: readonly [LastActive, number][] = [
  ['TODAY', dayMs],
  ['THIS_WEEK', 7 * dayMs],
  ['THIS_MONTH', 30 * dayMs],
];

/** Null for people who have been away for more than 30 days, or were never seen. */
export function lastActive({ lastSeenAt }: Pick<User, 'lastSeenAt'>, now: Date): LastActive | null {
  if (lastSeenAt === null) return null;
  const since = now.getTime() - lastSeenAt.getTime();
  return longest.find(([, most]) => since <= most)?.[0] ?? null;
}
