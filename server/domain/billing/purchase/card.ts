import valid from 'card-validator';
import type { CardDetails } from '../../../payment/payment.ts';
import type { ChatReference } from '../../chat/seat/access.ts';
import { InvalidInput } from '../../core/failures/errors.ts';
import { spend } from '../../core/write/spend.ts';
import type { BillingContext } from '../context.ts';
import { askProvider } from '../provider/askProvider.ts';
import { atProvider } from '../provider/atProvider.ts';
import { providerUnavailable } from '../provider/subscription.input.ts';
import { cardMessages } from './card.input.ts';
import { payingEmployer } from './subscription.ts';

/**
 * Passes card details to the payment provider, for the documented call that includes them (docs/product/payment.md,
 * 'Cards'). Pages pass them to the provider directly. Card details are not stored. Returns the provider's id of the card.
 * @throws InvalidInput if the operator has not enabled this or a field of the card is wrong, SignInRequired, Forbidden, NotFound, PaymentFailed,
 *   Unavailable
 */
export async function takeCard(ctx: BillingContext, chat: ChatReference | null, card: CardDetails): Promise<string> {
  const employer = await payingEmployer(ctx, chat);
  if (ctx.payment.mode === 'stripe' && !ctx.payment.takesRawCards) throw InvalidInput.of('cardDetails', cardsNotTaken);
  requireCard(card);
  await spend(ctx, 'cards', { account: employer });
  const take = () => askProvider(ctx, () => ctx.payment.createPaymentMethod(card));
  // Nothing is charged, and a card whose id was lost is forgotten.
  return (await atProvider(ctx, { employerIds: [], unknown: providerUnavailable }, take)).paymentMethodId;
}

/**
 * Refuses what is wrong with a card before the provider sees it.
 * @throws InvalidInput on the fields of `cardDetails`, as the documented call names them.
 */
function requireCard({ name, number, expiryMonth, expiryYear, cvc }: CardDetails): void {
  const { isValid: isNumber, card: brand } = valid.number(number.replace(/\D/g, ''));
  const [month, year] = [String(expiryMonth), String(expiryYear)];
  const expiry = valid.expirationMonth(month).isValid ? 'expiry_year' : 'expiry_month';
  const wrong = [
    { field: 'name', message: cardMessages.name, isRight: name.trim() !== '' },
    { field: 'number', message: cardMessages.number, isRight: isNumber },
    { field: expiry, message: cardMessages.expiry, isRight: valid.expirationDate({ month, year }).isValid },
    { field: 'cvv', message: cardMessages.cvc, isRight: valid.cvv(cvc, brand?.code.size ?? 3).isValid },
  ].filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return;
  throw new InvalidInput(wrong.map(({ field, message }) => ({ field: `cardDetails.${field}`, message })));
}

/** The message if the provider accepts card details only from browsers. */
const cardsNotTaken =
  "Card details are not accepted here. Send the browser to the payment provider's page instead: the mutation startCheckout " +
  'of POST /graphql returns its URL.';
