import { Stripe } from 'stripe';
import type { CardChange } from './changes.ts';
import type { SubscriptionState } from './payment.ts';
import { PaymentDeclined } from './payment.ts';
import type { createSessions } from './session.ts';
import { refusingMethod } from './stripeErrors.ts';
import { idOf, intentIdOf, readRefusal, redirectOf } from './stripeReading.ts';
import { isOverdue, readState, readStateById, STATE_EXPANSION } from './stripeState.ts';
import { voidOpen } from './stripeUnpaid.ts';

/** Confirms an unpaid payment with this card. The bank may then ask the cardholder. @throws PaymentDeclined */
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

/** The previous card was charged after all, or the payment was confirmed in another tab: nothing is left to pay. */
async function paidMeanwhile(stripe: Stripe, intentId: string, error: unknown): Promise<Stripe.PaymentIntent> {
  const isOver =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';
  const intent = isOver ? await stripe.paymentIntents.retrieve(intentId) : null;
  if (intent?.status !== 'succeeded') throw error;
  return intent;
}

/** The number of card changes of a subscription. Changes older than the last one have no effect. */
const COUNTER = 'cardChanges';

export const cardChangesOf = ({ metadata }: Stripe.Subscription): number => Number(metadata[COUNTER] ?? 0) || 0;

export type CardChanged = { state: SubscriptionState; redirectUrl: string | null };

/** Attaches a card to the customer of a subscription. Attaching a shared test card creates an id of its own. */
export async function attachTo(stripe: Stripe, held: Stripe.Subscription, paymentMethodId: string): Promise<string> {
  const attaching = stripe.paymentMethods.attach(paymentMethodId, { customer: idOf(held.customer) });
  const { id } = await attaching.catch((error: unknown) => {
    throw refusingMethod(error);
  });
  return id;
}

/** Makes an attached card the default and charges it for what is overdue. @throws PaymentDeclined */
export async function chargeCard(
  stripe: Stripe,
  sessions: ReturnType<typeof createSessions>,
  held: Stripe.Subscription,
  { paymentMethodId, returnUrl }: Pick<CardChange, 'paymentMethodId' | 'returnUrl'>,
): Promise<CardChanged> {
  const metadata = { [COUNTER]: cardChangesOf(held) + 1 };
  // The pending confirmation is for the previous card.
  if (held.pending_update) await voidOpen(stripe, held.id);
  const intentId = await overdueIntent(stripe, held);
  if (intentId !== null) {
    const back = sessions.addTo(returnUrl, held.id);
    const intent = await payWithCard(stripe, intentId, { paymentMethodId, returnUrl: back });
    const redirectUrl = redirectOf(intent);
    // After confirmation the card that paid becomes the default. Subscriptions bought on a payment page lack this setting.
    if (redirectUrl !== null) {
      const settings = { payment_settings: { save_default_payment_method: 'on_subscription' as const } };
      const asked = await stripe.subscriptions.update(held.id, { ...settings, metadata, expand: STATE_EXPANSION });
      return { state: await readState(stripe, asked), redirectUrl };
    }
  }
  const expanded = { default_payment_method: paymentMethodId, metadata, expand: STATE_EXPANSION };
  return { state: await readState(stripe, await stripe.subscriptions.update(held.id, expanded)), redirectUrl: null };
}

/** Asks the bank again about the renewal that it wants confirmed, with the card that was charged. @throws PaymentDeclined */
export async function confirmOverdue(
  stripe: Stripe,
  sessions: ReturnType<typeof createSessions>,
  held: Stripe.Subscription,
  returnUrl: string,
): Promise<CardChanged> {
  const state = await readState(stripe, held);
  const intentId = state.awaitsConfirmation ? await overdueIntent(stripe, held) : null;
  if (intentId === null) return { state, redirectUrl: null };
  const { payment_method: asked } = await stripe.paymentIntents.retrieve(intentId);
  const method = asked ?? held.default_payment_method;
  if (method === null) return { state, redirectUrl: null };
  const back = sessions.addTo(returnUrl, held.id);
  const redirectUrl = redirectOf(
    await payWithCard(stripe, intentId, { paymentMethodId: idOf(method), returnUrl: back }),
  );
  return { state: redirectUrl === null ? await readStateById(stripe, held.id) : state, redirectUrl };
}

/** The payment of what is overdue; null if nothing is. */
async function overdueIntent(stripe: Stripe, held: Stripe.Subscription): Promise<string | null> {
  const { latest_invoice: invoice } = held;
  if (!isOverdue(held) || invoice === null || typeof invoice === 'string') return null;
  if (invoice.status === 'open') return intentIdOf(invoice);
  // The provider does not finalise the renewals of a subscription that it no longer tries to collect.
  if (invoice.status !== 'draft') return null;
  const params = { auto_advance: false, expand: ['payments'] };
  return intentIdOf(await stripe.invoices.finalizeInvoice(invoice.id, params));
}

/** Marks a declined card, so that later webhooks do not try it again. */
export async function forgetCard(stripe: Stripe, held: Stripe.Subscription): Promise<void> {
  await stripe.subscriptions.update(held.id, { metadata: { [COUNTER]: cardChangesOf(held) + 1 } });
}
