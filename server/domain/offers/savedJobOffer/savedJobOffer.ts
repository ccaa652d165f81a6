import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../../core/context.ts';
import { NotFound } from '../../core/failures/errors.ts';
import { isForeignKeyViolation } from '../../core/failures/unavailable.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { publicJobOffers } from '../jobOffer/jobOffer.policy.ts';
import { deleteSavedOffer } from '../jobOffer/jobOffer.sql.ts';
import { requireSaver } from './savedJobOffer.policy.ts';

/** Saves an active offer in the viewer's list. Saving it again changes nothing. */
export const addSavedJobOffer = verb(
  'OFFERS',
  requireSaver,
  [NotFound],
  async (ctx: Ctx, { id: jobSeekerId }, offerId: number): Promise<void> => {
    await spend(ctx, 'lists');
    try {
      await write(ctx, [], async (tx) => {
        if ((await tx.jobOffer.count({ where: { id: offerId, ...publicJobOffers } })) === 0) throw new NotFound();
        await tx.savedJobOffer.createMany({
          data: [{ jobSeekerId, jobOfferId: offerId, createdAt: ctx.now() }],
          skipDuplicates: true,
        });
      });
    } catch (error) {
      // The offer was deleted just now.
      if (isForeignKeyViolation(error)) throw new NotFound();
      throw error;
    }
  },
);

/**
 * Removes an offer from the viewer's list, active or not. Removing it again changes nothing.
 * @returns the id of the entry that was removed; null if there was none.
 */
export const removeSavedJobOffer = verb(
  'OFFERS',
  requireSaver,
  [],
  async (ctx: Ctx, { id: jobSeekerId }, offerId: number): Promise<number | null> => {
    return write(ctx, [], (tx) => deleteSavedOffer(tx, { jobSeekerId, jobOfferId: offerId }));
  },
);

/**
 * The viewer's saved offers, newest first, including closed ones.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins
 */
export const savedJobOffers = (viewer: Viewer): Listing<Prisma.SavedJobOfferWhereInput> => ({
  where: { jobSeekerId: requireSaver(viewer).id },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** Whether the viewer has saved this offer; null for viewers who cannot save. Batched. */
export function viewerHasSaved(ctx: Ctx, offerId: number): Promise<boolean> | null {
  return ctx.viewer.kind === 'jobSeeker' ? isSaved(ctx, offerId) : null;
}

const isSaved = batchedBy(async ({ db, viewer }: Ctx, offerIds: number[]) => {
  const where = { jobSeekerId: requireSaver(viewer).id, jobOfferId: { in: offerIds } };
  const saved = await db.savedJobOffer.findMany({ where, select: { jobOfferId: true } });
  const savedIds = new Set(saved.map(({ jobOfferId }) => jobOfferId));
  return (id: number) => savedIds.has(id);
});
