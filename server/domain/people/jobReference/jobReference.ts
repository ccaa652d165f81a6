import type { JobReference, Prisma } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import {
  Conflict,
  Forbidden,
  InvalidInput,
  NotFound,
  SignInRequired,
  Unavailable,
} from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { Admission, mailboxOf } from '../../core/mail/admission.ts';
import { dayMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireKnownViewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { jobReferenceSchema } from './jobReference.input.ts';
import { queueReferenceRequest } from './jobReference.mail.ts';
import { canResend, canSeeReference, confirmedReferences, requireReferenceOwner } from './jobReference.policy.ts';
import { referenceLimits } from './limits.input.ts';

/** References: former employers confirm by mail what a job seeker tells about a job. */

export const referenceLifetimeMs = 30 * dayMs;

const messages = {
  full: `You can have at most ${referenceLimits.references} references. Remove one first.`,
  ownEmail: 'This is your own email. Please give the one of your former employer.',
  known: 'You have already asked at this email.',
  declined: 'This person has declined your request.',
  unverified: 'Please confirm your own email first, on your account page.',
  resent: 'This request cannot be sent again.',
} as const;

export type JobReferenceInput = Record<
  'company' | 'contactName' | 'contactEmail' | 'job' | 'beganIn' | 'endedIn',
  string
>;

/**
 * Asks a former employer to confirm a job, by one mail. Whether they want no such mails is not told: nothing is sent then.
 * Gives the id.
 * @throws InvalidInput by field
 */
export const addJobReference = verb(
  'PEOPLE',
  requireReferenceOwner,
  [InvalidInput, Conflict, Unavailable],
  async (ctx: Ctx, { id: jobSeekerId }, input: JobReferenceInput): Promise<number> => {
    const at = ctx.now();
    const data = validated(jobReferenceSchema(at), input);
    const admission = await admitRequest(ctx, jobSeekerId, data.contactEmail);
    try {
      return await write(ctx, [jobSeekerId], async (tx) => {
        await refuseOwner(tx, jobSeekerId, data.contactEmail);
        if ((await tx.jobReference.count({ where: { jobSeekerId } })) >= referenceLimits.references) {
          throw new Conflict(messages.full);
        }
        const emailKey = { in: ctx.referenceTokens.emailKeys(mailboxOf(data.contactEmail)) };
        if ((await tx.referenceRefusal.count({ where: { emailKey, jobSeekerId } })) > 0) {
          throw InvalidInput.of('contactEmail', messages.declined);
        }
        const { id } = await tx.jobReference.create({
          data: {
            jobSeekerId,
            ...data,
            createdAt: at,
            askedAt: at,
            expiresAt: new Date(at.getTime() + referenceLifetimeMs),
          },
          select: { id: true },
        });
        await queueReferenceRequest(ctx, tx, admission, { referenceId: id, askedAt: at });
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw InvalidInput.of('contactEmail', messages.known);
      throw error;
    }
  },
);

/** Asks once more about a reference that waits or has expired; it is then valid for another period. */
export const resendJobReference = verb(
  'PEOPLE',
  requireReferenceOwner,
  [InvalidInput, NotFound, Conflict, Unavailable],
  async (ctx: Ctx, { id: jobSeekerId }, id: number): Promise<void> => {
    const found = await ctx.db.jobReference.findFirst({ where: { id, jobSeekerId } });
    if (!found) throw new NotFound();
    if (!canResend(found)) throw new Conflict(messages.resent);
    const admission = await admitRequest(ctx, jobSeekerId, found.contactEmail);
    const at = ctx.now();
    await write(ctx, [jobSeekerId], async (tx) => {
      await refuseOwner(tx, jobSeekerId, found.contactEmail);
      // Of two at once, one sends.
      const { count } = await tx.jobReference.updateMany({
        where: { id, jobSeekerId, state: 'WAITING', resentAt: null },
        data: { askedAt: at, resentAt: at, expiresAt: new Date(at.getTime() + referenceLifetimeMs) },
      });
      if (count === 0) throw new Conflict(messages.resent);
      await queueReferenceRequest(ctx, tx, admission, { referenceId: id, askedAt: at });
    });
  },
);

/**
 * Takes a reference away, answered or not: the job seeker's own, or for admins any. Repeating it changes nothing. Gives the id
 * of the job seeker; null if there was none.
 */
export const removeJobReference = verb(
  'PEOPLE',
  requireKnownViewer,
  [Forbidden, NotFound],
  async (ctx: Ctx, viewer, id: number): Promise<number | null> => {
    const own = viewer.kind === 'admin' ? {} : { jobSeekerId: requireReferenceOwner(viewer).id };
    const found = await ctx.db.jobReference.findFirst({ where: { id, ...own }, select: { jobSeekerId: true } });
    if (!found) return null;
    const { jobSeekerId } = found;
    await write(ctx, [{ id: jobSeekerId, evenIfDeleted: true }], async (tx) => {
      const { count } = await tx.jobReference.deleteMany({ where: { id, jobSeekerId } });
      if (count === 0) return;
      await auditedValues(ctx, tx, {
        action: 'jobSeeker.removeReference',
        type: 'JOB_SEEKER',
        id: jobSeekerId,
        personal: ['reference'],
      });
    });
    return jobSeekerId;
  },
);

/** @throws TooMany, Unavailable */
async function admitRequest(ctx: Ctx, jobSeekerId: number, email: string): Promise<Admission> {
  await spend(ctx, 'references', { subject: ctx.referenceTokens.emailKeys(mailboxOf(email))[0] ?? '' });
  return Admission.of(ctx, { email, network: ctx.caller.network, account: jobSeekerId });
}

/** The job seeker is locked: five at once are five. @throws SignInRequired, Conflict, InvalidInput */
async function refuseOwner(tx: Prisma.TransactionClient, jobSeekerId: number, contactEmail: string): Promise<void> {
  const owner = await tx.user.findFirst({
    where: { id: jobSeekerId, deletedAt: null },
    select: { email: true, emailVerified: true },
  });
  if (!owner) throw new SignInRequired();
  if (isOwnMailbox(owner, contactEmail)) throw InvalidInput.of('contactEmail', messages.ownEmail);
  // No mail is sent for an email that may belong to another person.
  if (!owner.emailVerified) throw new Conflict(messages.unverified);
}

export const isOwnMailbox = ({ email }: { email: string | null }, contact: JobReference['contactEmail']): boolean =>
  email !== null && mailboxOf(email) === mailboxOf(contact);

/** What everyone sees of the references of a job seeker whom the viewer sees. Batched. */
export const confirmedReferencesOf = batchedBy(async ({ db }: Ctx, jobSeekerIds: number[]) => {
  const { where, orderBy } = confirmedReferences;
  const rows = await db.jobReference.findMany({
    where: { ...where, jobSeekerId: { in: jobSeekerIds } },
    orderBy: [...orderBy],
    select: {
      jobSeekerId: true,
      company: true,
      job: true,
      beganIn: true,
      endedIn: true,
      sentence: true,
      answeredAt: true,
    },
  });
  return (id: number) => rows.filter(({ jobSeekerId }) => jobSeekerId === id);
});

/** All references of a job seeker, with the contacts, the newest first; null for viewers who may not see them. */
export function requestedReferencesOf(ctx: Ctx, jobSeekerId: number): Promise<JobReference[]> | null {
  return canSeeReference(ctx.viewer, { jobSeekerId }) ? allOf(ctx, jobSeekerId) : null;
}

const allOf = batchedBy(async ({ db }: Ctx, jobSeekerIds: number[]) => {
  const rows = await db.jobReference.findMany({
    where: { jobSeekerId: { in: jobSeekerIds } },
    orderBy: { id: 'desc' },
  });
  return (id: number) => rows.filter(({ jobSeekerId }) => jobSeekerId === id);
});
