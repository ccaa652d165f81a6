import type { EmailMessage, Prisma } from '../../generated/prisma/client.ts';
import type { PersonReference } from '../account/person.ts';
import { requireAdmin } from '../account/require.ts';
import type { DomainContext } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import type { Listing } from '../listing.ts';
import { validated } from '../validation.ts';
import { emailSchema } from './email.input.ts';

export type EmailInput = {
  text: string;
  /** Chosen by the sender, 8 to 64 characters: the same one again sends no second mail. */
  clientKey?: string | null;
};

/** The mails that admins wrote to somebody, newest first. For admins. */
export const emailsTo = (userId: number): Listing<Prisma.EmailMessageWhereInput> => ({
  where: { userId },
  order: [{ field: 'createdAt', direction: 'desc' }],
});

/**
 * An admin writes to a job seeker or an employer (spec 000 §5). The mail is kept with how it went: `ok` when the mailer
 * took it, else `ko`.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput on `text` or, for somebody without an address, on `user`.
 */
export async function sendEmail(ctx: DomainContext, to: PersonReference, input: EmailInput): Promise<EmailMessage> {
  const admin = requireAdmin(ctx.viewer);
  if (to.role === 'ROLE_ADMIN') throw new NotFound();
  const { text, clientKey } = validated(emailSchema, input);
  const receiver = await ctx.db.user.findFirst({
    where: { id: to.id, role: to.role, deletedAt: null },
    select: { id: true, email: true },
  });
  if (!receiver) throw new NotFound();
  if (receiver.email === null) throw InvalidInput.of('user', 'This person has left no email.');
  const { mail, isNew } = await keep(ctx, { senderId: admin.id, userId: receiver.id, message: text, clientKey });
  if (!isNew) return mail;
  const taken = await handOver(ctx, receiver.email, text);
  return taken ? ctx.db.emailMessage.update({ where: { id: mail.id }, data: { status: 'ok' } }) : mail;
}

/** Keeps a mail as one that has not gone out yet, or finds the one with its key. */
async function keep(
  { db, now }: DomainContext,
  data: { senderId: number; userId: number; message: string; clientKey: string | null },
): Promise<{ mail: EmailMessage; isNew: boolean }> {
  try {
    const mail = await db.emailMessage.create({ data: { ...data, status: 'ko', createdAt: now() } });
    return { mail, isNew: true };
  } catch (error) {
    const { senderId, userId, clientKey } = data;
    const first =
      clientKey !== null && isUniqueViolation(error)
        ? await db.emailMessage.findUnique({ where: { senderId_clientKey: { senderId, clientKey } } })
        : null;
    if (!first) throw error;
    if (first.userId !== userId) throw InvalidInput.of('clientKey', 'This key belongs to another mail.');
    return { mail: first, isNew: false };
  }
}

async function handOver({ mailer, productName, log }: DomainContext, to: string, text: string): Promise<boolean> {
  try {
    await mailer.send({ to, subject: `A message from ${productName}`, text });
    return true;
  } catch (error) {
    log.error({ err: error }, 'a mail of the back office was not taken');
    return false;
  }
}
