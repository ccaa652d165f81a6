import type { ContactAnswer, Prisma } from '../../../generated/prisma/client.ts';
import { requireOwnProfile } from '../../accounts/access/jobSeeker.policy.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import { publishInboxEvent } from '../../chat/seat/publish.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import { dayMs } from '../../core/text/durations.ts';
import { verb } from '../../core/viewer/verb.ts';
import { write } from '../../core/write/write.ts';
import { linkDays, queueAnswerMail, type WordedRequest, wordsColumns } from './contactRequest.mail.ts';

/** A job seeker answers a contact request by one press, in the chat or by the link in the mail. It needs no payment by anybody. */

/** Requests that their job seeker may still answer: both are there. */
const answerable = {
  activatedAt: { not: null },
  answer: null,
  employer: { deletedAt: null, bannedAt: null },
  jobSeeker: { deletedAt: null, bannedAt: null },
} as const satisfies Prisma.ContactRequestWhereInput;

/**
 * Answers a request that the viewer has got. The same answer again changes nothing.
 * @throws NotFound, Conflict if it has another answer, or one of the two has blocked the other
 */
export const answerContactRequest = verb(
  'HIRING',
  requireOwnProfile,
  [NotFound, Conflict],
  async (ctx: Ctx, { id: jobSeekerId }, { id, answer }: { id: number; answer: ContactAnswer }): Promise<number> => {
    const own = { id, jobSeekerId, activatedAt: { not: null } };
    if (!(await ctx.db.contactRequest.count({ where: own }))) throw new NotFound();
    const given = await giveAnswer(ctx, id, answer);
    if (given !== answer) throw new Conflict(given ? 'You have answered this request.' : 'This request is over.');
    return id;
  },
);

/** Stores the first answer. Gives the answer that the request has now; null if it can have none. */
async function giveAnswer(ctx: Services, id: number, answer: ContactAnswer): Promise<ContactAnswer | null> {
  const pair = await ctx.db.contactRequest.findUniqueOrThrow({
    where: { id },
    select: { chatId: true, employerId: true, jobSeekerId: true },
  });
  const people = [pair.employerId, pair.jobSeekerId];
  const isNew = await write(
    ctx,
    people.map((person) => ({ id: person, evenIfDeleted: true })),
    async (tx) => {
      if (await hasBlockBetween({ db: tx }, pair.employerId, pair.jobSeekerId)) return false;
      const { count } = await tx.contactRequest.updateMany({
        where: { id, ...answerable },
        data: { answer, answeredAt: ctx.now() },
      });
      if (count > 0) await queueAnswerMail(ctx, tx, id);
      return count > 0;
    },
  );
  if (isNew) publishInboxEvent(ctx, pair.chatId, people);
  return isNew
    ? answer
    : ((await ctx.db.contactRequest.findUnique({ where: { id }, select: { answer: true } }))?.answer ?? null);
}

/** WAITING: the link answers. */
export type MailedRequestStatus = 'WAITING' | 'ANSWERED' | 'OVER';

export type MailedRequest = { request: WordedRequest; status: MailedRequestStatus };

/** The request of this token; null for an unknown token, and for one of an email that its job seeker has no more. */
export async function mailedRequest(services: Services, token: string): Promise<MailedRequest | null> {
  const key = services.requestTokens.read(token);
  const where = key && { id: key.id, activatedAt: { not: null }, jobSeeker: { deletedAt: null, bannedAt: null } };
  const request = where && (await services.db.contactRequest.findFirst({ where, select: wordsColumns }));
  const { email = null } = request?.jobSeeker ?? {};
  if (!request || email === null || !services.requestTokens.emailKeys(email).includes(key.emailKey)) return null;
  if (request.answer !== null) return { request, status: 'ANSWERED' };
  const endsAt = (request.activatedAt?.getTime() ?? 0) + linkDays * dayMs;
  const isOver = endsAt <= services.now().getTime() || !(await isAnswerable(services, request));
  return { request, status: isOver ? 'OVER' : 'WAITING' };
}

async function isAnswerable({ db }: Services, { id, employerId, jobSeeker }: WordedRequest): Promise<boolean> {
  if ((await db.contactRequest.count({ where: { id, ...answerable } })) === 0) return false;
  return !(await hasBlockBetween({ db }, employerId, jobSeeker.id));
}

/**
 * Answers the request of this token. Only what waits is answered: a second answer changes nothing.
 * @throws NotFound for an unknown token
 */
export async function answerByMail(services: Services, token: string, answer: ContactAnswer): Promise<void> {
  const mailed = await mailedRequest(services, token);
  if (!mailed) throw new NotFound();
  if (mailed.status === 'WAITING') await giveAnswer(services, mailed.request.id, answer);
}
