import type { JobOffer } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { isForeignKeyViolation, isMissing, isUniqueViolation } from '../database.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { validated } from '../validation.ts';
import { adminJobOfferSchema, jobOfferSchema } from './jobOffer.input.ts';
import { editableJobOffers } from './jobOffer.policy.ts';
import { refuseForeignPicture } from './picture.ts';

/** Records by their integer ids. What may be absent stays as it is when an offer is changed. */
export type JobOfferInput = {
  /** For admins; an employer's offers are their own. */
  employer?: number | null;
  city: number;
  job: number;
  /** Whole units of the city's currency per hour. */
  maxRate: number;
  description: string;
  /** Of an uploaded offer image; null takes the picture away. */
  photoUri?: string | null;
  /** Whether everybody sees it; a new one is active unless said otherwise. */
  active?: boolean | null;
  /** Chosen by the sender: the same one again makes no second offer of this employer. */
  clientKey?: string | null;
};

/**
 * Makes a job offer, or changes the one with this id (spec 000 §4). Employers have their own ones only. The slug is made
 * when the offer is made, and stays: addresses do not change.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput by field.
 */
export async function saveJobOffer(ctx: DomainContext, id: number | null, input: JobOfferInput): Promise<JobOffer> {
  const editable = editableJobOffers(ctx.viewer);
  const stored = id === null ? null : await ctx.db.jobOffer.findFirst({ where: { id, ...editable } });
  if (id !== null && !stored) throw new NotFound();
  const { slugWords, clientKey, ...data } = await checked(ctx, stored, input);
  try {
    if (!stored) return await create(ctx, slugWords, { ...data, clientKey });
    // Keys are an employer's: one that comes from another employer means nothing here.
    const moved = data.employerId !== stored.employerId && { clientKey: null };
    return await ctx.db.jobOffer.update({
      where: { id: stored.id, ...editable },
      data: { ...data, ...moved, updatedAt: ctx.now() },
    });
  } catch (error) {
    if (isMissing(error)) throw new NotFound();
    if (isForeignKeyViolation(error)) {
      // Another process has deleted the city or the job: what is in memory now says which.
      await ctx.reference.refresh();
      await checked(ctx, stored, input);
    }
    throw error;
  }
}

/**
 * Deletes an offer for good; nothing refers to it.
 * @throws SignInRequired, Forbidden, NotFound.
 */
export async function deleteJobOffer(ctx: DomainContext, id: number): Promise<void> {
  const { count } = await ctx.db.jobOffer.deleteMany({ where: { id, ...editableJobOffers(ctx.viewer) } });
  if (count === 0) throw new NotFound();
}

type Data = Pick<JobOffer, 'employerId' | 'cityId' | 'jobId' | 'maxRate' | 'description' | 'clientKey'> &
  Partial<Pick<JobOffer, 'photoUri' | 'active'>>;

/** The columns that an input comes to, and what a new offer's slug begins with. */
async function checked(
  ctx: DomainContext,
  stored: JobOffer | null,
  input: JobOfferInput,
): Promise<Data & { slugWords: string }> {
  const { reference } = ctx;
  const employer = await employerOf(ctx, stored, input);
  const city = reference.cities.get(input.city);
  const job = reference.jobs.get(input.job);
  const schema = ctx.viewer.kind === 'admin' ? adminJobOfferSchema(stored) : jobOfferSchema(stored);
  const { maxRate, description, clientKey = null } = validated(schema, { ...input, employer, city, job });
  // The schema has let all three of them through.
  if (!employer || !city || !job) throw new Error('A job offer without employer, city or job was let through.');
  const { photoUri, active } = input;
  await refuseForeignPicture(ctx, { photoUri, storedUri: stored?.photoUri ?? null, employerId: employer.id });
  return {
    employerId: employer.id,
    cityId: city.id,
    jobId: job.id,
    maxRate,
    description,
    clientKey,
    slugWords: `${job.slug}-${city.slug}`,
    ...(photoUri !== undefined && { photoUri }),
    ...(active != null && { active }),
  };
}

/** Whose offer it is to be; null when the admin names nobody, or somebody who is no employer any more. */
async function employerOf(
  { viewer, db }: DomainContext,
  stored: JobOffer | null,
  input: JobOfferInput,
): Promise<{ id: number } | null> {
  if (viewer.kind === 'employer') {
    if (input.employer != null && input.employer !== viewer.id) {
      throw new Forbidden('You can make job offers of your own only.');
    }
    return { id: viewer.id };
  }
  const id = input.employer ?? stored?.employerId;
  if (id === undefined) return null;
  return db.user.findFirst({ where: { id, role: 'ROLE_EMPLOYER', deletedAt: null }, select: { id: true } });
}

async function create(ctx: DomainContext, slugWords: string, data: Data): Promise<JobOffer> {
  const { db } = ctx;
  const { employerId, clientKey } = data;
  const sentBefore = () =>
    clientKey ? db.jobOffer.findUnique({ where: { employerId_clientKey: { employerId, clientKey } } }) : null;
  const repeated = await sentBefore();
  if (repeated) return repeated;
  const id = await nextId(ctx);
  const now = ctx.now();
  try {
    return await db.jobOffer.create({
      data: { ...data, id, slug: `${slugWords}-${id}`, createdAt: now, updatedAt: now },
    });
  } catch (error) {
    // The same click sent twice at once: the other one won.
    const won = isUniqueViolation(error) ? await sentBefore() : null;
    if (won) return won;
    throw error;
  }
}

/** The id is taken before the row is made, because the slug ends in it. */
async function nextId({ db }: DomainContext): Promise<number> {
  const [row] = await db.$queryRaw<{ id: number }[]>`SELECT nextval('job_offer_id_seq')::int AS id`;
  if (!row) throw new Error('The sequence of job offers gave no number.');
  return row.id;
}
