import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { PaymentDeclined } from '../../../payment/payment.ts';
import { inOurTerms } from '../../../payment/stripeErrors.ts';
import { readRefusal } from '../../../payment/stripeReading.ts';
import { declineReason } from './declineReason.ts';

const unsaid = 'The bank declined the payment, and only the bank can say why.';

/** What the cardholder reads after an answer of the provider, thrown by its own client. */
function reasonOf(code: string, declineCode?: string): string | null {
  const refused = inOurTerms(
    new Stripe.errors.StripeCardError({
      type: 'card_error',
      statusCode: 402,
      code,
      message: 'Words of the provider.',
      ...(declineCode !== undefined && { decline_code: declineCode }),
    }),
  );
  if (!(refused instanceof PaymentDeclined)) throw new Error('It is another failure.', { cause: refused });
  return declineReason(refused);
}

it.each([
  ['card_declined', 'insufficient_funds', 'There is not enough money on the card.'],
  ['card_declined', 'expired_card', 'The card has expired.'],
  ['expired_card', undefined, 'The card has expired.'],
  ['expired_card', 'expired_card', 'The card has expired.'],
  ['incorrect_cvc', undefined, 'The security code of the card is not right.'],
  ['incorrect_cvc', 'incorrect_cvc', 'The security code of the card is not right.'],
  ['incorrect_number', undefined, 'The card number is not right.'],
  ['processing_error', undefined, 'The bank could not process the payment at that time.'],
  ['authentication_required', undefined, 'The bank wants you to confirm the payment.'],
  ['payment_intent_authentication_failure', undefined, 'The payment was not confirmed with the bank.'],
])('says what the cardholder can act on, by the more exact code: %s, %s', (code, declineCode, reason) => {
  expect(reasonOf(code, declineCode)).toBe(reason);
});

it.each(['lost_card', 'fraudulent', 'do_not_honor', 'generic_decline', 'a_code_of_later', '__proto__'])(
  'says nothing of %s, which a thief must not learn or nobody understands',
  (code) => {
    expect(reasonOf('card_declined', code)).toBe(unsaid);
  },
);

it('reads the refusal of a stored payment in the same way', () => {
  const reasonIn = (error: object) =>
    declineReason(readRefusal({ last_payment_error: { type: 'card_error', ...error } }));
  expect(reasonIn({ code: 'expired_card', decline_code: '' })).toBe('The card has expired.');
  expect(reasonIn({ code: 'card_declined', decline_code: 'insufficient_funds' })).toBe(
    'There is not enough money on the card.',
  );
});

it.each([
  [400, 'invalid_request_error', 'customer_tax_location_invalid', 'BuyerRefused'],
  [402, 'invalid_request_error', 'customer_tax_location_invalid', 'BuyerRefused'],
  [402, 'card_error', 'invalid_tax_location', 'BuyerRefused'],
  [400, 'invalid_request_error', 'postal_code_invalid', 'BuyerRefused'],
  [402, 'invalid_request_error', 'stripe_tax_inactive', 'PaymentProviderFault'],
  [402, 'api_error', undefined, 'PaymentProviderUnavailable'],
  [402, 'card_error', 'card_declined', 'PaymentDeclined'],
] as const)('takes only what is about the card for a declined card: %i %s %s', (statusCode, type, code, name) => {
  const answer = { statusCode, type, message: 'Words of the provider.', ...(code && { code }) };
  expect(inOurTerms(Stripe.errors.StripeError.generate(answer))).toMatchObject({ name });
  if (statusCode !== 402) return;
  const stored = declineReason(readRefusal({ last_payment_error: { type, ...(code && { code }) } }));
  if (name === 'PaymentDeclined') expect(stored).toBe(unsaid);
  else expect(stored).not.toMatch(/bank declined|^The bank/);
});

it('says no reason where nothing was declined', () => {
  expect(declineReason(null)).toBeNull();
});
