import { z } from 'zod';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { BillingServices } from '../context.ts';

type Services = Pick<BillingServices, 'queue'>;

/** The content of a job: the refund that its person is told of. */
export const refundJobSchema = z.object({ refundId: z.int() });

/** The content of a job: what an admin is told of. */
export const paymentNewsSchema = z.union([
  z.object({ adminId: z.int(), disputeId: z.int(), closed: z.boolean() }),
  z.object({ adminId: z.int(), failedRefundId: z.int() }),
  z.object({ adminId: z.int(), secondSubscriptionId: z.int() }),
]);

/** Queues the mail about a refund, in the transaction that records it. */
export const noteRefundMail = ({ queue }: Services, tx: Prisma.TransactionClient, refundId: number): Promise<void> =>
  queue.add(tx, 'refund-mail', { refundId });

/** Queues mails to all admins that a dispute was opened or is over. */
export const noteDisputeMails = (
  services: Services,
  tx: Prisma.TransactionClient,
  news: { disputeId: number; closed: boolean },
): Promise<void> => noteToAdmins(services, tx, news);

/** The same that the money of a refund has come back. */
export const noteFailedRefundMails = (
  services: Services,
  tx: Prisma.TransactionClient,
  failedRefundId: number,
): Promise<void> => noteToAdmins(services, tx, { failedRefundId });

/** The same that an employer pays for a second subscription. */
export const noteDoublePaymentMails = (
  services: Services,
  tx: Prisma.TransactionClient,
  secondSubscriptionId: number,
): Promise<void> => noteToAdmins(services, tx, { secondSubscriptionId });

/** Integrations are admins without an email. */
async function noteToAdmins({ queue }: Services, tx: Prisma.TransactionClient, news: object): Promise<void> {
  const admins = await tx.user.findMany({
    where: { role: 'ROLE_ADMIN', email: { not: null }, deletedAt: null, bannedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  await queue.addAll(
    tx,
    'payment-news',
    admins.map(({ id: adminId }) => ({ adminId, ...news })),
  );
}
