import type { Ctx, Services } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import { viewerId } from '../../core/viewer/viewer.ts';
import { write } from '../../core/write/write.ts';
import { activityByDay, checkDays, countOnce, sumsByDay } from '../../people/view/views.ts';
import { canEditJobOffer, publicJobOffers } from './jobOffer.policy.ts';
import { addOfferView } from './jobOffer.sql.ts';

/** How the offers of an employer do: their views and applications by day, in UTC. */

export type OfferActivityDay = { /** YYYY-MM-DD. */ day: string; views: number; applications: number };

/**
 * Counts a view of an active offer, once a day for each viewer (`countOnce`). Its employer's own views and admins' do not
 * count.
 */
export const countJobOfferView = publicVerb('OFFERS', [NotFound], async (ctx: Ctx, offerId: number): Promise<void> => {
  const { db, viewer } = ctx;
  if (viewer.kind === 'admin') return;
  const offer = await db.jobOffer.findFirst({
    where: { id: offerId, ...publicJobOffers },
    select: { employerId: true },
  });
  if (!offer || viewerId(viewer) === offer.employerId) return;
  await countOnce(ctx, `job offer ${offerId}`, offer.employerId, async (tx, day) => {
    await addOfferView(tx, offerId, day);
  });
});

/**
 * The last `days` days of all offers of an employer, with today, the oldest first. Batched. Null for viewers other than the
 * employer and admins.
 * @throws InvalidInput on `days`
 */
export async function offerActivityOf(ctx: Ctx, employerId: number, days: number): Promise<OfferActivityDay[] | null> {
  checkDays(days, ctx);
  if (!canEditJobOffer(ctx.viewer, { employerId })) return null;
  return readActivity(ctx, employerId, days);
}

const readActivity = activityByDay<OfferActivityDay>(async ({ db }, employerIds, since) => {
  const jobOffer = { employerId: { in: employerIds } };
  const select = { jobOffer: { select: { employerId: true } } };
  const [viewed, applied] = await Promise.all([
    db.jobOfferDay.findMany({
      where: { jobOffer, day: { gte: since } },
      select: { ...select, day: true, views: true },
    }),
    db.jobApplication.findMany({
      where: { jobOffer, createdAt: { gte: since } },
      select: { ...select, createdAt: true },
    }),
  ]);
  const views = sumsByDay(viewed.map((row) => ({ id: row.jobOffer.employerId, at: row.day, count: row.views })));
  const applications = sumsByDay(applied.map((row) => ({ id: row.jobOffer.employerId, at: row.createdAt, count: 1 })));
  return (id, day) => ({ day, views: views(id, day), applications: applications(id, day) });
});

/** Removes the days that are no longer shown. Called every hour. */
export async function forgetOldOfferActivity(services: Pick<Services, 'db'>, before: Date): Promise<void> {
  const day = { lt: before };
  await write(services, [], (tx) => tx.jobOfferDay.deleteMany({ where: { day } }));
}
