import type { JobOffer, JobOfferState } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { holdEmployers } from './holdEmployers.ts';
import { editableJobOffers } from './jobOffer.policy.ts';
import { published, type StateColumns } from './state.ts';

/**
 * The employer has hired: an active offer is public no longer. Doing it again changes nothing.
 * @throws SignInRequired, Forbidden, NotFound, Conflict for a draft and an expired offer.
 */
export const fillJobOffer = (ctx: DomainContext, id: number): Promise<JobOffer> =>
  changeState(ctx, id, ({ state }) => {
    if (state === 'FILLED') return null;
    if (state !== 'ACTIVE') throw new Conflict('Only an active offer can be marked as filled.');
    return { state: 'FILLED' };
  });

/**
 * An offer that is or was public is public for a whole period from now on.
 * @throws SignInRequired, Forbidden, NotFound, Conflict for a draft.
 */
export const renewJobOffer = (ctx: DomainContext, id: number): Promise<JobOffer> =>
  changeState(ctx, id, (offer) => {
    if (offer.state === 'DRAFT') throw new Conflict('A draft cannot be renewed. Please publish it.');
    return published(offer, ctx.now());
  });

/** @param change the columns to set; null if nothing changes. */
async function changeState(
  ctx: DomainContext,
  id: number,
  change: (offer: { state: JobOfferState; publishedAt: Date | null }) => StateColumns | null,
): Promise<JobOffer> {
  const where = { id, ...editableJobOffers(ctx.viewer) };
  return ctx.db.$transaction(async (tx) => {
    const found = await tx.jobOffer.findFirst({ where, select: { employerId: true } });
    if (!found) throw new NotFound();
    await holdEmployers(tx, [found.employerId]);
    // Read again: what waited for the lock may have changed it.
    const offer = await tx.jobOffer.findFirst({ where });
    if (!offer) throw new NotFound();
    const columns = change(offer);
    return columns === null ? offer : tx.jobOffer.update({ where, data: { ...columns, updatedAt: ctx.now() } });
  });
}
