/** The reason of a dispute as the provider names it, in words: 'product not received'. */
export const disputeReason = (reason: string): string => reason.replaceAll('_', ' ');

/** Brand names of card-validator and of the payment provider. */
const names = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['american-express', 'American Express'],
  ['discover', 'Discover'],
  ['diners', 'Diners Club'],
  ['diners-club', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['maestro', 'Maestro'],
]);

/** 'visa' → 'Visa'; unknown brands are unchanged. */
export const brandName = (brand: string): string => names.get(brand) ?? brand;
