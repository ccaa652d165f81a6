import type { JobApplication, JobApplicationState, Prisma } from '../../../generated/prisma/client.ts';
import { sendMessage } from '../../chat/message/message.ts';
import { audited } from '../../core/audit/audited.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, SubscriptionRequired, Unavailable } from '../../core/failures/errors.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { requireEmployer, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { canEditJobOffer, editableJobOffers, requireApplicant } from '../../offers/jobOffer/jobOffer.policy.ts';
import { countNewApplications, readApplications } from '../contactRequest/contactRequest.sql.ts';
import { decisionSchema } from './jobApplication.input.ts';

/** What an employer decides about an application. IN_TALK takes a decision back. */
export type Decision = Exclude<JobApplicationState, 'NEW'>;

/** Those of banned job seekers are in no list and no number. */
export const ofPresent = { jobSeeker: { bannedAt: null } } as const;

/** The applications for an offer, newest first; null for viewers who may not change the offer. */
export function applicationsFor(
  { viewer }: Ctx,
  offer: { id: number; employerId: number },
  state: JobApplicationState | null,
): Listing<Prisma.JobApplicationWhereInput> | null {
  if (!canEditJobOffer(viewer, offer)) return null;
  return {
    where: { jobOfferId: offer.id, ...ofPresent, ...(state && { state }) },
    order: [{ field: 'createdAt', direction: 'desc' }],
  };
}

/**
 * Decides about applications for the viewer's offers, and sends a text into each chat. Sent again, it stores no second
 * message. All applications are known, or nothing happens.
 * @returns the ids, each once.
 * @throws SubscriptionRequired for a text, InvalidInput on `applications` and `text`
 */
export const decideOnApplications = verb(
  'HIRING',
  editableJobOffers,
  [NotFound, InvalidInput, SubscriptionRequired, Conflict, Unavailable],
  async (
    ctx: Ctx,
    jobOffer,
    input: { applications: number[]; decision: Decision; text?: string | null },
  ): Promise<number[]> => {
    const { applications, text } = validated(decisionSchema, input);
    const ids = [...new Set(applications)];
    const where = { id: { in: ids }, jobOffer };
    const found = await ctx.db.jobApplication.findMany({ where, orderBy: { id: 'asc' } });
    if (found.length < ids.length) throw new NotFound();
    await spend(ctx, 'decisions');
    const { decision } = input;
    if (text)
      for (const { id, chatId } of found) await tell(ctx, { chatId, text, clientId: `application-${id}-${decision}` });
    // Those of a person who was deleted meanwhile are gone.
    await write(ctx, [], async (tx) => {
      const changed = await tx.jobApplication.updateManyAndReturn({
        where,
        data: { state: decision, updatedAt: ctx.now() },
      });
      const held = new Map(found.map((application) => [application.id, application]));
      for (const after of changed) {
        const before = held.get(after.id) ?? after;
        await audited(ctx, tx, { action: 'jobApplication.decide', type: 'JOB_APPLICATION', before, after });
      }
    });
    return ids;
  },
);

/** A deleted account reads nothing any more, and must not keep the others from their messages. */
async function tell(
  ctx: Ctx,
  { chatId, text, clientId }: { chatId: number; text: string; clientId: string },
): Promise<void> {
  try {
    await sendMessage(ctx, { chat: { chatId }, text, clientId }, { isCounted: false });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

export type ApplicationCounts = { all: number; new: number };

type Offer = { id: number; employerId: number };

/** How many have applied for an offer; null for viewers who may not change it. Batched. */
export function applicationCounts(ctx: Ctx, offer: Offer): Promise<ApplicationCounts> | null {
  return canEditJobOffer(ctx.viewer, offer) ? countsOf(ctx, offer.id) : null;
}

const countsOf = batchedBy(async ({ db }: Ctx, offerIds: number[]) => {
  const groups = await db.jobApplication.groupBy({
    by: ['jobOfferId', 'state'],
    where: { jobOfferId: { in: offerIds }, ...ofPresent },
    _count: true,
  });
  return (id: number) => {
    const own = groups.filter(({ jobOfferId }) => jobOfferId === id);
    const sum = (counted: typeof own) => counted.reduce((total, { _count }) => total + _count, 0);
    return { all: sum(own), new: sum(own.filter(({ state }) => state === 'NEW')) };
  };
});

/** How many applications for an employer's offers have no answer yet; null for other viewers but admins. Batched. */
export function newApplicationsOf(ctx: Ctx, employerId: number): Promise<number> | null {
  return canEditJobOffer(ctx.viewer, { employerId }) ? newCountOf(ctx, employerId) : null;
}

const newCountOf = batchedBy(async ({ sql }: Ctx, employerIds: number[]) => {
  const counts = await countNewApplications(sql, employerIds);
  const byEmployer = new Map(counts.map(({ employer_id, count }) => [employer_id, count]));
  return (id: number) => byEmployer.get(id) ?? 0;
});

/** The applications of a job seeker, as the job seeker sees them. */

/** How far an application is. SENT and READ have no answer yet. */
type ApplicationProgress = 'SENT' | 'READ' | 'ANSWERED' | 'HIRED' | 'DECLINED';

/** Whose own application it is. */
export const isOwnApplication = (viewer: Viewer, application: { jobSeekerId: number }): boolean =>
  viewer.kind === 'jobSeeker' && viewer.id === application.jobSeekerId;

/**
 * The viewer's applications, newest first, also for offers that are closed.
 * @throws SignInRequired for visitors and guests, Forbidden for employers and admins
 */
export const ownApplications = (
  viewer: Viewer,
  state: JobApplicationState | null,
): Listing<Prisma.JobApplicationWhereInput> => ({
  where: { jobSeekerId: requireApplicant(viewer).id, ...(state && { state }) },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/** Whether the employer has read a new one is read from their place in the chat. Batched. */
export async function progressOf(
  ctx: Ctx,
  { id, state }: Pick<JobApplication, 'id' | 'state'>,
): Promise<ApplicationProgress> {
  if (state === 'NEW') return (await isRead(ctx, id)) ? 'READ' : 'SENT';
  return state === 'IN_TALK' ? 'ANSWERED' : state;
}

const isRead = batchedBy(async ({ sql }: Ctx, ids: number[]) => {
  const read = new Set((await readApplications(sql, ids)).map(({ id }) => id));
  return (id: number) => read.has(id);
});

/** What an employer's list of applications is restricted to; null: all. */
type ReceivedFilter = {
  /** An offer. Another employer's has no applications here. */
  jobOfferId?: number | null;
  state?: JobApplicationState | null;
};

/**
 * The applications for all offers of the viewer, newest first.
 * @throws SignInRequired for visitors and guests, Forbidden for job seekers and admins
 */
export function receivedApplications(
  viewer: Viewer,
  { jobOfferId, state }: ReceivedFilter,
): Listing<Prisma.JobApplicationWhereInput> {
  const { id: employerId } = requireEmployer(viewer);
  return {
    where: {
      jobOffer: { employerId },
      ...ofPresent,
      ...(jobOfferId != null && { jobOfferId }),
      ...(state && { state }),
    },
    order: [{ field: 'createdAt', direction: 'desc' }],
  };
}
