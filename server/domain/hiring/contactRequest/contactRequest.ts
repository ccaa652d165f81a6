import type { ContactRequest, Prisma } from '../../../generated/prisma/client.ts';
import { guests } from '../../accounts/access/employer.policy.ts';
import { publicJobSeekers } from '../../accounts/access/jobSeeker.policy.ts';
import { isContactBlocked } from '../../chat/block/block.ts';
import { openContactChat } from '../../chat/seat/contactChat.ts';
import { publishInboxEvent, publishSubjects } from '../../chat/seat/publish.ts';
import type { Ctx, Db } from '../../core/context.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import { batchedBy } from '../../core/lists/batch.ts';
import { hourMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { verb } from '../../core/viewer/verb.ts';
import { employerId, type Viewer } from '../../core/viewer/viewer.ts';
import { spend } from '../../core/write/spend.ts';
import { write } from '../../core/write/write.ts';
import { type ContactInput, contactSchema, dialogContactSchema } from '../../people/employer/contactRequest.input.ts';
import { contactName, guestLifetimeMs, saveGuest, withGuestData } from '../../people/employer/guest.ts';
import { weighContactRequest } from '../../people/jobSeeker/popularity.ts';
import { asContact, type Contact, contactColumns, findByClientKey, withAccountData } from './contact.ts';
import { queueRequestMail, queueSavedRequestMail } from './contactRequest.mail.ts';
import { canSeeContactData, requireContacting, requireSelf } from './contactRequest.policy.ts';
import { readChatStates } from './contactRequest.sql.ts';
import { activateWaiting, publishIntroduction } from './introduction.ts';

/**
 * An employer contacts a job seeker (docs/product/contact.md, 'What a contact makes'). An anonymous visitor becomes a guest
 * employer. The employer, the request and the chat are created in one transaction; two employers' requests never share a
 * chat.
 * @param as the employer that the client expects the viewer to be, if given
 * @throws Forbidden for job seekers and admins, and when one of the two has blocked the other, SignInRequired for an anonymous
 *   visitor with `as`, NotFound for another employer in `as`, InvalidInput by field
 */
export const contactJobSeeker = verb(
  'HIRING',
  requireContacting,
  [InvalidInput, SignInRequired, NotFound],
  async (
    ctx: Ctx,
    viewer,
    { jobSeekerId, employerId: as, ...input }: { jobSeekerId: number; employerId?: number | null } & ContactInput,
  ): Promise<Contact> => {
    const { db } = ctx;
    requireSelf(viewer, as);
    const { clientKey, termsVersion, ...data } = validated(
      schemaFor(ctx),
      viewer.kind === 'employer'
        ? await withAccountData(ctx, viewer.id, input)
        : await withGuestData(ctx, viewer, input),
    );
    const findSent = (from: Db) => findByClientKey({ db: from }, clientKey, { jobSeekerId, ...mayHaveSent(ctx) });
    const sent = await findSent(db);
    if (sent) return sent;
    const sender = { employerId: employerId(viewer), email: data.email ?? null };
    const requireUnblocked = async (from: Db) => {
      const isBlocked = await isContactBlocked({ db: from }, jobSeekerId, sender);
      if (isBlocked) throw new Forbidden('You cannot contact this job seeker.');
    };
    await requireUnblocked(db);
    if (viewer.kind === 'anonymous') await spend(ctx, 'guests', { sent: clientKey });
    const known = employerId(viewer);
    await spend(ctx, 'contacts', {
      sent: clientKey,
      // Guests of one network count together: making one is easy.
      account: viewer.kind === 'employer' ? viewer.id : null,
      // The pair of a visitor who becomes a guest by this contact is new.
      subject: known === null ? undefined : `${known}:${jobSeekerId}`,
    });
    const at = ctx.now();
    try {
      const { contact, introductions } = await write(ctx, [{ id: jobSeekerId, unlessBanned: true }], async (tx) => {
        // The same click may have been sent twice at once, and a block or a ban may have come first.
        const first = await findSent(tx);
        if (first) return { contact: first, introductions: null };
        await requireUnblocked(tx);
        const jobSeeker = await tx.user.findFirst({
          where: { id: jobSeekerId, ...publicJobSeekers },
          select: { id: true },
        });
        if (!jobSeeker) throw new NotFound();
        const employer =
          viewer.kind === 'employer'
            ? viewer.id
            : await saveGuest(ctx, tx, employerId(viewer), data, { at, termsVersion });
        const pair = { employerId: employer, jobSeekerId };
        const { id: chatId, ...times } = await openContactChat(tx, pair, at);
        const introductions = await activateWaiting(tx, pair, at);
        const request = await tx.contactRequest.create({
          data: {
            ...data,
            name: contactName(data),
            ...pair,
            chatId,
            ...times,
            clientKey,
            activatedAt: at,
            createdAt: at,
          },
          select: contactColumns,
        });
        await weighContactRequest(tx, request.id, pair);
        await queueRequestMail(ctx, tx, request.id);
        if (viewer.kind !== 'employer') await queueSavedRequestMail(ctx, tx, request.id);
        return { contact: asContact(request), introductions };
      });
      if (introductions === null) return contact;
      for (const introduction of introductions) publishIntroduction(ctx, introduction);
      publishSubjects(ctx, contact.chatId);
      publishInboxEvent(ctx, contact.chatId, [contact.employerId, contact.jobSeekerId]);
      return contact;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same click sent twice at once: the other one won, nothing of this one is left.
      const won = await findSent(db);
      if (won) return won;
      throw InvalidInput.of('clientKey', 'This key was already used for another request.');
    }
  },
);

/**
 * Visitors and guests say what the work is about. An account contacts with one press, and the documented call of the REST layer
 * requires nothing of it (docs/product/contact.md, 'The contact dialog').
 */
const schemaFor = ({ viewer, source }: Pick<Ctx, 'viewer' | 'source'>) =>
  viewer.kind === 'employer' || source === 'REST' ? contactSchema : dialogContactSchema;

/**
 * Requests that this viewer may have sent. A visitor without a cookie may have lost the response that contained it: for an
 * hour the key identifies that guest, but never a user with an account.
 */
function mayHaveSent({ viewer, now }: { viewer: Viewer; now: () => Date }): Prisma.ContactRequestWhereInput {
  const id = employerId(viewer);
  if (id !== null) return { employerId: id };
  return { employer: guests, createdAt: { gt: new Date(now().getTime() - guestLifetimeMs) } };
}

/** How far a contact request has come, for its employer. The back office's statuses are not part of it. */
type ContactRequestState = 'PENDING_INTRODUCTION' | 'SENT' | 'ANSWERED' | 'HIRED' | 'DECLINED';

type Request = Pick<ContactRequest, 'employerId' | 'jobSeekerId' | 'chatId' | 'activatedAt' | 'answer'>;

/**
 * For the employer and admins, otherwise null. Answered: the job seeker has pressed a button, or written since it was sent. What the employer has
 * decided since then comes first; a later request begins anew. Batched.
 */
export async function stateOf(ctx: Ctx, request: Request): Promise<ContactRequestState | null> {
  if (!canSeeContactData(ctx.viewer, request)) return null;
  if (request.activatedAt === null) return 'PENDING_INTRODUCTION';
  const { answeredAt, outcome, outcomeAt } = await chatStateOf(ctx, request.chatId);
  if (outcome !== null && outcomeAt !== null && outcomeAt >= request.activatedAt) return outcome;
  const hasWritten = answeredAt !== null && answeredAt >= request.activatedAt;
  return hasWritten || request.answer !== null ? 'ANSWERED' : 'SENT';
}

/** How long an employer waits before others are offered to be asked. */
const patienceMs = 2 * hourMs;

/** Whether its employer reads this and can ask others the same: after two hours without an answer, or after a no. */
export async function canAskOthers(ctx: Ctx, request: Request): Promise<boolean> {
  if (employerId(ctx.viewer) !== request.employerId || request.activatedAt === null) return false;
  const state = await stateOf(ctx, request);
  if (state === 'ANSWERED') return request.answer === 'NOT_THIS_TIME';
  return state === 'SENT' && ctx.now().getTime() - request.activatedAt.getTime() >= patienceMs;
}

/**
 * Three public job seekers of this job and city, the best match first, whom the employer has not contacted and no block keeps
 * from it.
 */
export const othersToAsk = (employerId: number, { jobId, cityId }: { jobId: number | null; cityId: number | null }) =>
  ({
    where: {
      ...publicJobSeekers,
      // Null would be those without a job.
      jobId: jobId ?? 0,
      cityId: cityId ?? 0,
      jobSeekerChats: { none: { employerId } },
      blocks: { none: { blockedId: employerId } },
      blockedBy: { none: { blockerId: employerId } },
    },
    orderBy: [{ matchScore: 'desc' }, { id: 'desc' }],
    take: 3,
  }) satisfies Prisma.UserFindManyArgs;

const nothingYet = { answeredAt: null, outcome: null, outcomeAt: null } as const;

/** When the job seeker of a chat last wrote in it, and what its employer has decided. */
const chatStateOf = batchedBy(async ({ sql }: Ctx, chatIds: number[]) => {
  const rows = await readChatStates(sql, chatIds);
  const byChat = new Map(
    rows.map(({ id, answered_at: answeredAt, outcome, outcome_at: outcomeAt }) => [
      id,
      { answeredAt, outcome, outcomeAt },
    ]),
  );
  return (chatId: number) => byChat.get(chatId) ?? nothingYet;
});
