import type { EmailMessage, Prisma } from '../../../generated/prisma/client.ts';
import type { BillingContext } from '../../billing/context.ts';
import { auditedValues } from '../../core/audit/audited.ts';
import { personType } from '../../core/audit/records.ts';
import { Conflict, NotFound, Unavailable } from '../../core/failures/errors.ts';
import type { Listing } from '../../core/lists/listing.ts';
import { requireMail } from '../../core/mail/admission.ts';
import { requireAdmin } from '../../core/viewer/require.ts';
import { adminVerb } from '../../core/viewer/verb.ts';
import type { Viewer } from '../../core/viewer/viewer.ts';
import { lockRow } from '../../core/write/lockRow.sql.ts';
import { write } from '../../core/write/write.ts';
import { queueEmail } from './email.ts';

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
  async (ctx: BillingContext, id: number): Promise<EmailMessage> => {
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
