import type { SubscriptionMail } from '../../../generated/prisma/client.ts';
import { letter } from '../../core/mail/letter.ts';
import type { MailOfJob } from '../../core/mail/mailJobs.ts';
import { questions } from '../../core/mail/questions.ts';
import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';
import { noteMail } from '../state/note.ts';

/**
 * Mails the employer and each admin that there are two paid subscriptions, once, however often it is found. It is noted apart from the
 * difference: after a crash in between, the next comparison finds the difference again.
 * @param providerId the provider's id of the second subscription
 */
export async function noteDoublePayment(services: BillingServices, providerId: string): Promise<void> {
  const found = await openDifference(services, providerId);
  const second = await services.db.subscription.findUnique({
    where: { stripeSubscriptionId: providerId },
    select: { id: true },
  });
  if (!found || !second) return;
  await write(services, [], async (tx) => {
    const mailId = await noteMail(services, tx, { ...second, currentPeriodEnd: found.foundAt }, 'DOUBLE_PAYMENT');
    if (mailId === null) return;
    const admins = await tx.user.findMany({
      where: { role: 'ROLE_ADMIN', deletedAt: null, integration: null, loginEmail: { not: null } },
      select: { id: true },
    });
    for (const { id: adminId } of admins) await services.queue.add(tx, 'subscription-mail', { mailId, adminId });
  });
}

const openDifference = ({ db }: BillingServices, subject: string) =>
  db.paymentDifference.findFirst({ where: { kind: 'SECOND_SUBSCRIPTION', subject, settledAt: null } });

/** Whether it is still found. */
export const isStillDouble = async (services: BillingServices, providerId: string | null): Promise<boolean> =>
  providerId !== null && (await openDifference(services, providerId)) !== null;

/** The mail to an admin. Null for one who has left. */
export async function mailAdmin(
  { db, links, productName, supportEmail }: BillingServices,
  { id, subscriptionId }: Pick<SubscriptionMail, 'id' | 'subscriptionId'>,
  adminId: number,
): Promise<MailOfJob | null> {
  const admin = await db.user.findFirst({
    where: { id: adminId, role: 'ROLE_ADMIN', deletedAt: null },
    select: { loginEmail: true },
  });
  if (!admin?.loginEmail) return null;
  const mail = letter({
    subject: `${productName}: an employer pays twice`,
    text: [
      'Hello,',
      'the payment check has found an employer with two paid subscriptions. The employer was told that we are looking at it.',
      'Please cancel one of them at the payment provider, and refund it.',
    ],
    link: { action: 'Open the payment check', url: links.paymentDifferences() },
    foot: questions(supportEmail),
    productName,
  });
  return {
    mail: { ...mail, to: admin.loginEmail, people: [adminId] },
    what: 'a mail to an admin about a subscription',
    ids: { mail: id, subscription: subscriptionId },
  };
}
