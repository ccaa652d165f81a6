import { kyselyIn } from '../../database/kysely.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { canSee, relationTo } from '../account/visibility.ts';
import { inBatches } from '../batch.ts';
import type { DomainContext, Services } from '../context.ts';
import { InvalidInput } from '../errors.ts';

/** How a profile does: its views and contact requests by day, in UTC. */

export type ActivityDay = { /** YYYY-MM-DD. */ day: string; views: number; contactRequests: number };

const dayMs = 86_400_000;
const keptDays = 90;

/** The number of days that a client may ask for. */
export const longestActivity = keptDays;

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
  if (days < 1 || days > longestActivity) {
    throw InvalidInput.of('days', `Please ask for 1 to ${longestActivity} days.`);
  }
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
  const today = new Date(dayOf(now())).getTime();
  const first = new Date(today - (days - 1) * dayMs);
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
  const dates = Array.from({ length: days }, (_, index) => dayOf(new Date(first.getTime() + index * dayMs)));
  return (id) =>
    dates.map((day) => ({
      day,
      views: views.get(keyOf(id, day)) ?? 0,
      contactRequests: asked.get(keyOf(id, day)) ?? 0,
    }));
}

/** Removes the days that are no longer shown. Called every hour. */
export async function forgetOldActivity({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.profileDay.deleteMany({ where: { day: { lt: new Date(now().getTime() - keptDays * dayMs) } } });
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
