import { createHash } from 'node:crypto';
import { type ApiError, cardError, invalidRequest } from './errors.ts';
import type { FormTree, FormValue } from './form.ts';

export type CardBrand = 'visa' | 'mastercard' | 'amex';

type Outcome =
  /**
   * `disputed`: afterwards the cardholder disputes the payment; with an inquiry the bank only asks a question. `refundFails`: the bank
   * does not accept the money of a refund, which fails after it has succeeded.
   */
  | { kind: 'pays'; disputed?: { reason: string; isInquiry: boolean }; refundFails?: true }
  /** The bank asks the cardholder to confirm (3-D Secure). */
  | { kind: 'authenticates' }
  /** `onAttach`: declined already when it is attached to a customer. */
  | { kind: 'declined'; onAttach: boolean; code: string; declineCode?: string; message: string };

export interface TestCard {
  /** Stripe's name for it: `pm_card_<name>` is a payment method with this card. */
  name: string;
  brand: CardBrand;
  last4: string;
  /** Identifies the card without its number. */
  fingerprint: string;
  outcome: Outcome;
}

const PAYS: Outcome = { kind: 'pays' };

function declined(declineCode: string, message: string, onAttach = true): Outcome {
  return { kind: 'declined', onAttach, code: 'card_declined', declineCode, message };
}

function card(number: string, name: string, brand: CardBrand, outcome: Outcome): [string, TestCard] {
  const fingerprint = createHash('sha256').update(name).digest('base64url').slice(0, 16);
  return [number, { name, brand, last4: number.slice(-4), fingerprint, outcome }];
}

