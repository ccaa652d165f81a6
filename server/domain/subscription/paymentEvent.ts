import type { PaymentEvent } from '../../payment/payment.ts';
import type { Services } from '../context.ts';
import { recordState } from './record.ts';

/**
 * Takes a verified message of the payment provider to its effect. Messages come late, twice and in any order, so none is
 * believed for what it says: it makes us read what is true now.
 */
export async function applyPaymentEvent({ db, payment, now }: Services, event: PaymentEvent): Promise<void> {
  const known = await db.webhookEvent.upsert({
    where: { id: event.id },
    create: { id: event.id, type: event.type },
    update: {},
  });
  if (known.processedAt) return;
  const state = event.subscriptionId === null ? null : await payment.readSubscription(event.subscriptionId);
  await db.$transaction(async (tx) => {
    if (state && state.employerId !== null) {
      const employer = await tx.user.findUnique({ where: { id: state.employerId }, select: { id: true } });
      if (employer) await recordState(tx, state, employer.id);
    }
    await tx.webhookEvent.update({ where: { id: event.id }, data: { processedAt: now() } });
  });
}
