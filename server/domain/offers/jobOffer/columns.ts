import type { JobOffer } from '../../../generated/prisma/client.ts';
import { forFields } from '../../core/catalog/forFields.input.ts';
import { type OfferField, type OfferText, offerTexts } from '../../core/catalog/offerFields.input.ts';
import type { Ctx } from '../../core/context.ts';
import { Forbidden, InvalidInput, SignInRequired } from '../../core/failures/errors.ts';
import { hourMs } from '../../core/text/durations.ts';
import { dayOf } from '../../core/text/format/date.ts';
import { validated } from '../../core/text/input/validation.ts';
import type { Person } from '../../core/write/write.ts';
import { adminJobOfferSchema, jobOfferMessages, jobOfferSchema, type KeptOffer } from './jobOffer.input.ts';
import { type StateColumns, savedState, type WantedState } from './state.ts';

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
  partTime?: boolean | null;
  fullTime?: boolean | null;
  hoursPerWeek?: number | null;
  /** A day, '2026-12-24'; null: as soon as possible. */
  startsOn?: string | null;
  headcount?: number | null;
  /** Chosen by the sender: the same one again makes no second offer of this employer. */
  clientKey?: string | null;
} & { [Name in OfferText]?: string | null } & WantedState;

/** What an input comes to. */
export type JobOfferColumns = Pick<JobOffer, Exclude<OfferField, 'state' | 'photoUri'>> &
  StateColumns &
  Partial<Pick<JobOffer, 'photoUri'>>;

/** The columns, and what only a new offer takes: the key, and the words that its slug begins with. */
export type CheckedOffer = { columns: JobOfferColumns; clientKey: string | null; slugWords: string };

/**
 * What an input comes to, with the employer that it names.
 * @param stored the offer that is changed; null for a new one.
 * @throws SignInRequired, Forbidden, InvalidInput by field.
 */
export const columnsOf = async (ctx: Ctx, stored: JobOffer | null, input: JobOfferInput): Promise<CheckedOffer> =>
  columnsFor(ctx, await employerOf(ctx, stored, input), stored, input);

/**
 * The same for an employer who was read before; null: there is none.
 * @throws InvalidInput by field.
 */
export function columnsFor(
  ctx: Pick<Ctx, 'reference' | 'viewer' | 'now'>,
  employer: { id: number } | null,
  stored: JobOffer | null,
  input: JobOfferInput,
): CheckedOffer {
  const { reference, viewer } = ctx;
  const city = reference.cities.get(input.city);
  const job = reference.jobs.get(input.job);
  const now = ctx.now();
  const kept = stored && { ...stored, startsOn: dayOf(stored.startsOn) };
  const {
    maxRate,
    description,
    clientKey = null,
    ...details
  } = validated(viewer.kind === 'admin' ? adminSchema(kept, now) : jobOfferSchema(kept, now), {
    ...input,
    ...detailsOf(kept, input),
    employer,
    city,
    job,
  });
  if (!employer || !city || !job) throw new Error('The form lets an offer through that has no employer, city or job.');
  const { photoUri } = input;
  const { partTime, fullTime, hoursPerWeek = null, startsOn, headcount } = details;
  return {
    columns: {
      employerId: employer.id,
      cityId: city.id,
      jobId: job.id,
      maxRate,
      description,
      ...forFields(offerTexts, (name) => details[name] ?? null),
      partTime: partTime ?? false,
      fullTime: fullTime ?? false,
      hoursPerWeek,
      startsOn: startsOn == null ? null : new Date(startsOn),
      headcount: headcount ?? 1,
      ...(photoUri !== undefined && { photoUri }),
      ...savedState(stored, input, now),
    },
    clientKey,
    slugWords: `${job.slug}-${city.slug}`,
  };
}

let latest: { hour: number; schema: ReturnType<typeof adminJobOfferSchema> } | null = null;

/** The rules of a new offer are kept for the hour, in which its earliest start stays the same: an import has thousands. */
function adminSchema(kept: KeptOffer | null, now: Date) {
  const hour = Math.floor(now.getTime() / hourMs);
  if (kept) return adminJobOfferSchema(kept, now);
  if (latest?.hour !== hour) latest = { hour, schema: adminJobOfferSchema(null, now) };
  return latest.schema;
}

/** Employers who can have offers. */
export const offering = { role: 'ROLE_EMPLOYER', deletedAt: null, bannedAt: null } as const;

/** The same for a write: an employer who was banned or deleted meanwhile gets no offer. */
export const offeringPerson = (id: number): Person => ({
  id,
  role: offering.role,
  unlessBanned: true,
  failure: () => InvalidInput.of('employer', jobOfferMessages.employer),
});

/** What is given, and otherwise what is stored. */
function detailsOf(kept: (Omit<JobOffer, 'startsOn'> & { startsOn: string | null }) | null, input: JobOfferInput) {
  const { partTime, fullTime, hoursPerWeek, startsOn, headcount } = input;
  return {
    ...forFields(offerTexts, (name) => (input[name] === undefined ? kept?.[name] : input[name])),
    partTime: partTime ?? kept?.partTime,
    fullTime: fullTime ?? kept?.fullTime,
    hoursPerWeek: hoursPerWeek === undefined ? kept?.hoursPerWeek : hoursPerWeek,
    startsOn: startsOn === undefined ? kept?.startsOn : startsOn,
    headcount: headcount ?? kept?.headcount,
  };
}

/**
 * The employer of the offer; null if an admin gives none, or a user who is not an employer.
 * @throws Forbidden for an employer who names another one, SignInRequired for one who was deleted meanwhile.
 */
async function employerOf(
  { viewer, db }: Ctx,
  stored: JobOffer | null,
  input: JobOfferInput,
): Promise<{ id: number } | null> {
  const isEmployer = viewer.kind === 'employer';
  if (isEmployer && input.employer != null && input.employer !== viewer.id) {
    throw new Forbidden('You can create job offers for your own account only.');
  }
  const id = isEmployer ? viewer.id : (input.employer ?? stored?.employerId);
  if (id === undefined) return null;
  const employer = await db.user.findFirst({ where: { id, ...offering }, select: { id: true } });
  if (isEmployer && !employer) throw new SignInRequired();
  return employer;
}
