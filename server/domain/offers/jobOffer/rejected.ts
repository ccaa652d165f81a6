import type { JobOffer, Prisma } from '../../../generated/prisma/client.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { jobOfferMessages } from './jobOffer.input.ts';

/**
 * Call it after a change, in its transaction: a rejected offer is published only if something has changed that others read,
 * which the database notes in its review. Then it waits for the approval.
 * @throws InvalidInput on `state`
 */
export async function refuseRejected(tx: Prisma.TransactionClient, { id, state, held }: JobOffer): Promise<void> {
  if (state !== 'ACTIVE' || !held) return;
  const isRejected = (await tx.review.count({ where: { jobOfferId: id, state: 'REJECTED' } })) > 0;
  if (isRejected) throw InvalidInput.of('state', jobOfferMessages.rejected);
}

/** Whether it is published and not public before its approval. */
export const waitsForApproval = ({ state, held }: Pick<JobOffer, 'state' | 'held'>): boolean =>
  state === 'ACTIVE' && held;
