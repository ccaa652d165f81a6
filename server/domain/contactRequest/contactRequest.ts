import type { Prisma } from '../../generated/prisma/client.ts';
import { employerId } from '../account/viewer.ts';
import { openContactChat } from '../chat/contactChat.ts';
import { wakeChatList } from '../chat/wake.ts';
import type { DomainContext } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { saveGuest } from '../employer/guest.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { publicJobSeekers } from '../jobSeeker/jobSeeker.policy.ts';
import { contactRequestWeight } from '../jobSeeker/popularity.ts';
import { validated } from '../validation.ts';
import { contactDataSchema, preferencesSchema } from './contactRequest.input.ts';

export type ContactInput = {
  jobSeekerId: number;
  name?: string | null;
  email?: string | null;
  whatsApp?: string | null;
  company?: string | null;
  description?: string | null;
  partTime: boolean;
  fullTime: boolean;
  /** Any string of the sender's that is hard to guess; the same one again gives the request that is already there. */
  clientKey?: string | null;
};

export type Contact = { contactRequestId: number; chatId: number; employerId: number; jobSeekerId: number };

export const onlyEmployers = 'Only Employers can contact Job Seekers';

const contactColumns = { id: true, chatId: true, employerId: true, jobSeekerId: true } as const;
const asContact = ({ id, ...rest }: Prisma.ContactRequestGetPayload<{ select: typeof contactColumns }>): Contact => ({
  contactRequestId: id,
  ...rest,
});

/**
 * An employer contacts a job seeker (spec 001 §4). A visitor who never registered becomes a guest employer by it. The
 * employer, the request and the chat are made together or not at all; two employers' requests never share a chat.
 * @throws Forbidden for job seekers and admins, NotFound, InvalidInput by field.
 */
export async function contactJobSeeker(ctx: DomainContext, input: ContactInput): Promise<Contact> {
  const { viewer, db } = ctx;
  if (viewer.kind === 'jobSeeker' || viewer.kind === 'admin') throw new Forbidden(onlyEmployers);
  const data = validated(contactDataSchema.and(preferencesSchema), await withAccountData(ctx, input));
  const repeated = await findByClientKey(ctx, input);
  if (repeated) return repeated;
  try {
    const contact = await db.$transaction(async (tx) => {
      const jobSeeker = await tx.user.findFirst({
        where: { id: input.jobSeekerId, ...publicJobSeekers },
        select: { id: true },
      });
      if (!jobSeeker) throw new NotFound();
      const employer = viewer.kind === 'employer' ? viewer.id : await saveGuest(tx, employerId(viewer), data);
      const chatId = await openContactChat(tx, employer, jobSeeker.id);
      const request = await tx.contactRequest.create({
        data: {
          ...data,
          employerId: employer,
          jobSeekerId: jobSeeker.id,
          chatId,
          clientKey: input.clientKey ?? null,
          activatedAt: ctx.now(),
          createdAt: ctx.now(),
        },
        select: contactColumns,
      });
      await tx.user.update({
        where: { id: jobSeeker.id },
        data: { popularity: { increment: contactRequestWeight } },
        select: { id: true },
      });
      return asContact(request);
    });
    wakeChatList(ctx, contact.chatId, [contact.employerId, contact.jobSeekerId]);
    return contact;
  } catch (error) {
    // The same click sent twice at once: the other one won, nothing of this one is left.
    const won = isUniqueViolation(error) ? await findByClientKey(ctx, input) : null;
    if (won) return won;
    throw error;
  }
}

/** A signed-in employer leaves out what the account knows already. */
async function withAccountData(ctx: DomainContext, input: ContactInput): Promise<ContactInput> {
  if (ctx.viewer.kind !== 'employer') return input;
  const account = await ctx.db.user.findUnique({
    where: { id: ctx.viewer.id },
    select: { name: true, email: true, whatsApp: true, company: true },
  });
  return {
    ...input,
    name: input.name || account?.name.slice(0, 30),
    email: input.email || account?.email,
    whatsApp: input.whatsApp || account?.whatsApp,
    company: input.company || account?.company,
  };
}

async function findByClientKey(ctx: DomainContext, input: ContactInput): Promise<Contact | null> {
  if (!input.clientKey) return null;
  const request = await ctx.db.contactRequest.findFirst({
    where: { clientKey: input.clientKey, jobSeekerId: input.jobSeekerId },
    select: contactColumns,
  });
  if (!request) return null;
  const employer = employerId(ctx.viewer);
  return employer === null || employer === request.employerId ? asContact(request) : null;
}
