import { z } from 'zod';
import type { EmailMessage, EmailTemplate, Prisma } from '../../../generated/prisma/client.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import type { Ctx, Services } from '../../core/context.ts';
import { Conflict, InvalidInput, NotFound, Unavailable } from '../../core/failures/errors.ts';
import { isUniqueViolation } from '../../core/failures/unavailable.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireMail } from '../../core/mail/admission.ts';
import { deliverMail } from '../../core/mail/deliver.ts';
import { letter } from '../../core/mail/letter.ts';
import { dayMs } from '../../core/text/durations.ts';
import { validated } from '../../core/text/input/validation.ts';
import { adminVerb, verb } from '../../core/viewer/verb.ts';
import { type PersonReference, requireAdmin, type Viewer } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/locks.sql.ts';
import { write } from '../../core/write/write.ts';
import { emailSchema, emailTemplateSchema } from './email.input.ts';
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
const failedMailsMs = 30 * dayMs;

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

/** The content of a job: which sending of which mail. It contains no names, addresses or texts. */
const emailJobSchema = z.object({ emailId: z.int(), resends: z.int() });

/** Sends the mails that admins have written. Called every few seconds by any number of processes. */
export async function sendEmails(services: Services): Promise<void> {
  await services.queue.work('admin-email', ({ data }) => deliver(services, emailJobSchema.parse(data)));
}

/** What the mail server did not take is listed as failed, and the queue tries it again. */
async function deliver(services: Services, { emailId: id, resends }: z.output<typeof emailJobSchema>): Promise<void> {
  const { db } = services;
  // Read again: an admin may have had it sent once more, and the person may be gone.
  const mail = await db.emailMessage.findFirst({
    where: { id, resends, user: { deletedAt: null } },
    select: { message: true, user: { select: { id: true, email: true } } },
  });
  if (!mail?.user.email) return;
  const note = (data: { status: 'ok' | 'ko'; error: string | null }) =>
    // Many, because a deletion removes it.
    write({ db }, [], (tx) => tx.emailMessage.updateMany({ where: { id }, data }));
  try {
    const delivery = await deliverMail(services, {
      // Of the mail, not of the job: a mail that two jobs send at the same time is recognized as a duplicate.
      jobId: `email-${id}`,
      mail: { to: mail.user.email, people: [mail.user.id], isPersonal: true, ...emailOf(services, mail.message) },
      what: 'a mail of an admin',
      ids: { email: id },
    });
    if (delivery.state === 'sent') await note({ status: 'ok', error: null });
    if (delivery.state === 'refused') await note({ status: 'ko', error: wordsOf(delivery.reason) });
    if (delivery.state === 'withheld') await note({ status: 'ko', error: withheld });
    if (delivery.state === 'gone') await note({ status: 'ko', error: gone });
  } catch (error) {
    await note({ status: 'ko', error: wordsOf(error) });
    throw error;
  }
}

const withheld = 'This address is not confirmed and has already got many emails today.';
const gone = 'This person is banned.';

/** What the mail server said. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** The mail of a text that an admin wrote. */
function emailOf({ productName, supportEmail }: Services, text: string) {
  return letter({
    subject: emailSubject({ productName }),
    preview: text,
    text: [text],
    link: null,
    foot: `Our team wrote this to you. Questions? Contact ${supportEmail}.`,
    productName,
  });
}

/** The texts that emails begin with. Emails that began with one stay as they are when it is deleted. */
export const emailTemplateVerbs = recordVerbs('EMAIL_TEMPLATE', {
  schema: emailTemplateSchema,
  rows: (tx) => tx.emailTemplate,
  refusals: { taken: { field: 'name', message: 'A template with this name already exists.' } },
});

/**
 * All templates by name. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function emailTemplates({ db, viewer }: Ctx): Promise<EmailTemplate[]> {
  requireAdmin(viewer);
  return db.emailTemplate.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}
