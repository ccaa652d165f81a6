import type { JobOffer, Prisma } from '../../../generated/prisma/client.ts';
import { audited } from '../../core/audit/audited.ts';
import { announceEdit, requireVersion } from '../../core/audit/recordEdit.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, Outdated } from '../../core/failures/errors.ts';
import { isForeignKeyViolation, isMissing, isUniqueViolation } from '../../core/failures/unavailable.ts';
import { offerTitle } from '../../core/text/format/schedule.ts';
import { verb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { lockPicture } from '../../files/stored/store.ts';
import { columnsOf, type JobOfferColumns, type JobOfferInput, offeringPerson } from './columns.ts';
import { jobOfferMessages } from './jobOffer.input.ts';
import { canEditJobOffer, editableJobOffers } from './jobOffer.policy.ts';
import { nextOfferId } from './jobOffer.sql.ts';

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

/** The columns that an offer's title is made of. */
export const titleColumns = {
  jobId: true,
  cityId: true,
  maxRate: true,
  partTime: true,
  fullTime: true,
  startsOn: true,
} as const;

/** The title of an offer (docs/product/offers.md, 'The title of an offer'). */
export async function titleOf(
  { reference, db }: Pick<Ctx, 'reference' | 'db'>,
  { jobId, cityId, ...terms }: Pick<JobOffer, keyof typeof titleColumns>,
): Promise<string> {
  // The memory is briefly outdated after another process has created one.
  const job = reference.jobs.get(jobId) ?? (await db.job.findUniqueOrThrow({ where: { id: jobId } }));
  const city = reference.cities.get(cityId) ?? (await db.city.findUniqueOrThrow({ where: { id: cityId } }));
  const currency = reference.countries.get(city.countryId)?.currencyCode;
  return offerTitle(job.name, city.name, { ...terms, currency });
}

/** Whether it is published and not public before its approval. */
export const waitsForApproval = ({ state, held }: Pick<JobOffer, 'state' | 'held'>): boolean =>
  state === 'ACTIVE' && held;

/**
 * Creates a job offer, or changes the one with this id (docs/product/offers.md, 'The form of an offer'). Employers may
 * change only their own. The slug never changes, so that the offer keeps its address.
 * @param version that the form began with; without one, what is stored is replaced
 * @throws InvalidInput by field
 */
export const saveJobOffer = verb(
  'OFFERS',
  editableJobOffers,
  [InvalidInput, NotFound, Outdated],
  async (ctx: Ctx, editable, id: number | null, input: JobOfferInput, version?: string | null): Promise<JobOffer> => {
    const stored = id === null ? null : await ctx.db.jobOffer.findFirst({ where: { id, ...editable } });
    if (id !== null && !stored) throw new NotFound();
    const { columns, clientKey, slugWords } = await columnsOf(ctx, stored, input);
    try {
      if (stored) await spend(ctx, 'jobOfferChanges');
      return stored
        ? await change(ctx, stored, columns, version)
        : await create(ctx, slugWords, { ...columns, clientKey });
    } catch (error) {
      if (isMissing(error)) throw new NotFound();
      if (isForeignKeyViolation(error)) {
        // The employer, the city or the job was deleted just now; what is read again says which.
        await ctx.reference.refresh();
        await columnsOf(ctx, stored, input);
      }
      throw error;
    }
  },
);

/**
 * Deletes an offer. Nothing refers to it.
 * @param version that was seen; without one, any is deleted
 */
export const deleteJobOffer = verb(
  'OFFERS',
  editableJobOffers,
  [NotFound, Conflict, Outdated],
  async (ctx: Ctx, editable, id: number, version?: string | null): Promise<void> => {
    const where = { id, ...editable };
    const found = await ctx.db.jobOffer.findFirst({ where, select: { employerId: true } });
    if (!found) throw new NotFound();
    await write(ctx, [found.employerId], async (tx) => {
      const offer = await tx.jobOffer.findFirst({ where });
      if (!offer) throw new NotFound();
      await requireVersion(ctx, tx, 'JOB_OFFER', offer, version);
      await tx.jobOffer.delete({ where: { id } });
      await audited(ctx, tx, { action: 'jobOffer.delete', type: 'JOB_OFFER', before: offer, after: null });
    });
    announceEdit(ctx, 'JOB_OFFER', id);
  },
);

async function change(
  ctx: Ctx,
  stored: JobOffer,
  columns: JobOfferColumns,
  version: string | null | undefined,
): Promise<JobOffer> {
  const { employerId } = columns;
  // A key belongs to an employer and has no meaning for another one.
  const moved = employerId !== stored.employerId && { clientKey: null };
  const offer = await write(ctx, [stored.employerId, offeringPerson(employerId)], async (tx) => {
    await lockOfferPicture(tx, ctx.viewer, columns, stored.photoUri);
    const before = await latest(ctx, tx, stored, version);
    await requireVersion(ctx, tx, 'JOB_OFFER', before, version);
    const after = await tx.jobOffer.update({
      where: { id: stored.id, ...editableJobOffers(ctx.viewer) },
      data: { ...columns, ...moved, updatedAt: ctx.now() },
    });
    await refuseRejected(tx, after);
    await audited(ctx, tx, { action: 'jobOffer.save', type: 'JOB_OFFER', before, after });
    return after;
  });
  announceEdit(ctx, 'JOB_OFFER', offer.id);
  return offer;
}

/** The offer as it is now that its employer is locked; only what admins do needs it, and who names a version. */
const latest = async (
  { viewer }: Ctx,
  tx: Prisma.TransactionClient,
  offer: JobOffer,
  version: string | null | undefined,
): Promise<JobOffer> =>
  viewer.kind === 'admin' || version != null
    ? ((await tx.jobOffer.findUnique({ where: { id: offer.id } })) ?? offer)
    : offer;

async function create(
  ctx: Ctx,
  slugWords: string,
  data: JobOfferColumns & { clientKey: string | null },
): Promise<JobOffer> {
  const { db } = ctx;
  const { employerId, clientKey } = data;
  const sentBefore = () =>
    clientKey ? db.jobOffer.findUnique({ where: { employerId_clientKey: { employerId, clientKey } } }) : null;
  const repeated = await sentBefore();
  if (repeated) return repeated;
  await spend(ctx, 'jobOffers');
  try {
    return await write(ctx, [offeringPerson(employerId)], (tx) => createIn(ctx, tx, slugWords, data));
  } catch (error) {
    // The same click was sent twice at once, and the other one was faster.
    const won = isUniqueViolation(error) ? await sentBefore() : null;
    if (won) return won;
    throw error;
  }
}

/**
 * Adds an offer to what an employer has; the employer is locked.
 * @throws Forbidden for others than the employer and admins, InvalidInput on `photoUri`.
 */
export async function createIn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  slugWords: string,
  data: JobOfferColumns & { clientKey: string | null },
): Promise<JobOffer> {
  if (!canEditJobOffer(ctx.viewer, data)) throw new Forbidden();
  await lockOfferPicture(tx, ctx.viewer, data, null);
  const now = ctx.now();
  // The slug ends with it.
  const id = await nextOfferId(tx);
  const after = await tx.jobOffer.create({
    data: { createdAt: now, ...data, id, slug: `${slugWords}-${id}`, updatedAt: now },
  });
  await audited(ctx, tx, { action: 'jobOffer.save', type: 'JOB_OFFER', before: null, after });
  return after;
}

/** An offer's picture is one that its employer uploaded, or the admin for them. */
const lockOfferPicture = (
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { photoUri, employerId }: JobOfferColumns,
  storedUri: string | null,
) =>
  lockPicture(tx, 'OFFER_IMAGE', 'photoUri', {
    uri: photoUri,
    storedUri,
    ownedBy: viewer.kind === 'admin' ? [viewer.id, employerId] : [employerId],
  });
