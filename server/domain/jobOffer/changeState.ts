import type { JobOffer, Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../context.ts';
import { NotFound } from '../errors.ts';
import { holdEmployers } from './holdEmployers.ts';
import type { StateColumns } from './state.ts';

/**
 * Changes the state of one offer.
 * @param where the offer's id, and the condition under which it may be changed
 * @param change the columns to set; null if nothing changes
 * @param note runs in the same transaction after a change
 * @throws NotFound
 */
export function changeState(
  { db, now }: Pick<Services, 'db' | 'now'>,
  where: { id: number } & Pick<Prisma.JobOfferWhereInput, 'employerId' | 'employer'>,
  change: (offer: JobOffer) => StateColumns | null,
  note?: (tx: Prisma.TransactionClient, before: JobOffer, after: JobOffer) => Promise<void>,
): Promise<JobOffer> {
  return db.$transaction(async (tx) => {
    const found = await tx.jobOffer.findFirst({ where, select: { employerId: true } });
    if (!found) throw new NotFound();
    await holdEmployers(tx, [found.employerId]);
    // Read again: what waited for the lock may have changed it.
    const offer = await tx.jobOffer.findFirst({ where });
    if (!offer) throw new NotFound();
    const columns = change(offer);
    if (columns === null) return offer;
    const changed = await tx.jobOffer.update({ where, data: { ...columns, updatedAt: now() } });
    await note?.(tx, offer, changed);
    return changed;
  });
}
