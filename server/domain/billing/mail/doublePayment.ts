import { write } from '../../core/write/write.ts';
import type { BillingServices } from '../context.ts';
import { noteMail } from '../state/note.ts';
import { noteDoublePaymentMails } from '../state/noteReturns.ts';

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
    if (mailId !== null) await noteDoublePaymentMails(services, tx, second.id);
  });
}

const openDifference = ({ db }: BillingServices, subject: string) =>
  db.paymentDifference.findFirst({ where: { kind: 'SECOND_SUBSCRIPTION', subject, settledAt: null } });

/** Whether it is still found. */
export const isStillDouble = async (services: BillingServices, providerId: string | null): Promise<boolean> =>
  providerId !== null && (await openDifference(services, providerId)) !== null;
