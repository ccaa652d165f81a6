import type { Prisma } from '../../generated/prisma/client.ts';
import { employerId, type Viewer } from '../account/viewer.ts';
import { openContactChat } from '../chat/contactChat.ts';
import { wakeChatList } from '../chat/wake.ts';
import type { DomainContext } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { guests } from '../employer/employer.policy.ts';
import { guestLifetimeMs, saveGuest } from '../employer/guest.ts';
import { Forbidden, InvalidInput, NotFound, SignInRequired } from '../errors.ts';
import { publicJobSeekers } from '../jobSeeker/jobSeeker.policy.ts';
import { addPopularity, contactRequestWeight } from '../jobSeeker/popularity.ts';
import { validated } from '../validation.ts';
import { asContact, type Contact, contactColumns, findByClientKey, withAccountData } from './contact.ts';
import { type ContactInput, contactSchema } from './contactRequest.input.ts';
import { takeUpWaiting, tellIntroduction } from './introduction.ts';

export const onlyEmployers = 'Only Employers can contact Job Seekers';

/**
 * An employer contacts a job seeker (spec 001 §4). A visitor who never registered becomes a guest employer by it. The
 * employer, the request and the chat are made together or not at all; two employers' requests never share a chat.
 * @param as the employer that the client takes the viewer for, if it says so
 * @throws Forbidden for job seekers and admins; SignInRequired for nobody as somebody, NotFound for somebody as somebody
 * else; NotFound, InvalidInput by field.
 */
export async function contactJobSeeker(
  ctx: DomainContext,
  { jobSeekerId, employerId: as, ...input }: { jobSeekerId: number; employerId?: number | null } & ContactInput,
): Promise<Contact> {
  const { viewer, db } = ctx;
  if (viewer.kind === 'jobSeeker' || viewer.kind === 'admin') throw new Forbidden(onlyEmployers);
  requireSelf(viewer, as);
  const { clientKey, ...data } = validated(
    contactSchema,
    viewer.kind === 'employer' ? await withAccountData(ctx, viewer.id, input) : input,
  );
  const findSent = () => findByClientKey(ctx, clientKey, { jobSeekerId, ...mayHaveSent(ctx) });
  const sent = await findSent();
  if (sent) return sent;
  const at = ctx.now();
  try {
    const { contact, introductions } = await db.$transaction(async (tx) => {
      const jobSeeker = await tx.user.findFirst({
        where: { id: jobSeekerId, ...publicJobSeekers },
        select: { id: true },
      });
      if (!jobSeeker) throw new NotFound();
      const employer = viewer.kind === 'employer' ? viewer.id : await saveGuest(tx, employerId(viewer), data, { at });
      const pair = { employerId: employer, jobSeekerId };
      const { id: chatId, lastMessageAt } = await openContactChat(tx, pair, at);
      const introductions = await takeUpWaiting(tx, pair, at);
      const request = await tx.contactRequest.create({
        data: { ...data, ...pair, chatId, lastMessageAt, clientKey, activatedAt: at, createdAt: at },
        select: contactColumns,
      });
      await addPopularity(tx, jobSeekerId, contactRequestWeight);
      return { contact: asContact(request), introductions };
    });
    for (const introduction of introductions) tellIntroduction(ctx, introduction);
    wakeChatList(ctx, contact.chatId, [contact.employerId, contact.jobSeekerId]);
    return contact;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The same click sent twice at once: the other one won, nothing of this one is left.
    const won = await findSent();
    if (won) return won;
    throw InvalidInput.of('clientKey', 'This key belongs to another request.');
  }
}

/** Everybody acts as the employer that they are: a guest whose hour is over is not made another one by surprise. */
function requireSelf(viewer: Viewer, as: number | null | undefined): void {
  const own = employerId(viewer);
  if (as === null || as === undefined || as === own) return;
  throw own === null ? new SignInRequired() : new NotFound();
}

/**
 * Requests that this viewer may have sent. Somebody without a cookie may have lost the answer that would have made them the
 * guest of it: for an hour whoever knows the key is that guest, never somebody who has an account.
 */
function mayHaveSent({ viewer, now }: { viewer: Viewer; now: () => Date }): Prisma.ContactRequestWhereInput {
  const id = employerId(viewer);
  if (id !== null) return { employerId: id };
  return { employer: guests, createdAt: { gt: new Date(now().getTime() - guestLifetimeMs) } };
}
