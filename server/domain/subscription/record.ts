import type { Prisma, Subscription } from '../../generated/prisma/client.ts';
import type { ProviderInvoice, SubscriptionState } from '../../payment/payment.ts';
import type { Services } from '../context.ts';
import { noteChange } from '../subscriptionMail/note.ts';

/** A subscription as it is recorded now, and whether that is news. */
export type Recorded = { subscription: Subscription; isNew: boolean };

/** What a provider's subscription may become another in. */
const factsOf = (
  row: Pick<
    Subscription,
    | 'status'
    | 'currentPeriodEnd'
    | 'cancelAtPeriodEnd'
    | 'cardBrand'
    | 'cardLast4'
    | 'cardExpiryMonth'
    | 'cardExpiryYear'
    | 'recurringMode'
    | 'currency'
    | 'amount'
  >,
) => {
  const { status, currentPeriodEnd, cancelAtPeriodEnd, recurringMode, currency, amount } = row;
  const { cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear } = row;
  const card = { cardBrand, cardLast4, cardExpiryMonth, cardExpiryYear };
  return { status, currentPeriodEnd, cancelAtPeriodEnd, recurringMode, currency, amount, ...card };
};

/**
 * Brings our record of a provider's subscription to what the provider says now. The same state twice changes nothing.
 * Who should hear of it is mailed. To be called in the subscription's turn (turn.ts), with a state that was read in it: an older one would go back in time.
 * @param employerId for whom it is, where the state is not known to say so.
 */
export async function recordState(
  services: Pick<Services, 'queue'>,
  tx: Prisma.TransactionClient,
  state: SubscriptionState,
  employerId: number,
): Promise<Recorded> {
  const stripeSubscriptionId = state.subscriptionId;
  // Access lasts as long as what is paid.
  const facts = factsOf({ ...state, currentPeriodEnd: state.paidUntil });
  const held = await tx.subscription.findUnique({ where: { stripeSubscriptionId } });
  const isNew = held === null || JSON.stringify(factsOf(held)) !== JSON.stringify(facts);
  const subscription = !isNew
    ? held
    : await tx.subscription.upsert({
        where: { stripeSubscriptionId },
        create: { ...facts, employerId, stripeSubscriptionId, createdAt: state.createdAt },
        update: facts,
      });
  if (isNew) await noteChange(services, tx, held, subscription);
  if (state.latestInvoice) await recordInvoice(tx, subscription.id, state.latestInvoice);
  return { subscription, isNew };
}

/**
 * The same for an invoice.
 * @param isExact whether the provider was asked about a refund; who was not, does not take one back.
 */
export async function recordInvoice(
  tx: Prisma.TransactionClient,
  subscriptionId: number,
  invoice: ProviderInvoice,
  isExact = false,
): Promise<void> {
  const { id: stripeInvoiceId, number, amount, currency, paidAt, createdAt, isOwed } = invoice;
  // Where nothing is charged for a while, the provider makes out invoices of nothing; others are for what may never happen.
  if (amount === 0 || !isOwed) return;
  const held = await tx.invoice.findUnique({ where: { stripeInvoiceId }, select: { status: true } });
  const status = held?.status === 'REFUNDED' && !isExact ? held.status : invoice.status;
  await tx.invoice.upsert({
    where: { stripeInvoiceId },
    create: { subscriptionId, stripeInvoiceId, number, status, amount, currency, paidAt, createdAt },
    update: { number, status, paidAt },
  });
}
