import type { EmailMessage, Prisma } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import type { Ctx } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireMail } from '../../core/mail/admission.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAdmin, type Viewer } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { emailSchema } from './email.input.ts';
import { type OwnedEmail, readLatestEmails } from './email.sql.ts';

export type EmailInput = {
  text: string;
  /** Idempotency key chosen by the sender, 8 to 64 characters: a repeated key sends no second mail. */
  clientKey?: string | null;
};

/**
 * The mails from admins to a user, newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function emailsTo(viewer: Viewer, userId: number): Listing<Prisma.EmailMessageWhereInput> {
  requireAdmin(viewer);
  return { where: { userId }, order: [{ field: 'createdAt', direction: 'desc' }] };
}

/**
 * The newest mails to each of these users, up to `limit` of each. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function latestEmailsTo({ sql, viewer }: Ctx, userIds: number[], most: number): Promise<OwnedEmail[]> {
  requireAdmin(viewer);
  return readLatestEmails(sql, userIds, most);
}

/**
 * Queues a mail from an admin to a job seeker or an employer. It is stored with its status: `ko` as soon as the mail server
 * has not taken it, otherwise `ok`.
 * @throws NotFound, InvalidInput on `text` or, for a user without an address, on `user`, Unavailable where no mail can be sent
 */
export const sendEmail = verb(
  'OFFICE',
  requireAdmin,
  [InvalidInput, NotFound, Unavailable],
  async (ctx: Ctx, admin, to: PersonReference, input: EmailInput): Promise<EmailMessage> => {
    if (to.role === 'ROLE_ADMIN') throw new NotFound();
    const { text, clientKey } = validated(emailSchema, input);
    requireMail(ctx);
    const receiver = await ctx.db.user.findFirst({
      where: { id: to.id, role: to.role, deletedAt: null },
      select: { id: true, email: true },
    });
    if (!receiver) throw new NotFound();
    if (receiver.email === null) throw InvalidInput.of('user', 'This user has no email address.');
    return keep(ctx, to, { senderId: admin.id, userId: receiver.id, message: text, clientKey });
  },
);

/** Stores and queues a mail, or finds the one with its key. */
async function keep(
  ctx: Ctx,
  { id, role }: PersonReference,
  data: { senderId: number; userId: number; message: string; clientKey: string | null },
): Promise<EmailMessage> {
  const { db, now } = ctx;
  try {
    return await write(ctx, [{ id, role }], async (tx) => {
      await auditedValues(ctx, tx, { action: 'user.email', type: personType(role), id });
      const mail = await tx.emailMessage.create({ data: { ...data, status: 'ok', createdAt: now() } });
      await queueEmail(ctx, tx, mail);
      return mail;
    });
  } catch (error) {
    const { senderId, userId, clientKey } = data;
    const first =
      clientKey !== null && isUniqueViolation(error)
        ? await db.emailMessage.findUnique({ where: { senderId_clientKey: { senderId, clientKey } } })
        : null;
    if (!first) throw error;
    if (first.userId !== userId) throw InvalidInput.of('clientKey', 'This key was already used for another email.');
    return first;
  }
}

/** Queues a stored mail in the transaction that stores it. */
export const queueEmail = (
  { queue }: Pick<Ctx, 'queue'>,
  tx: Prisma.TransactionClient,
  { id: emailId, resends }: Pick<EmailMessage, 'id' | 'resends'>,
): Promise<void> => queue.add(tx, 'admin-email', { emailId, resends });

/** The subject of every mail from admins. */
export const emailSubject = ({ productName }: Pick<Ctx, 'productName'>): string => `A message from ${productName}`;

/** Mails that failed longer ago no longer need attention. */
const failedMailsMs = 30 * 86_400_000;

/** Mails of admins that the mail server did not take lately, or of which it is not known. */
export const failedMails = (now: Date): Prisma.EmailMessageWhereInput => ({
  status: 'ko',
  createdAt: { gt: new Date(now.getTime() - failedMailsMs) },
});

/**
 * Failed mails of the last 30 days, newest first. For admins.
 * @throws SignInRequired, Forbidden
 */
export function failedEmails({
  viewer,
  now,
}: {
  viewer: Viewer;
  now: () => Date;
}): Listing<Prisma.EmailMessageWhereInput> {
  requireAdmin(viewer);
  return { where: failedMails(now()), order: [{ field: 'createdAt', direction: 'desc' }] };
}

/**
 * Sends a failed mail again, to the present address of the person. One that was sent in the meantime is not sent twice. For admins.
 * @throws Conflict for a person without an address, Unavailable where no mail can be sent
 */
export const sendEmailAgain = adminVerb(
  'OFFICE',
  [NotFound, Conflict, Unavailable],
  async (ctx: Ctx, id: number): Promise<EmailMessage> => {
    requireMail(ctx);
    return write(ctx, [], async (tx) => {
      // Of two admins, the second finds it sent.
      await lockRow(tx, 'email_message', id);
      const mail = await tx.emailMessage.findUnique({
        where: { id },
        include: { user: { select: { id: true, role: true, email: true } } },
      });
      if (!mail) throw new NotFound();
      const { user, ...before } = mail;
      if (mail.status === 'ok') return before;
      if (user.email === null) throw new Conflict('This user has no email address.');
      await auditedValues(ctx, tx, { action: 'user.email', type: personType(user.role), id: user.id });
      const data = { status: 'ok', error: null, resends: { increment: 1 } } as const;
      const sending = await tx.emailMessage.update({ where: { id }, data });
      await queueEmail(ctx, tx, sending);
      return sending;
    });
  },
);
