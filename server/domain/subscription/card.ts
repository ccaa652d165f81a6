import type { CardDetails } from '../../payment/payment.ts';
import type { ChatReference } from '../chat/access.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInput } from '../errors.ts';
import { askProvider } from './askProvider.ts';
import { payingEmployer } from './subscription.ts';

/**
 * Hands a card to the payment provider, for the documented call that brings one along (spec 001 §7); pages hand theirs over
 * themselves. It is kept nowhere here. Gives the provider's name for it.
 * @throws InvalidInput where the operator has not switched it on, SignInRequired, Forbidden, NotFound, PaymentFailed, Unavailable.
 */
export async function takeCard(ctx: DomainContext, chat: ChatReference | null, card: CardDetails): Promise<string> {
  await payingEmployer(ctx, chat);
  if (ctx.payment.mode === 'stripe' && !ctx.payment.takesRawCards) throw InvalidInput.of('cardDetails', cardsNotTaken);
  return (await askProvider(ctx, () => ctx.payment.createPaymentMethod(card))).paymentMethodId;
}

/** What is said where the provider takes cards from browsers alone (spec 001 §7 knows no other way). */
const cardsNotTaken =
  "Card details are not taken here. Send the browser to the payment provider's own page instead: the mutation startCheckout " +
  'of POST /graphql answers with its address.';
