import type { Invoice, Prisma } from '../../../generated/prisma/client.ts';
import type { ListedInvoice, SubscriptionState } from '../../../payment/payment.ts';
import type { BillingServices } from '../context.ts';
import { isRecorded, recordInvoice } from '../state/record.ts';

/**
 * Brings all invoices of a subscription to what the provider has, older ones too, of which no message comes any more. Only those that
 * look different are read. Call it under the subscription's lock. Returns whether one was different.
 * @throws PaymentProviderUnavailable
 */
export async function mendInvoices(
  services: BillingServices,
  tx: Prisma.TransactionClient,
  id: number,
  state: SubscriptionState,
): Promise<boolean> {
  const { payment } = services;
  const rows = await tx.invoice.findMany({ where: { subscriptionId: id } });
  const held = new Map(rows.map((row) => [row.stripeInvoiceId, row]));
  let mended = false;
  for (const listed of await payment.listInvoices(state)) {
    const row = held.get(listed.id);
    if (!isRecorded(listed) || (row && isSame(row, listed))) continue;
    const invoice = await payment.readInvoice(listed.id);
    if (!invoice) continue;
    await recordInvoice(services, tx, id, invoice);
    const refundedAmount = invoice.returns?.refunded ?? 0;
    mended ||= !row || !isSame(row, { ...invoice, refundedAmount, wasDisputed: false });
  }
  return mended;
}

/** What became of a dispute is read each time. */
const isSame = (
  row: Invoice,
  { wasDisputed, refundedAmount, amount, currency, status, number, paidAt }: ListedInvoice,
): boolean =>
  !wasDisputed &&
  row.refundedAmount === refundedAmount &&
  row.amount === amount &&
  row.currency === currency &&
  row.status === status &&
  row.number === number &&
  row.paidAt?.getTime() === paidAt?.getTime();
