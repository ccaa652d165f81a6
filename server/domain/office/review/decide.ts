import type { JobOffer, Prisma, Review, User } from '../../../generated/prisma/client.ts';
import { approved, auditedValues } from '../../core/audit/audited.ts';
import {
  auditedRecords,
  offerSnapshot,
  type PublicJobOffer,
  type PublicProfile,
  profileSnapshot,
  type Snapshot,
  type SnapshotValue,
  storedSnapshot,
} from '../../core/audit/records.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireAdmin, type Viewer } from '../../core/viewer/viewer.ts';
import { lockRow, lockUsers } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { uploadIdOf } from '../../files/stored/rules.ts';
import { notPublic, published } from '../../offers/jobOffer/state.ts';
import { rejectionSchema } from './review.input.ts';

type ReviewKind = 'JOB_SEEKER' | 'JOB_OFFER';

/** What is absent or null does not filter. */
type ReviewFilter = { kind?: ReviewKind | null; cityId?: number | null };

const profileWaits: Prisma.UserWhereInput = {
  deletedAt: null,
  bannedAt: null,
  // Public, or complete and not activated yet. One that its job seeker has paused waits until they make it public again.
  OR: [{ active: true }, { profileUpdated: true, pausedAt: null }],
};

/** What waits for a look. A draft does not. */
export function waitingReviews({ kind, cityId }: ReviewFilter = {}): Prisma.ReviewWhereInput {
  const city = cityId == null ? {} : { cityId };
  const profiles = { jobSeeker: { ...profileWaits, ...city } };
  const offers = { jobOffer: { state: 'ACTIVE' as const, ...city } };
  const kinds = { JOB_SEEKER: [profiles], JOB_OFFER: [offers] };
  return { state: 'WAITING', OR: kind ? kinds[kind] : [profiles, offers] };
}

/**
 * The profiles and offers that wait for a review, those that wait longest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function reviews(viewer: Viewer, filter: ReviewFilter): Listing<Prisma.ReviewWhereInput> {
  requireAdmin(viewer);
  return { where: waitingReviews(filter), order: [{ field: 'waitingSince', direction: 'asc' }] };
}

/** The integer ids of the reviews beside one in the queue; null at its ends. */
export type Neighbours = { previous: number | null; next: number | null };

/**
 * The reviews before and after this one in the queue. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function reviewNeighbours({ db, viewer }: Ctx, id: number, filter: ReviewFilter): Promise<Neighbours> {
  requireAdmin(viewer);
  const review = await db.review.findUnique({ where: { id }, select: { waitingSince: true } });
  if (!review) return { previous: null, next: null };
  const { waitingSince } = review;
  const beside = async (than: 'lt' | 'gt', direction: 'asc' | 'desc') => {
    const isBeside = { OR: [{ waitingSince: { [than]: waitingSince } }, { waitingSince, id: { [than]: id } }] };
    const found = await db.review.findFirst({
      where: { AND: [waitingReviews(filter), isBeside] },
      orderBy: [{ waitingSince: direction }, { id: direction }],
      select: { id: true },
    });
    return found?.id ?? null;
  };
  const [previous, next] = await Promise.all([beside('lt', 'desc'), beside('gt', 'asc')]);
  return { previous, next };
}

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
  async (ctx: Ctx, admin, id: number, version: number): Promise<number> => {
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
  async (ctx: Ctx, admin, id: number, version: number, input: { reason: string }): Promise<number> => {
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

const offerEntry = (ctx: Ctx, offer: JobOffer) =>
  ({ type: 'JOB_OFFER', id: offer.id, label: auditedRecords.JOB_OFFER.label(offer, ctx) }) as const;

export type ReviewedChange = {
  /** The name of the field, such as `minRate`. */
  field: string;
  kind: 'TEXT' | 'PICTURE' | 'VIDEO';
  /** As text, or the address of a file. Null: none. */
  before: string | null;
  after: string | null;
  /** The file of before was replaced and is not stored any more. */
  isBeforeGone: boolean;
};

type Reviewed = Pick<Review, 'snapshot'> & {
  jobSeeker: PublicProfile | null;
  jobOffer: PublicJobOffer | null;
};

/**
 * What others see of a record and what they saw of it when it was last approved, where the two differ. Of a new record
 * everything that it has. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function changesOf(ctx: Ctx, review: Reviewed): Promise<ReviewedChange[]> {
  requireAdmin(ctx.viewer);
  const after = currentOf(review);
  const before = storedSnapshot(review.snapshot) ?? {};
  const changed = Object.keys(after).filter((field) => (before[field] ?? null) !== after[field]);
  const changes = await Promise.all(
    changed.map(async (field): Promise<ReviewedChange> => {
      const [was, is] = [before[field] ?? null, after[field] ?? null];
      const kind = kindOf(field);
      return {
        field,
        kind,
        before: textOf(ctx, field, was),
        after: textOf(ctx, field, is),
        isBeforeGone: kind !== 'TEXT' && typeof was === 'string' && !(await isStored(ctx, was)),
      };
    }),
  );
  return changes.filter((change) => change.before !== change.after);
}

function currentOf({ jobSeeker, jobOffer }: Reviewed): Snapshot {
  if (jobSeeker) return profileSnapshot(jobSeeker);
  return jobOffer ? offerSnapshot(jobOffer) : {};
}

const kindOf = (field: string): ReviewedChange['kind'] =>
  field === 'photoUri' ? 'PICTURE' : field === 'videoUri' ? 'VIDEO' : 'TEXT';

/** Whether the file at this address is still stored. Batched. */
const isStored = (ctx: Ctx, uri: string): Promise<boolean> => isUploadStored(ctx, uploadIdOf(uri) ?? '');

const isUploadStored = batchedBy(async ({ db }: Ctx, ids: string[]) => {
  const rows = await db.upload.findMany({ where: { id: { in: ids } }, select: { id: true } });
  const stored = new Set(rows.map(({ id }) => id));
  return (id: string) => stored.has(id);
});

function textOf({ reference }: Ctx, field: string, value: SnapshotValue): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  const tables = {
    jobId: reference.jobs,
    cityId: reference.cities,
    sexId: reference.sexes,
    nativeCountryId: reference.countries,
    languageId: reference.languages,
    experienceId: reference.experiences,
  };
  const isReference = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);
  // A record that was deleted since has no name any more.
  return isReference(field) ? (tables[field].get(value)?.name ?? `#${value}`) : String(value);
}
