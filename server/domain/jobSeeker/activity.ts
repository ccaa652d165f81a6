import { kyselyIn } from '../../database/kysely.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';

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

/** The last `days` days with today, the oldest first. The caller has decided who may see them. */
export async function activityOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  jobSeekerId: number,
  days: number,
): Promise<ActivityDay[]> {
  const today = new Date(dayOf(now())).getTime();
  const first = new Date(today - (days - 1) * dayMs);
  const [viewed, requests] = await Promise.all([
    db.profileDay.findMany({ where: { jobSeekerId, day: { gte: first } }, select: { day: true, views: true } }),
    db.contactRequest.findMany({ where: { jobSeekerId, activatedAt: { gte: first } }, select: { activatedAt: true } }),
  ]);
  const views = new Map(viewed.map((row) => [dayOf(row.day), row.views]));
  const asked = new Map<string, number>();
  for (const { activatedAt } of requests) {
    if (activatedAt) asked.set(dayOf(activatedAt), (asked.get(dayOf(activatedAt)) ?? 0) + 1);
  }
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(first.getTime() + index * dayMs));
    return { day, views: views.get(day) ?? 0, contactRequests: asked.get(day) ?? 0 };
  });
}

/** Removes the days that are no longer shown. Called every hour. */
export async function forgetOldActivity({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.profileDay.deleteMany({ where: { day: { lt: new Date(now().getTime() - keptDays * dayMs) } } });
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
