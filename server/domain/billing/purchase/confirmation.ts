import type { Subscription } from '../../../generated/prisma/client.ts';
import type { PaymentSession } from '../../../payment/payment.ts';
import { InvalidInput, NotFound, PaymentFailed, Unavailable } from '../../core/failures/errors.ts';
import { publicVerb } from '../../core/viewer/verb.ts';
import type { BillingContext, BillingServices } from '../context.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { withSubscriptionLock } from '../provider/lock.ts';
import { paymentFailed } from '../provider/subscription.input.ts';
import { announceSubscription } from '../state/announce.ts';
import { recordArrival } from '../state/arrival.ts';
import type { Recorded } from '../state/record.ts';

/** `PENDING`: the bank has not decided yet. */
export type Confirmation = 'PAID' | 'CARD_CHANGED' | 'PLAN_CHANGED' | 'PENDING';

export type Confirmed = {
  status: Subscription['status'];
  outcome: Confirmation;
  /** The bank's page to visit before the overdue amount is paid with the new card. */
  redirectUrl: string | null;
};

/**
 * The result of a payment or of a change of card or plan, after the bank's or the provider's page. Knowing the
 * session's id is proof of access.
 * @throws PaymentFailed when the bank or the cardholder declined
 */
export const confirmPayment = publicVerb(
  'BILLING',
  [InvalidInput, NotFound, PaymentFailed, Unavailable],
  async (ctx: BillingContext, sessionId: string): Promise<Confirmed> => {
    const settled = await atProvider(ctx, { sessionId }, () => settleSession(ctx, sessionId));
    if (!settled) throw new NotFound();
    const { recorded, session, refusal, redirectUrl } = settled;
    if (recorded.isNew) announceSubscription(ctx, recorded.subscription);
    if (refusal) throw refusal;
    const { status } = recorded.subscription;
    // The account was banned or deleted in the meantime.
    if (session.subscription.status === 'ACTIVE' && status === 'CANCELED') throw new PaymentFailed(givenBack, null);
    return { status, outcome: outcomeOf(session), redirectUrl };
  },
);

type Settled = {
  session: PaymentSession;
  recorded: Recorded;
  /** Why nothing was paid; null if it was, or may still be. */
  refusal: PaymentFailed | null;
  redirectUrl: string | null;
};

/** Finishes and records what a session was for, even if it was refused. Null for one that is not ours. */
export async function settleSession(services: BillingServices, sessionId: string): Promise<Settled | null> {
  const { payment, supportEmail } = services;
  const find = () => askProvider(services, () => payment.findSession(sessionId));
  const found = await find();
  if (found?.subscription.employerId == null) return null;
  return withSubscriptionLock(services, found.subscription.subscriptionId, async (tx) => {
    const { refused, redirectUrl } = found.kind === 'card' ? await finishCardChange(services, sessionId) : nothingDone;
    const session = (await find()) ?? found;
    const refusal = session.refusal && new PaymentFailed(paymentFailed(supportEmail), session.refusal.message);
    // A declined payment must not be completed later.
    if (session.kind === 'plan' && refusal) await askProvider(services, () => payment.giveUpPlanChange(sessionId));
    const recorded = await askProvider(services, () => recordArrival(services, tx, session.subscription));
    return recorded && { session, recorded, refusal: refused ?? refusal, redirectUrl };
  });
}

function outcomeOf({ kind, isOpen }: PaymentSession): Confirmation {
  if (kind === 'card') return 'CARD_CHANGED';
  if (isOpen) return 'PENDING';
  return kind === 'plan' ? 'PLAN_CHANGED' : 'PAID';
}

const givenBack = 'This account can no longer subscribe. What you paid is refunded.';

const nothingDone = { refused: null, redirectUrl: null };

/** Records the provider's state before the declined card is reported. */
async function finishCardChange(
  services: BillingServices,
  sessionId: string,
): Promise<{ refused: PaymentFailed | null; redirectUrl: string | null }> {
  try {
    const changed = await askProvider(services, () => services.payment.finishCardChange(sessionId));
    return { refused: null, redirectUrl: changed?.redirectUrl ?? null };
  } catch (error) {
    if (error instanceof PaymentFailed) return { refused: error, redirectUrl: null };
    throw error;
  }
}
