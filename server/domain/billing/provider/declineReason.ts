import type { Refusal } from '../../../payment/payment.ts';

const number = 'The card number is not right.';
const expiry = 'The expiry date of the card is not right.';
const securityCode = 'The security code of the card is not right.';
const address = 'The address does not match the card.';
const limit = 'The limit of the card is reached.';
const kind = 'The card cannot be used for this payment.';
const invalid = 'The bank says that the card is no longer valid.';
const unconfirmed = 'The payment was not confirmed with the bank.';
const passing = 'The bank could not process the payment at that time.';

/** What the cardholder may know and can act on, by the provider's code. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['insufficient_funds', 'There is not enough money on the card.'],
  ['expired_card', 'The card has expired.'],
  ['incorrect_cvc', securityCode],
  ['invalid_cvc', securityCode],
  ['incorrect_number', number],
  ['invalid_number', number],
  ['invalid_expiry_month', expiry],
  ['invalid_expiry_year', expiry],
  ['incorrect_zip', address],
  ['incorrect_address', address],
  ['card_velocity_exceeded', limit],
  ['withdrawal_count_limit_exceeded', limit],
  ['invalid_amount', limit],
  ['card_not_supported', kind],
  ['currency_not_supported', kind],
  ['transaction_not_allowed', kind],
  ['service_not_allowed', kind],
  ['not_permitted', kind],
  ['invalid_account', invalid],
  ['new_account_information_available', invalid],
  ['revocation_of_authorization', 'The bank no longer allows this payment.'],
  ['revocation_of_all_authorizations', 'The bank no longer allows this payment.'],
  ['stop_payment_order', 'The bank no longer allows this payment.'],
  ['authentication_required', 'The bank wants you to confirm the payment.'],
  ['payment_intent_authentication_failure', unconfirmed],
  ['setup_intent_authentication_failure', unconfirmed],
  ['processing_error', passing],
  ['issuer_not_available', passing],
  ['reenter_transaction', passing],
  ['try_again_later', passing],
]);

/**
 * For every other code, and for what a thief must not learn: that a card is reported as lost or stolen, or that a payment looks like
 * fraud. The bank's own text is never shown.
 */
const declined = 'The bank declined the payment, and only the bank can say why.';

/** Why a charge failed, for the cardholder. Null if no charge was refused, such as without a card. */
export function declineReason(refusal: Omit<Refusal, 'message'> | null): string | null {
  if (refusal === null) return null;
  const { code, declineCode, told } = refusal;
  return told ?? reasons.get(declineCode ?? code) ?? declined;
}
