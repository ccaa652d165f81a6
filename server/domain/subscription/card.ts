import type { CardDetails } from '../../payment/payment.ts';
import type { ChatReference } from '../chat/access.ts';
import type { DomainContext } from '../context.ts';
import { askProvider } from './askProvider.ts';
import { payingEmployer } from './subscription.ts';

/**
 * Hands a card to the payment provider, for the documented call that brings one along (spec 001 §7); pages hand theirs over
 * themselves. It is kept nowhere here. Gives the provider's name for it.
 * @throws SignInRequired, Forbidden, NotFound, PaymentFailed, Unavailable.
 */
export async function takeCard(ctx: DomainContext, chat: ChatReference | null, card: CardDetails): Promise<string> {
  await payingEmployer(ctx, chat);
  return (await askProvider(ctx, () => ctx.payment.createPaymentMethod(card))).paymentMethodId;
}