// The test cards that Stripe publishes, and how they behave.
const TEST_CARDS = new Map([
  card('4242424242424242', 'visa', 'visa', PAYS),
  card('4000056655665556', 'visa_debit', 'visa', PAYS),
  card('5555555555554444', 'mastercard', 'mastercard', PAYS),
  card('378282246310005', 'amex', 'amex', PAYS),
  card('4000000000000259', 'createDispute', 'visa', {
    kind: 'pays',
    disputed: { reason: 'fraudulent', isInquiry: false },
  }),
  card('4000000000002685', 'createDisputeProductNotReceived', 'visa', {
    kind: 'pays',
    disputed: { reason: 'product_not_received', isInquiry: false },
  }),
  card('4000000000001976', 'createDisputeInquiry', 'visa', {
    kind: 'pays',
    disputed: { reason: 'fraudulent', isInquiry: true },
  }),
  card('4000000000005126', 'refundFail', 'visa', { kind: 'pays', refundFails: true }),
  card('4000000000003220', 'threeDSecure2Required', 'visa', { kind: 'authenticates' }),
  card('4000000000000002', 'visa_chargeDeclined', 'visa', declined('generic_decline', 'Your card was declined.')),
  card(
    '4000000000009995',
    'visa_chargeDeclinedInsufficientFunds',
    'visa',
    declined('insufficient_funds', 'Your card has insufficient funds.'),
  ),
  card('4000000000009987', 'visa_chargeDeclinedLostCard', 'visa', declined('lost_card', 'Your card was declined.')),
  card('4000000000000341', 'chargeCustomerFail', 'visa', declined('generic_decline', 'Your card was declined.', false)),
  card('4000000000000069', 'visa_chargeDeclinedExpiredCard', 'visa', {
    kind: 'declined',
    onAttach: true,
    code: 'expired_card',
    message: 'Your card has expired.',
  }),
  card('4000000000000127', 'visa_chargeDeclinedIncorrectCvc', 'visa', {
    kind: 'declined',
    onAttach: true,
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  card('4000000000000119', 'visa_chargeDeclinedProcessingError', 'visa', {
    kind: 'declined',
    onAttach: true,
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
]);

/** The cards with their numbers, for the page for developers. */
export const publishedCards: readonly { number: string; brand: CardBrand; outcome: Outcome }[] = Array.from(
  TEST_CARDS,
  ([number, { brand, outcome }]) => ({ number, brand, outcome }),
);

const BY_NAME = new Map(Array.from(TEST_CARDS.values(), (known) => [known.name, known]));
const BY_FINGERPRINT = new Map(Array.from(TEST_CARDS.values(), (known) => [known.fingerprint, known]));

export function testCardNamed(name: string): TestCard | undefined {
  return BY_NAME.get(name);
}

/** Throws for a stored payment method with an unknown test card, which means the table above has changed. */
export function testCardOf(method: { card: { fingerprint: string } }): TestCard {
  const known = BY_FINGERPRINT.get(method.card.fingerprint);
  if (!known) throw new Error('A stored payment method has an unknown card');
  return known;
}

export function declineOf(known: TestCard): ApiError | undefined {
  const { outcome } = known;
  if (outcome.kind !== 'declined') return undefined;
  return cardError(outcome.code, outcome.message, { decline_code: outcome.declineCode });
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(number).reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** What is stored instead of a number: the test card's name, or the reason for declining it. */
function judgeNumber(typed: string): string {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) return '(invalid)';
  if (!passesLuhn(number)) return '(incorrect)';
  return TEST_CARDS.get(number)?.name ?? '(live)';
}

function judgeCvc(typed: string, number: string): string {
  const digits = testCardNamed(number)?.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  return digits.test(typed) ? '(given)' : '(invalid)';
}

/**
 * Replaces a card's number and security code by the name of the test card before any other code sees the request. After
 * this there is no number to store, log or hash.
 */
export function withoutCardNumbers(params: FormTree): FormTree {
  const { card: typed, ...others } = params;
  refuseCardNumbers(others);
  if (typeof typed !== 'object') {
    if (typed !== undefined) refuseCardNumbers(typed);
    return params;
  }
  const { number, cvc, ...rest } = typed;
  refuseCardNumbers(rest);
  const judged = typeof number === 'string' ? judgeNumber(number) : number;
  return {
    ...others,
    card: {
      ...rest,
      ...(judged === undefined ? {} : { number: judged }),
      ...(cvc === undefined ? {} : { cvc: judgeCvc(typeof cvc === 'string' ? cvc : '', String(judged)) }),
    },
  };
}

// By length and first digits: Visa, Mastercard, American Express, Diners, JCB, Discover and UnionPay. Strict, so that
// telephone numbers and parts of UUIDs are not taken for card numbers.
const CARD_NUMBER =
  /(?<![0-9a-f]|[0-9a-f]-)(?:4(?:[ -]?\d){15}|5[ -]?[1-5](?:[ -]?\d){14}|2[ -]?[2-7](?:[ -]?\d){14}|3[ -]?[47](?:[ -]?\d){13}|3[ -]?[068](?:[ -]?\d){12}|(?:3[ -]?5|6[ -]?\d)(?:[ -]?\d){14})(?![0-9a-f]|-[0-9a-f])/gi;

export function holdsCardNumber(text: string): boolean {
  return (text.match(CARD_NUMBER) ?? []).some((found) => passesLuhn(found.replace(/[ -]/g, '')));
}

/** Rejects card numbers in other fields, such as a name or metadata, because those are stored. */
function refuseCardNumbers(value: FormValue): void {
  if (typeof value === 'string') {
    if (holdsCardNumber(value)) {
      throw invalidRequest('A card number may only be sent as card[number].', { code: 'parameter_invalid_string' });
    }
    return;
  }
  for (const [key, child] of Object.entries(value)) {
    refuseCardNumbers(key);
    refuseCardNumbers(child);
  }
}

export interface TypedCard {
  /** The name from `withoutCardNumbers`. */
  number: string;
  exp_month: number;
  exp_year: number;
  cvc?: string | undefined;
}

/** A card's expiry, or Stripe's error for it. `now` in seconds. */
export function readExpiry(
  typed: Pick<TypedCard, 'exp_month' | 'exp_year'>,
  now: number,
): { expMonth: number; expYear: number } {
  const expYear = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year;
  if (typed.exp_month < 1 || typed.exp_month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  const today = new Date(now * 1000);
  const monthsLeft = (expYear - today.getUTCFullYear()) * 12 + typed.exp_month - 1 - today.getUTCMonth();
  if (expYear < today.getUTCFullYear() || expYear > today.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
  }
  if (monthsLeft < 0) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  return { expMonth: typed.exp_month, expYear };
}

/** The test card for the typed values, or Stripe's error for them. `now` in seconds. */
export function readCard(typed: TypedCard, now: number): { known: TestCard; expMonth: number; expYear: number } {
  if (typed.number === '(invalid)') {
    throw cardError('invalid_number', 'The card number is not a valid credit card number.', { param: 'number' });
  }
  if (typed.number === '(incorrect)') {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  }
  const { expMonth, expYear } = readExpiry(typed, now);
  if (typed.cvc === '(invalid)') {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  }
  const known = testCardNamed(typed.number);
  if (!known) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test (live) card. ' +
      'For a list of valid test cards, visit: https://docs.stripe.com/testing.';
    throw cardError('card_declined', message, { decline_code: 'test_mode_live_card' });
  }
  return { known, expMonth, expYear };
}
