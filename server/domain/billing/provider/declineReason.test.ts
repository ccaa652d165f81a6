import { expect, it } from 'vitest';
import { declineReason } from './declineReason.ts';

const reasonOf = (code: string, declineCode: string | null) => declineReason({ code, declineCode });
const unsaid = 'The bank declined the payment, and only the bank can say why.';

it('says what the cardholder can act on, by the more exact code', () => {
  expect(reasonOf('card_declined', 'insufficient_funds')).toBe('There is not enough money on the card.');
  expect(reasonOf('expired_card', null)).toBe('The card has expired.');
  expect(reasonOf('card_declined', 'expired_card')).toBe('The card has expired.');
  expect(reasonOf('processing_error', null)).toBe('The bank could not process the payment at that time.');
});

it.each(['lost_card', 'fraudulent', 'do_not_honor', 'generic_decline', 'a_code_of_later', '__proto__'])(
  'says nothing of %s, which a thief must not learn or nobody understands',
  (code) => {
    expect(reasonOf('card_declined', code)).toBe(unsaid);
  },
);

it('says no reason where nothing was declined', () => {
  expect(declineReason(null)).toBeNull();
});
