import { Stripe } from 'stripe';
import { type CardChange, PaymentDeclined, type SubscriptionState } from './payment.ts';
import type { createSessions } from './session.ts';
import { refusingMethod } from './stripeErrors.ts';
import { idOf, intentIdOf, readRefusal, readState, redirectOf, STATE_EXPANSION } from './stripeReading.ts';
import { voidOpen } from './stripeUnpaid.ts';

/** Charges an unpaid payment to this card. Throws PaymentDeclined; the intent may ask for the cardholder. */
export async function payWithCard(
  stripe: Stripe,
  intentId: string,
  { paymentMethodId, returnUrl }: Pick<CardChange, 'paymentMethodId' | 'returnUrl'>,
  idempotencyKey?: string,
): Promise<Stripe.PaymentIntent> {
  const params = { payment_method: paymentMethodId, return_url: returnUrl };
  const confirming = stripe.paymentIntents.confirm(intentId, params, idempotencyKey ? { idempotencyKey } : {});
  const intent = await confirming.catch((error: unknown) => paidMeanwhile(stripe, intentId, error));
  const refusal = readRefusal(intent);
  if (intent.status === 'requires_payment_method' && refusal) throw new PaymentDeclined(refusal);
  return intent;
}

/** The provider has charged the former card after all, or the bank was answered in another tab: nothing is left to pay. */
async function paidMeanwhile(stripe: Stripe, intentId: string, error: unknown): Promise<Stripe.PaymentIntent> {
  const isOver =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';
  const intent = isOver ? await stripe.paymentIntents.retrieve(intentId) : null;
  if (intent?.status !== 'succeeded') throw error;
  return intent;
}

/** How often the card of a subscription was changed: what is older than the last change has no effect any more. */
const COUNTER = 'cardChanges';

export const cardChangesOf = ({ metadata }: Stripe.Subscription): number => Number(metadata[COUNTER] ?? 0) || 0;

/** What `chargeCard` has to find expanded. */
export const CARD_EXPANSION = [...STATE_EXPANSION, 'latest_invoice.payments'];

export type CardChanged = { state: SubscriptionState; redirectUrl: string | null };

/** Keeps a card for the customer of a subscription. A test card gets a name of its own by it. */
export async function attachTo(stripe: Stripe, held: Stripe.Subscription, paymentMethodId: string): Promise<string> {
  const attaching = stripe.paymentMethods.attach(paymentMethodId, { customer: idOf(held.customer) });
  const { id } = await attaching.catch((error: unknown) => {
    throw refusingMethod(error);
  });
  return id;
}

/** Has a card that is the customer's charged from now on, and at once for what is overdue. Throws PaymentDeclined. */
export async function chargeCard(
  stripe: Stripe,
  sessions: ReturnType<typeof createSessions>,
  held: Stripe.Subscription,
  { paymentMethodId, returnUrl }: Pick<CardChange, 'paymentMethodId' | 'returnUrl'>,
): Promise<CardChanged> {
  const metadata = { [COUNTER]: cardChangesOf(held) + 1 };
  // Its bank was asked about the former card.
  if (held.pending_update) await voidOpen(stripe, held.id);
  const { latest_invoice: invoice } = held;
  const isOverdue = held.status === 'past_due' || held.status === 'unpaid';
  const open = isOverdue && invoice !== null && typeof invoice === 'object' && invoice.status === 'open';
  const intentId = open ? intentIdOf(invoice) : null;
  if (intentId !== null) {
    const back = sessions.addTo(returnUrl, held.id);
    const intent = await payWithCard(stripe, intentId, { paymentMethodId, returnUrl: back });
    const redirectUrl = redirectOf(intent);
    // Once the cardholder has answered, the card that has paid is the one to charge; that is not said of one bought on a page.
    if (redirectUrl !== null) {
      const settings = { payment_settings: { save_default_payment_method: 'on_subscription' as const } };
      const asked = await stripe.subscriptions.update(held.id, { ...settings, metadata, expand: STATE_EXPANSION });
      return { state: readState(asked), redirectUrl };
    }
  }
  const expanded = { default_payment_method: paymentMethodId, metadata, expand: STATE_EXPANSION };
  return { state: readState(await stripe.subscriptions.update(held.id, expanded)), redirectUrl: null };
}

/** A card that was refused is not tried again by whoever hears of it later. */
export async function forgetCard(stripe: Stripe, held: Stripe.Subscription): Promise<void> {
  await stripe.subscriptions.update(held.id, { metadata: { [COUNTER]: cardChangesOf(held) + 1 } });
}
