import { expect, it } from 'vitest';
import { paymentSessionOf, withoutPaymentSession } from './purchase.ts';

it('finds the session that the bank’s page added to the address', () => {
  expect(paymentSessionOf('?session_id=abc')).toBe('abc');
  expect(paymentSessionOf('?a=1&cko-session-id=def')).toBe('def');
});

it('finds none where there is none', () => {
  expect(paymentSessionOf('')).toBeNull();
  expect(paymentSessionOf('?session_id=')).toBeNull();
  expect(paymentSessionOf('?session=abc')).toBeNull();
});

it('leaves the rest of the address as it was', () => {
  expect(withoutPaymentSession('?session_id=abc')).toBe('');
  expect(withoutPaymentSession('?a=1&session_id=abc&b=2')).toBe('?a=1&b=2');
  expect(withoutPaymentSession('?session_id=abc&payment_intent_client_secret=x&redirect_status=succeeded')).toBe('');
});
