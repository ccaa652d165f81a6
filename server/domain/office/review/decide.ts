import type { JobOffer, Prisma, Review, User } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { approved } from '../../core/audit/approved.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { auditedRecords } from '../../core/audit/records.ts';
import { offerSnapshot, profileSnapshot } from '../../core/audit/snapshot.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { validated } from '../../core/text/input/validation.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { verb } from '../../core/viewer/verb.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { lockUsers } from '../../core/write/lockUsers.sql.ts';
import { write } from '../../core/write/write.ts';
import { notPublic, published } from '../../offers/jobOffer/state.ts';
import { waitingReviews } from './queue.ts';
import { rejectionSchema } from './review.input.ts';

const changedSince = 'This was changed since you opened it. Please look at it again.';

/**
 * Approves what waits: its present version is the one that later changes are compared with. A job seeker who is not
 * activated is, and is mailed about it. An offer that was rejected before is public from now on.
 * @param version the version that the admin has seen
 * @throws Conflict if another admin was faster or it was changed meanwhile
 */
export const approveReview = verb(
  'OFFICE',
  requireAdmin,
  [NotFound, Conflict],
  async (ctx: BillingContext, admin, id: number, version: number): Promise<number> => {
    await write(ctx, [], async (tx) => {
      const { jobSeeker, jobOffer } = await held(tx, id, version);
      const decision = approved(ctx, admin.id);
      if (jobSeeker) {
        await tx.review.update({ where: { id }, data: { ...decision, snapshot: profileSnapshot(jobSeeker) } });
        const activates = !jobSeeker.active;
        if (activates) {
          const data = { active: true, pausedAt: null, findableSince: ctx.now() };
          await tx.user.update({ where: { id: jobSeeker.id }, data, select: { id: true } });
          await ctx.queue.add(tx, 'activation-mail', { jobSeekerId: jobSeeker.id });
        }
        await auditedValues(ctx, tx, {
          action: 'jobSeeker.approve',
          type: 'JOB_SEEKER',
          id: jobSeeker.id,
          ...(activates && { before: { active: false }, after: { active: true } }),
        });
      }
      if (jobOffer) {
        await tx.review.update({ where: { id }, data: { ...decision, snapshot: offerSnapshot(jobOffer) } });
        if (jobOffer.held) {
          // It was not public while it waited, so its whole period begins now.
          const data = { ...published(jobOffer, ctx.now()), held: false };
          await tx.jobOffer.update({ where: { id: jobOffer.id }, data, select: { id: true } });
        }
        await auditedValues(ctx, tx, { action: 'jobOffer.approve', ...offerEntry(ctx, jobOffer) });
      }
    });
    return id;
  },
);

/**
 * Rejects what waits: a profile is paused until it is approved, an offer becomes a draft, which is public again only after an approval. Its author is mailed the reason
 * and sees it on their pages until they save the profile again, or change the offer, which lets it wait anew.
 * @param version the version that the admin has seen
 * @throws InvalidInput on `reason`, Conflict as `approveReview`
 */
export const rejectReview = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, NotFound, Conflict],
  async (ctx: BillingContext, admin, id: number, version: number, input: { reason: string }): Promise<number> => {
    const { reason } = validated(rejectionSchema, input);
    const decidedAt = ctx.now();
    await write(ctx, [], async (tx) => {
      const { jobSeeker, jobOffer } = await held(tx, id, version);
      if (jobSeeker) {
        await tx.user.update({
          where: { id: jobSeeker.id },
          data: { active: false, pausedAt: null },
          select: { id: true },
        });
        await auditedValues(ctx, tx, {
          action: 'jobSeeker.reject',
          type: 'JOB_SEEKER',
          id: jobSeeker.id,
          ...(jobSeeker.active && { before: { active: true }, after: { active: false } }),
          personal: ['reason'],
        });
      }
      if (jobOffer) {
        await tx.jobOffer.update({
          where: { id: jobOffer.id },
          data: { ...notPublic, held: true, updatedAt: decidedAt },
          select: { id: true },
        });
        await auditedValues(ctx, tx, {
          action: 'jobOffer.reject',
          ...offerEntry(ctx, jobOffer),
          before: { state: jobOffer.state },
          after: { state: notPublic.state },
          personal: ['reason'],
        });
      }
      // After the record: the triggers let a rejected one wait when it is changed.
      await tx.review.update({
        where: { id },
        data: { state: 'REJECTED', reason, decidedAt, reviewerId: admin.id },
      });
      await ctx.queue.add(tx, 'rejection-mail', { reviewId: id, decidedAt: decidedAt.toISOString() });
    });
    return id;
  },
);

type Held = Review & { jobSeeker: User | null; jobOffer: JobOffer | null };

/**
 * A review that waits, with its record locked, so that what was seen is what is decided about.
 * @throws NotFound, Conflict
 */
async function held(tx: Prisma.TransactionClient, id: number, version: number): Promise<Held> {
  const found = await tx.review.findUnique({
    where: { id },
    select: { jobSeekerId: true, jobOffer: { select: { employerId: true } } },
  });
  if (!found) throw new NotFound();
  // The same order as saving: first the record, then its review.
  const ownerId = found.jobSeekerId ?? found.jobOffer?.employerId;
  if (ownerId !== undefined) await lockUsers(tx, [ownerId]);
  await lockRow(tx, 'review', id);
  const review = await tx.review.findUnique({
    where: { id },
    include: { jobSeeker: true, jobOffer: true, reviewer: { select: { name: true } } },
  });
  if (!review) throw new NotFound();
  if (review.state !== 'WAITING') {
    const decided = review.state === 'APPROVED' ? 'approved' : 'rejected';
    throw new Conflict(`${review.reviewer?.name ?? 'Another admin'} has already ${decided} this.`);
  }
  if (review.version !== version) throw new Conflict(changedSince);
  if ((await tx.review.count({ where: { id, ...waitingReviews() } })) === 0) {
    throw new Conflict('This does not wait for a review any more.');
  }
  return review;
}

const offerEntry = (ctx: BillingContext, offer: JobOffer) =>
  ({ type: 'JOB_OFFER', id: offer.id, label: auditedRecords.JOB_OFFER.label(offer, ctx) }) as const;
