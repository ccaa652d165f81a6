import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import type { ProviderInvoice, SubscriptionState } from '../../payment/payment.ts';

/**
 * Brings our record of a provider's subscription to what the provider says now. The same state twice changes nothing.
 * @param employerId for whom it is, where the state is not known to say so.
 */
export async function recordState(
  tx: Prisma.TransactionClient,
  state: SubscriptionState,
  employerId: number,
): Promise<Subscription> {
  const present = {
    status: state.status,
    // Access lasts as long as what is paid.
    currentPeriodEnd: state.paidUntil,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    cardBrand: state.cardBrand,
    cardLast4: state.cardLast4,
  };
  const subscription = await tx.subscription.upsert({
    where: { stripeSubscriptionId: state.subscriptionId },
    create: {
      ...present,
      employerId,
      stripeSubscriptionId: state.subscriptionId,
      recurringMode: state.recurringMode,
      currency: state.currency,
      amount: state.amount,
    },
    update: present,
  });
  if (state.latestInvoice) await recordInvoice(tx, subscription.id, state.latestInvoice);
  return subscription;
}

async function recordInvoice(tx: Prisma.TransactionClient, subscriptionId: number, invoice: ProviderInvoice) {
  const { id, number, status, amount, currency, paidAt } = invoice;
  await tx.invoice.upsert({
    where: { stripeInvoiceId: id },
    create: { subscriptionId, stripeInvoiceId: id, number, status, amount, currency, paidAt },
    update: { number, status, paidAt },
  });
}
