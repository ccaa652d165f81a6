import { sql } from 'kysely';
import type { EmailMessage, Prisma } from '../../generated/prisma/client.ts';
import type { PersonReference } from '../account/person.ts';
import { requireAdmin } from '../account/require.ts';
import type { Viewer } from '../account/viewer.ts';
import { auditedValues } from '../audit/audited.ts';
import { personType } from '../audit/records.ts';
import type { DomainContext } from '../context.ts';
import { isUniqueViolation } from '../database.ts';
import { InvalidInput, NotFound } from '../errors.ts';
import type { Listing } from '../listing.ts';
import { letter } from '../mail/letter.ts';
import { validated } from '../validation.ts';
import { write } from '../write/write.ts';
import { emailSchema } from './email.input.ts';

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

export type OwnedEmail = { owner: number } & EmailMessage;

/**
 * The newest mails to each of these users, at most `most` of each. For admins.
 * @throws SignInRequired, Forbidden
 */
export async function latestEmailsTo(
  { kysely, viewer }: DomainContext,
  userIds: number[],
  most: number,
): Promise<OwnedEmail[]> {
  requireAdmin(viewer);
  const { rows } = await sql<OwnedEmail>`
    SELECT owner, mail.id, mail.user_id AS "userId", mail.sender_id AS "senderId", mail.message,
      mail.status::text AS status, mail.error, mail.created_at AS "createdAt"
    FROM unnest(${userIds}::int[]) AS owner CROSS JOIN LATERAL (
      SELECT * FROM email_message WHERE user_id = owner ORDER BY created_at DESC, id DESC LIMIT ${most}
    ) AS mail ORDER BY owner, mail.created_at DESC, mail.id DESC`.execute(kysely);
  return rows;
}

/**
 * Sends a mail from an admin to a job seeker or an employer (spec 000 §5). It is stored with its status: `ok` if the
 * mail server accepted it, otherwise `ko`.
 * @throws SignInRequired, Forbidden, NotFound, InvalidInput on `text` or, for a user without an address, on `user`
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
  if (receiver.email === null) throw InvalidInput.of('user', 'This user has no email address.');
  const { mail, isNew } = await keep(ctx, to, { senderId: admin.id, userId: receiver.id, message: text, clientKey });
  if (!isNew) return mail;
  const data = await handOver(ctx, receiver.email, text);
  // Of a person who was deleted meanwhile it is gone.
  return write(ctx, [], (tx) => tx.emailMessage.update({ where: { id: mail.id }, data }));
}

/** Stores a mail that has not been sent yet, or finds the one with its key. */
async function keep(
  ctx: DomainContext,
  { id, role }: PersonReference,
  data: { senderId: number; userId: number; message: string; clientKey: string | null },
): Promise<{ mail: EmailMessage; isNew: boolean }> {
  const { db, now } = ctx;
  try {
    const mail = await write(ctx, [{ id, role }], async (tx) => {
      await auditedValues(ctx, tx, { action: 'user.email', type: personType(role), id });
      return tx.emailMessage.create({ data: { ...data, status: 'ko', createdAt: now() } });
    });
    return { mail, isNew: true };
  } catch (error) {
    const { senderId, userId, clientKey } = data;
    const first =
      clientKey !== null && isUniqueViolation(error)
        ? await db.emailMessage.findUnique({ where: { senderId_clientKey: { senderId, clientKey } } })
        : null;
    if (!first) throw error;
    if (first.userId !== userId) throw InvalidInput.of('clientKey', 'This key was already used for another email.');
    return { mail: first, isNew: false };
  }
}

/** The subject of every mail from admins. */
export const emailSubject = ({ productName }: Pick<DomainContext, 'productName'>): string =>
  `A message from ${productName}`;

/** The mail of a text that an admin wrote. */
function emailOf({ productName, supportEmail }: DomainContext, text: string) {
  return letter({
    subject: emailSubject({ productName }),
    preview: text,
    text: [text],
    link: null,
    foot: `Our team wrote this to you. Questions? Contact ${supportEmail}.`,
    productName,
  });
}

/** Hands a mail over to the mail server. What becomes of its row. */
export async function handOver(
  ctx: DomainContext,
  to: string,
  text: string,
): Promise<{ status: 'ok' | 'ko'; error: string | null }> {
  try {
    await ctx.mailer.send({ to, ...emailOf(ctx, text) });
    return { status: 'ok', error: null };
  } catch (error) {
    ctx.log.error({ err: error }, 'a mail of the back office was not taken');
    return { status: 'ko', error: error instanceof Error ? error.message : String(error) };
  }
}
