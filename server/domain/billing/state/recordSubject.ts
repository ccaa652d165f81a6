import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Services } from '../../core/context.ts';
import { recordArrival } from './arrival.ts';
import { type Recorded, recordInvoice } from './record.ts';

/**
 * Records what the provider has of a subscription and of one of its invoices. Call it under the subscription's lock. Null if the
 * provider does not know it, or we do not know its owner.
 * @param isRead whether the invoice is read even if it is the latest one, of which the subscription does not show refunds and disputes
 */
export async function recordSubject(
  services: Services,
  tx: Prisma.TransactionClient,
  { subscriptionId, invoiceId }: { subscriptionId: string; invoiceId: string | null },
  isRead: boolean,
): Promise<Recorded | null> {
  const { payment } = services;
  const state = await payment.readSubscription(subscriptionId);
  if (!state) return null;
  const isTold = invoiceId === state.latestInvoice?.id && !isRead;
  const invoice = invoiceId === null || isTold ? null : await payment.readInvoice(invoiceId);
  const recorded = await recordArrival(services, tx, state, invoice?.returns?.disputes);
  if (recorded && invoice) await recordInvoice(services, tx, recorded.subscription.id, invoice);
  return recorded;
}
