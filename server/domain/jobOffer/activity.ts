import { kyselyIn } from '../../database/kysely.ts';
import { viewerId } from '../account/viewer.ts';
import { inBatches } from '../batch.ts';
import type { DomainContext, Services } from '../context.ts';
import { countOnce } from '../view/countOnce.ts';
import { checkDays, dayOf, firstKeptDay, lastDays } from '../view/days.ts';
import { canEditJobOffer, publicJobOffers } from './jobOffer.policy.ts';

/** How the offers of an employer do: their views and applications by day, in UTC. */

export type OfferActivityDay = { /** YYYY-MM-DD. */ day: string; views: number; applications: number };

/**
 * Counts a view of an active offer, once a day for each viewer (`countOnce`). Its employer's own views and admins' do not
 * count.
 */
export async function countJobOfferView(ctx: DomainContext, offerId: number): Promise<void> {
  const { db, viewer } = ctx;
  if (viewer.kind === 'admin') return;
  const offer = await db.jobOffer.findFirst({
    where: { id: offerId, ...publicJobOffers },
    select: { employerId: true },
  });
  if (!offer || viewerId(viewer) === offer.employerId) return;
  await countOnce(ctx, `job offer ${offerId}`, async (tx, day) => {
    await kyselyIn(tx)
      .insertInto('job_offer_day')
      .values({ job_offer_id: offerId, day, views: 1 })
      .onConflict((conflict) =>
        conflict.columns(['job_offer_id', 'day']).doUpdateSet((eb) => ({ views: eb('job_offer_day.views', '+', 1) })),
      )
      .execute();
  });
}

type Load = (employerId: number) => Promise<OfferActivityDay[]>;
const loaders = new WeakMap<object, Map<number, Load>>();

/**
 * The last `days` days of all offers of an employer, with today, the oldest first. Batched. Null for viewers other than the
 * employer and admins.
 * @throws InvalidInput on `days`
 */
export async function offerActivityOf(
  ctx: DomainContext,
  employerId: number,
  days: number,
): Promise<OfferActivityDay[] | null> {
  checkDays(days);
  if (!canEditJobOffer(ctx.viewer, { employerId })) return null;
  const byLength = loaders.get(ctx) ?? new Map<number, Load>();
  loaders.set(ctx, byLength);
  const load = byLength.get(days) ?? inBatches((ids: number[]) => activityOfAll(ctx, ids, days));
  byLength.set(days, load);
  return load(employerId);
}

async function activityOfAll(
  { db, now }: Pick<Services, 'db' | 'now'>,
  employerIds: number[],
  days: number,
): Promise<(employerId: number) => OfferActivityDay[]> {
  const dates = lastDays(days, now());
  const [first] = dates;
  const jobOffer = { employerId: { in: employerIds } };
  const select = { jobOffer: { select: { employerId: true } } };
  const [viewed, applied] = await Promise.all([
    db.jobOfferDay.findMany({
      where: { jobOffer, day: { gte: first } },
      select: { ...select, day: true, views: true },
    }),
    db.jobApplication.findMany({
      where: { jobOffer, createdAt: { gte: first } },
      select: { ...select, createdAt: true },
    }),
  ]);
  const keyOf = (id: number, day: string) => `${id} ${day}`;
  const views = new Map<string, number>();
  const applications = new Map<string, number>();
  const add = (sums: Map<string, number>, key: string, number: number) => sums.set(key, (sums.get(key) ?? 0) + number);
  for (const row of viewed) add(views, keyOf(row.jobOffer.employerId, dayOf(row.day)), row.views);
  for (const row of applied) add(applications, keyOf(row.jobOffer.employerId, dayOf(row.createdAt)), 1);
  return (id) =>
    dates.map(dayOf).map((day) => ({
      day,
      views: views.get(keyOf(id, day)) ?? 0,
      applications: applications.get(keyOf(id, day)) ?? 0,
    }));
}

/** Removes the days that are no longer shown. Called every hour. */
export async function forgetOldOfferActivity({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.jobOfferDay.deleteMany({ where: { day: { lt: firstKeptDay(now()) } } });
}
