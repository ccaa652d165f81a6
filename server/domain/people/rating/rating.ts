import type { Prisma, User } from '../../../generated/prisma/client.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type Viewer, viewerId } from '../../core/viewer/viewer.ts';
import { lockRow, lockUsers } from '../../core/write/locks.sql.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { whereBothWrote } from './eligibility.sql.ts';
import { ratingReplySchema, ratingSchema } from './rating.input.ts';
import { canChangeRating, publicRatings, requireRated, requireRater, visibleRatings } from './rating.policy.ts';

/** Ratings: what employers say about job seekers after a chat. The product calls them reviews. */

const messages = {
  noChat: 'You can review a job seeker after a chat in which both of you have written.',
  replied: 'The job seeker has replied, so this review cannot be changed.',
  hasReply: 'You have already replied to this review.',
} as const;

/**
 * Rates a job seeker, or changes the viewer's rating of them: there is one for each pair. Gives its id.
 * @throws NotFound for a job seeker who is not public, InvalidInput on `stars` or `text`, Conflict without a chat in which both
 *   have written or after a reply
 */
export const rateJobSeeker = verb(
  'PEOPLE',
  requireRater,
  [InvalidInput, NotFound, Conflict],
  async (
    ctx: Ctx,
    { id: employerId },
    jobSeekerId: number,
    input: { stars: number; text?: string | null },
  ): Promise<number> => {
    const data = validated(ratingSchema, input);
    await spend(ctx, 'ratings');
    const changedAt = ctx.now();
    return write(ctx, [jobSeekerId], async (tx) => {
      const present = await tx.user.findFirst({
        where: { id: jobSeekerId, ...publicJobSeekers },
        select: { id: true },
      });
      if (!present) throw new NotFound();
      if (!(await whereBothWrote(tx, employerId, [jobSeekerId])).has(jobSeekerId)) throw new Conflict(messages.noChat);
      const pair = { employerId_jobSeekerId: { employerId, jobSeekerId } };
      const former = await tx.rating.findUnique({ where: pair, select: { id: true } });
      if (!former) {
        const { id } = await tx.rating.create({
          data: { employerId, jobSeekerId, ...data, createdAt: changedAt, changedAt },
          select: { id: true },
        });
        return id;
      }
      // Of a reply at the same time, one comes first.
      await lockRow(tx, 'rating', former.id);
      const locked = await tx.rating.findUniqueOrThrow({ where: pair, select: { reply: true } });
      if (!canChangeRating(locked)) throw new Conflict(messages.replied);
      await tx.rating.update({ where: pair, data: { ...data, changedAt }, select: { id: true } });
      return former.id;
    });
  },
);

/** Removes the viewer's own rating, replied to or not. Repeating it has no effect. */
export const removeRating = verb(
  'PEOPLE',
  requireRater,
  [NotFound],
  async (ctx: Ctx, { id: employerId }, id: number): Promise<void> => {
    const found = await ctx.db.rating.findFirst({ where: { id, employerId }, select: { jobSeekerId: true } });
    if (!found) return;
    await write(ctx, [{ id: found.jobSeekerId, evenIfDeleted: true }], (tx) =>
      tx.rating.deleteMany({ where: { id, employerId } }),
    );
  },
);

/**
 * Replies to a rating of the viewer, once.
 * @throws NotFound, InvalidInput on `reply`, Conflict for a second reply
 */
export const replyToRating = verb(
  'PEOPLE',
  requireRated,
  [InvalidInput, NotFound, Conflict],
  async (ctx: Ctx, { id: jobSeekerId }, id: number, input: { reply: string }): Promise<void> => {
    const { reply } = validated(ratingReplySchema, input);
    await spend(ctx, 'ratings');
    await write(ctx, [], async (tx) => {
      await lockRating(tx, id);
      const rating = await tx.rating.findFirst({ where: { id, jobSeekerId }, select: { reply: true } });
      if (!rating) throw new NotFound();
      if (rating.reply !== null) throw new Conflict(messages.hasReply);
      await tx.rating.update({ where: { id }, data: { reply, repliedAt: ctx.now() }, select: { id: true } });
    });
  },
);

/**
 * Hides a rating from everyone but its employer, its job seeker and admins, or shows it again. It does not count while it is
 * hidden. Repeating it has no effect. For admins.
 */
export const hideRating = adminVerb(
  'PEOPLE',
  [NotFound],
  async (ctx: Ctx, id: number, isHidden: boolean): Promise<void> => {
    await write(ctx, [], async (tx) => {
      await lockRating(tx, id);
      const rating = await tx.rating.findUnique({ where: { id }, select: { hiddenAt: true, jobSeekerId: true } });
      if (!rating) throw new NotFound();
      if ((rating.hiddenAt !== null) === isHidden) return;
      await tx.rating.update({ where: { id }, data: { hiddenAt: isHidden ? ctx.now() : null }, select: { id: true } });
      await auditedValues(ctx, tx, {
        action: isHidden ? 'rating.hide' : 'rating.show',
        type: 'JOB_SEEKER',
        id: rating.jobSeekerId,
        before: { ratingHidden: !isHidden },
        after: { ratingHidden: isHidden },
      });
    });
  },
);

/** Locks the job seeker before the rating, as the triggers of a new rating do. */
async function lockRating(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const found = await tx.rating.findUnique({ where: { id }, select: { jobSeekerId: true } });
  if (!found) return;
  await lockUsers(tx, [found.jobSeekerId]);
  await lockRow(tx, 'rating', id);
}

/** Whether the viewer may rate this job seeker now, or change their rating. Batched. */
export async function canRate(ctx: Ctx, jobSeekerId: number): Promise<boolean> {
  return ctx.viewer.kind === 'employer' && canRateOf(ctx, jobSeekerId);
}

const canRateOf = batchedBy(async ({ db, sql, viewer }: Ctx, jobSeekerIds: number[]) => {
  const employerId = viewerId(viewer) ?? 0;
  const [ratings, candidates] = await Promise.all([
    db.rating.findMany({
      where: { employerId, jobSeekerId: { in: jobSeekerIds } },
      select: { jobSeekerId: true, reply: true },
    }),
    whereBothWrote(sql, employerId, jobSeekerIds),
  ]);
  const former = new Map(ratings.map((rating) => [rating.jobSeekerId, rating]));
  return (jobSeekerId: number): boolean => {
    const rating = former.get(jobSeekerId);
    return rating ? canChangeRating(rating) : candidates.has(jobSeekerId);
  };
});

/** The average of the public ratings of a job seeker, rounded to a tenth; null without any. */
export const averageStars = ({ ratingCount, ratingStars }: Pick<User, 'ratingCount' | 'ratingStars'>): number | null =>
  ratingCount > 0 ? Math.round((ratingStars / ratingCount) * 10) / 10 : null;

/** The ratings of a job seeker that the viewer sees, the newest first. Triggers keep the number of public ones. */
export function ratingsOf(
  viewer: Viewer,
  { id, ratingCount }: Pick<User, 'id' | 'ratingCount'>,
): Listing<Prisma.RatingWhereInput> {
  const visible = visibleRatings(viewer);
  return {
    where: { AND: [{ jobSeekerId: id }, visible] },
    order: [{ field: 'createdAt', direction: 'desc' }],
    ...(visible === publicRatings && { total: ratingCount }),
  };
}
