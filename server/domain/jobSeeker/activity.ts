import { kyselyIn } from '../../database/kysely.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { canSee, relationTo } from '../account/visibility.ts';
import { inBatches } from '../batch.ts';
import type { DomainContext, Services } from '../context.ts';
import { checkDays, dayOf, firstKeptDay, lastDays } from '../view/days.ts';

/** How a profile does: its views and contact requests by day, in UTC. */

export type ActivityDay = { /** YYYY-MM-DD. */ day: string; views: number; contactRequests: number };

/** Counts a view of a profile on a day. */
export async function addView(tx: Prisma.TransactionClient, jobSeekerId: number, day: Date): Promise<void> {
  await kyselyIn(tx)
    .insertInto('profile_day')
    .values({ job_seeker_id: jobSeekerId, day, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['job_seeker_id', 'day']).doUpdateSet((eb) => ({ views: eb('profile_day.views', '+', 1) })),
    )
    .execute();
}

type Load = (jobSeekerId: number) => Promise<ActivityDay[]>;
const loaders = new WeakMap<object, Map<number, Load>>();

/**
 * The last `days` days with today, the oldest first. Batched. Null for viewers other than the job seeker and admins.
 * @throws InvalidInput on `days`
 */
export async function activityOf(ctx: DomainContext, jobSeekerId: number, days: number): Promise<ActivityDay[] | null> {
  checkDays(days);
  if (!canSee(await relationTo(ctx.viewer, jobSeekerId, ctx.clients), 'activity')) return null;
  const byLength = loaders.get(ctx) ?? new Map<number, Load>();
  loaders.set(ctx, byLength);
  const load = byLength.get(days) ?? inBatches((ids: number[]) => activityOfAll(ctx, ids, days));
  byLength.set(days, load);
  return load(jobSeekerId);
}

async function activityOfAll(
  { db, now }: Pick<Services, 'db' | 'now'>,
  jobSeekerIds: number[],
  days: number,
): Promise<(jobSeekerId: number) => ActivityDay[]> {
  const dates = lastDays(days, now());
  const [first] = dates;
  const jobSeekerId = { in: jobSeekerIds };
  const [viewed, requests] = await Promise.all([
    db.profileDay.findMany({ where: { jobSeekerId, day: { gte: first } } }),
    db.contactRequest.findMany({
      where: { jobSeekerId, activatedAt: { gte: first } },
      select: { jobSeekerId: true, activatedAt: true },
    }),
  ]);
  const keyOf = (id: number, day: string) => `${id} ${day}`;
  const views = new Map(viewed.map((row) => [keyOf(row.jobSeekerId, dayOf(row.day)), row.views]));
  const asked = new Map<string, number>();
  for (const { jobSeekerId: id, activatedAt } of requests) {
    if (activatedAt === null) continue;
    const key = keyOf(id, dayOf(activatedAt));
    asked.set(key, (asked.get(key) ?? 0) + 1);
  }
  return (id) =>
    dates.map(dayOf).map((day) => ({
      day,
      views: views.get(keyOf(id, day)) ?? 0,
      contactRequests: asked.get(keyOf(id, day)) ?? 0,
    }));
}

/** Removes the days that are no longer shown. Called every hour. */
export async function forgetOldActivity({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.profileDay.deleteMany({ where: { day: { lt: firstKeptDay(now()) } } });
}
