import type { JobOffer } from '../../generated/prisma/client.ts';
import type { DomainContext } from '../context.ts';
import { Forbidden, SignInRequired } from '../errors.ts';
import { validated } from '../validation.ts';
import { adminJobOfferSchema, jobOfferSchema } from './jobOffer.input.ts';

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
  /** Whether it is public. Defaults to true for a new offer. */
  active?: boolean | null;
  /** Chosen by the sender: the same one again makes no second offer of this employer. */
  clientKey?: string | null;
};

/** What an input comes to. */
export type JobOfferColumns = Pick<JobOffer, 'employerId' | 'cityId' | 'jobId' | 'maxRate' | 'description'> &
  Partial<Pick<JobOffer, 'photoUri' | 'active'>>;

/**
 * The columns, and what only a new offer takes: the key, and the words that its slug begins with.
 * @param stored the offer that is changed; null for a new one.
 * @throws SignInRequired, Forbidden, InvalidInput by field.
 */
export async function columnsOf(
  ctx: DomainContext,
  stored: JobOffer | null,
  input: JobOfferInput,
): Promise<{ columns: JobOfferColumns; clientKey: string | null; slugWords: string }> {
  const { reference, viewer } = ctx;
  const employer = await employerOf(ctx, stored, input);
  const city = reference.cities.get(input.city);
  const job = reference.jobs.get(input.job);
  const schema = viewer.kind === 'admin' ? adminJobOfferSchema(stored) : jobOfferSchema(stored);
  const { maxRate, description, clientKey = null } = validated(schema, { ...input, employer, city, job });
  if (!employer || !city || !job) throw new Error('The form lets an offer through that has no employer, city or job.');
  const { photoUri, active } = input;
  return {
    columns: {
      employerId: employer.id,
      cityId: city.id,
      jobId: job.id,
      maxRate,
      description,
      ...(photoUri !== undefined && { photoUri }),
      ...(active != null && { active }),
    },
    clientKey,
    slugWords: `${job.slug}-${city.slug}`,
  };
}

/**
 * The employer of the offer; null if an admin gives none, or a user who is not an employer.
 * @throws Forbidden for an employer who names another one, SignInRequired for one who was deleted meanwhile.
 */
async function employerOf(
  { viewer, db }: DomainContext,
  stored: JobOffer | null,
  input: JobOfferInput,
): Promise<{ id: number } | null> {
  const isEmployer = viewer.kind === 'employer';
  if (isEmployer && input.employer != null && input.employer !== viewer.id) {
    throw new Forbidden('You can create job offers for your own account only.');
  }
  const id = isEmployer ? viewer.id : (input.employer ?? stored?.employerId);
  if (id === undefined) return null;
  const where = { id, role: 'ROLE_EMPLOYER', deletedAt: null } as const;
  const employer = await db.user.findFirst({ where, select: { id: true } });
  if (isEmployer && !employer) throw new SignInRequired();
  return employer;
}
