import type { JobOffer, Prisma } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { isForeignKeyViolation, isMissing, isUniqueViolation } from '../database.ts';
import { NotFound } from '../errors.ts';
import { columnsOf, type JobOfferColumns, type JobOfferInput } from './columns.ts';
import { editableJobOffers } from './jobOffer.policy.ts';
import { holdPicture } from './picture.ts';

/**
 * Makes a job offer, or changes the one with this id (spec 000 §4). Employers have their own ones only. The slug is made
 * when the offer is made, and stays: addresses do not change.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput by field.
 */
export async function saveJobOffer(ctx: DomainContext, id: number | null, input: JobOfferInput): Promise<JobOffer> {
  const editable = editableJobOffers(ctx.viewer);
  const stored = id === null ? null : await ctx.db.jobOffer.findFirst({ where: { id, ...editable } });
  if (id !== null && !stored) throw new NotFound();
  const { columns, clientKey, slugWords } = await columnsOf(ctx, stored, input);
  try {
    return stored ? await change(ctx, stored, columns) : await create(ctx, slugWords, { ...columns, clientKey });
  } catch (error) {
    if (isMissing(error)) throw new NotFound();
    if (isForeignKeyViolation(error)) {
      // The employer, the city or the job was deleted just now; what is read again says which.
      await ctx.reference.refresh();
      await columnsOf(ctx, stored, input);
    }
    throw error;
  }
}

/**
 * Deletes an offer for good; nothing refers to it.
 * @throws SignInRequired, Forbidden, NotFound.
 */
export async function deleteJobOffer(ctx: DomainContext, id: number): Promise<void> {
  const where = { id, ...editableJobOffers(ctx.viewer) };
  const { count } = await ctx.db.$transaction(async (tx) => {
    const offer = await tx.jobOffer.findFirst({ where, select: { employerId: true } });
    if (!offer) throw new NotFound();
    await holdEmployers(tx, [offer.employerId]);
    return tx.jobOffer.deleteMany({ where });
  });
  if (count === 0) throw new NotFound();
}

function change(ctx: DomainContext, stored: JobOffer, columns: JobOfferColumns): Promise<JobOffer> {
  const { employerId, photoUri } = columns;
  // Keys are an employer's: one that comes from another employer means nothing here.
  const moved = employerId !== stored.employerId && { clientKey: null };
  return ctx.db.$transaction(async (tx) => {
    await holdEmployers(tx, [stored.employerId, employerId]);
    await holdPicture(tx, ctx.viewer, { photoUri, storedUri: stored.photoUri, employerId });
    return tx.jobOffer.update({
      where: { id: stored.id, ...editableJobOffers(ctx.viewer) },
      data: { ...columns, ...moved, updatedAt: ctx.now() },
    });
  });
}

async function create(
  ctx: DomainContext,
  slugWords: string,
  data: JobOfferColumns & { clientKey: string | null },
): Promise<JobOffer> {
  const { db } = ctx;
  const { employerId, photoUri, clientKey } = data;
  const sentBefore = () =>
    clientKey ? db.jobOffer.findUnique({ where: { employerId_clientKey: { employerId, clientKey } } }) : null;
  const repeated = await sentBefore();
  if (repeated) return repeated;
  const now = ctx.now();
  try {
    return await db.$transaction(async (tx) => {
      await holdEmployers(tx, [employerId]);
      await holdPicture(tx, ctx.viewer, { photoUri, storedUri: null, employerId });
      const id = await nextId(tx);
      return tx.jobOffer.create({
        data: { ...data, id, slug: `${slugWords}-${id}`, createdAt: now, updatedAt: now },
      });
    });
  } catch (error) {
    // The same click sent twice at once: the other one won.
    const won = isUniqueViolation(error) ? await sentBefore() : null;
    if (won) return won;
    throw error;
  }
}

/**
 * An employer's row counts their active offers, and their name stands in the offers' search text: whoever changes one of
 * them takes the employer first, so that two who meet wait for each other in one order.
 */
async function holdEmployers(tx: Prisma.TransactionClient, ids: number[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
}

/** The id is taken before the row is made, because the slug ends in it. */
async function nextId(tx: Prisma.TransactionClient): Promise<number> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`SELECT nextval('job_offer_id_seq')::int AS id`;
  if (!row) throw new Error('The sequence of job offers gave no number.');
  return row.id;
}
