import type { ContactAnswer } from '../../../generated/prisma/client.ts';
import { requireOwnProfile } from '../../accounts/access/jobSeeker.policy.ts';
import { hasBlockBetween } from '../../chat/block/block.ts';
import { publishInboxEvent, publishSubjects } from '../../chat/seat/publish.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/failures/errors.ts';
import { dayMs } from '../../core/text/durations.ts';
import { verb } from '../../core/viewer/verb.ts';
import { write } from '../../core/write/write.ts';
import { asContact, type Contact, contactColumns } from './contact.ts';
import { linkDays, queueAnswerMail, type RequestWords, wordsColumns, wordsOf } from './contactRequest.mail.ts';
import { answerable, present } from './contactRequest.policy.ts';

/** A job seeker answers a contact request by one press, in the chat or by the link in the mail. It needs no payment by anybody. */

/**
 * Answers a request that the viewer has got. The same answer again changes nothing.
 * @throws NotFound, Conflict if it has another answer or can have none
 */
export const answerContactRequest = verb(
  'HIRING',
  requireOwnProfile,
  [NotFound, Conflict],
  async (ctx: Ctx, { id: jobSeekerId }, { id, answer }: { id: number; answer: ContactAnswer }): Promise<number> => {
    const own = { id, jobSeekerId, activatedAt: { not: null } };
    const request = await ctx.db.contactRequest.findFirst({ where: own, select: contactColumns });
    if (!request) throw new NotFound();
    if (await giveAnswer(ctx, asContact(request), answer)) return id;
    const { answer: given } = await ctx.db.contactRequest.findUniqueOrThrow({
      where: { id },
      select: { answer: true },
    });
    if (given !== answer) throw new Conflict(given ? 'You have answered this request.' : 'This request is over.');
    return id;
  },
);

/** Stores the first answer. Resolves to whether it is this one. */
async function giveAnswer(ctx: Services, contact: Contact, answer: ContactAnswer): Promise<boolean> {
  const { contactRequestId: id, chatId, employerId, jobSeekerId } = contact;
  const people = [employerId, jobSeekerId];
  const isFirst = await write(
    ctx,
    people.map((person) => ({ id: person, evenIfDeleted: true })),
    async (tx) => {
      if (await hasBlockBetween({ db: tx }, employerId, jobSeekerId)) return false;
      const data = { answer, answeredAt: ctx.now() };
      const { count } = await tx.contactRequest.updateMany({ where: { id, ...answerable }, data });
      if (count > 0) await queueAnswerMail(ctx, tx, id);
      return count > 0;
    },
  );
  if (isFirst) {
    publishSubjects(ctx, chatId);
    publishInboxEvent(ctx, chatId, people);
  }
  return isFirst;
}

/** WAITING: the link answers. */
export type MailedRequestStatus = 'WAITING' | 'ANSWERED' | 'OVER';

/** `words`: null once it is over, which also hides what a banned or blocked employer wrote. */
export type MailedRequest = {
  contact: Contact;
  answer: ContactAnswer | null;
  status: MailedRequestStatus;
  words: RequestWords | null;
};

/** The request of this token; null for an unknown token, and for one that was mailed to an earlier email of the job seeker. */
export async function mailedRequest(services: Services, token: string): Promise<MailedRequest | null> {
  const { db, requestTokens, now } = services;
  const key = requestTokens.read(token);
  const where = key && { id: key.id, activatedAt: { not: null }, jobSeeker: present };
  const employer = { select: { deletedAt: true, bannedAt: true } };
  const select = { ...wordsColumns, ...contactColumns, activatedAt: true, answer: true, employer };
  const request = where && (await db.contactRequest.findFirst({ where, select }));
  const { email = null } = request?.jobSeeker ?? {};
  if (!request || email === null || !requestTokens.emailKeys(email).includes(key.emailKey)) return null;
  const { answer, activatedAt, employerId, jobSeekerId } = request;
  const isGone = request.employer.deletedAt !== null || request.employer.bannedAt !== null;
  const endsAt = (activatedAt?.getTime() ?? 0) + linkDays * dayMs;
  const isOver = isGone || (answer === null && endsAt <= now().getTime());
  const status =
    isOver || (await hasBlockBetween({ db }, employerId, jobSeekerId)) ? 'OVER' : answer ? 'ANSWERED' : 'WAITING';
  const words = status === 'OVER' ? null : await wordsOf(services, request);
  return { contact: asContact(request), answer, status, words };
}

/**
 * Answers the request of this token. Only what waits is answered: a second answer changes nothing.
 * @throws NotFound for an unknown token
 */
export async function answerByMail(services: Services, token: string, answer: ContactAnswer): Promise<void> {
  const mailed = await mailedRequest(services, token);
  if (!mailed) throw new NotFound();
  if (mailed.status === 'WAITING') await giveAnswer(services, mailed.contact, answer);
}
