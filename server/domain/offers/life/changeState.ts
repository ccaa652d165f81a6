import type { JobOffer, Prisma } from '../../../generated/prisma/client.ts';
import { NotFound } from '../../core/failures/errors.ts';
import type { Change } from '../../core/write/change.ts';
import { lockUsers } from '../../core/write/lockUsers.sql.ts';
import { write } from '../../core/write/write.ts';
import type { OfferServices } from '../context.ts';
import { refuseRejected } from '../jobOffer/rejected.ts';
import type { StateColumns } from '../jobOffer/state.ts';

/**
 * Changes the state of one offer.
 * @param where the offer's id, and the condition under which it may be changed
 * @param change the columns to set; null if nothing changes
 * @throws NotFound, InvalidInput on `state` for a rejected offer that would be public
 */
export function changeState(
  services: Pick<OfferServices, 'db' | 'now'>,
  where: ChangedOffer,
  change: (offer: JobOffer) => StateColumns | null,
): Promise<JobOffer> {
  return write(services, [], async (tx) => (await changeStateIn(services, tx, where, change)).after);
}

export type ChangedOffer = { id: number } & Pick<Prisma.JobOfferWhereInput, 'employerId' | 'employer'>;

/** The same in a transaction. If nothing changes, the offer is the same object before and after. */
export async function changeStateIn(
  { now }: Pick<OfferServices, 'now'>,
  tx: Prisma.TransactionClient,
  where: ChangedOffer,
  change: (offer: JobOffer) => StateColumns | null,
): Promise<Change<JobOffer>> {
  const found = await tx.jobOffer.findFirst({ where, select: { employerId: true } });
  if (!found) throw new NotFound();
  await lockUsers(tx, [found.employerId]);
  // Read again: what waited for the lock may have changed it.
  const before = await tx.jobOffer.findFirst({ where });
  if (!before) throw new NotFound();
  const columns = change(before);
  if (columns === null) return { before, after: before };
  const after = await tx.jobOffer.update({ where, data: { ...columns, updatedAt: now() } });
  await refuseRejected(tx, after);
  return { before, after };
}
