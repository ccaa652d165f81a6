import type { Prisma } from '../../../generated/prisma/client.ts';
import { isTaken, type ProviderDispute, type ProviderRefund, type ProviderReturns } from '../../../payment/returns.ts';
import type { Services } from '../../core/context.ts';
import { isOver } from './dispute.policy.ts';
import { noteDisputeMails, noteFailedRefundMails, noteRefundMail } from './note.ts';

type Needed = Pick<Services, 'queue' | 'now'>;

/** Older refunds that we hear of for the first time are not mailed any more: the provider's events reach as far back. */
const mailedMs = 30 * 86_400_000;

/**
 * Records the refunds and disputes of an invoice, and queues a mail about each that is new. Call it under the subscription's lock.
 */
export async function recordReturns(
  services: Needed,
  tx: Prisma.TransactionClient,
  invoice: { id: number; subscriptionId: number },
  { refunds, disputes }: ProviderReturns,
): Promise<void> {
  for (const refund of refunds) await recordRefund(services, tx, invoice.id, refund);
  if (disputes.length === 0) return;
  for (const dispute of disputes) await recordDispute(services, tx, invoice.id, dispute);
  const { subscriptionId } = invoice;
  const held = await tx.dispute.findMany({ where: { invoice: { subscriptionId } }, orderBy: { openedAt: 'asc' } });
  const disputedAt = held.find(isTaken)?.openedAt ?? null;
  await tx.subscription.update({ where: { id: subscriptionId }, data: { disputedAt } });
}

async function recordRefund(
  services: Needed,
  tx: Prisma.TransactionClient,
  invoiceId: number,
  { id: providerId, amount, state, createdAt }: ProviderRefund,
): Promise<void> {
  const before = await tx.refund.findUnique({ where: { providerId }, select: { state: true } });
  if (before?.state === state) return;
  const { id } = await tx.refund.upsert({
    where: { providerId },
    create: { providerId, invoiceId, amount, state, createdAt },
    update: { state },
    select: { id: true },
  });
  const isRecent = createdAt.getTime() > services.now().getTime() - mailedMs;
  if (!before && state !== 'FAILED' && isRecent) await noteRefundMail(services, tx, id);
  if (state === 'FAILED' && (before || isRecent)) await noteFailedRefundMails(services, tx, id);
}

async function recordDispute(
  services: Needed,
  tx: Prisma.TransactionClient,
  invoiceId: number,
  { id: providerId, ...facts }: ProviderDispute,
): Promise<void> {
  const before = await tx.dispute.findUnique({ where: { providerId }, select: { closedAt: true } });
  const closedAt = isOver(facts) ? (before?.closedAt ?? services.now()) : null;
  const { id } = await tx.dispute.upsert({
    where: { providerId },
    create: { providerId, invoiceId, ...facts, closedAt },
    update: { ...facts, closedAt },
    select: { id: true },
  });
  if (closedAt === null ? !before : !before?.closedAt) {
    await noteDisputeMails(services, tx, { disputeId: id, closed: closedAt !== null });
  }
}
