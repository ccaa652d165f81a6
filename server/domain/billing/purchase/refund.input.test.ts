import { expect, it } from 'vitest';
import { amountText, majorUnits } from '../../core/text/format/money.ts';
import { refundSchema, tooMuch } from './refund.input.ts';

it.each([
  ['JPY', 4900, 'JPY 4,900'],
  ['SGD', 4950, 'SGD 49.50'],
  ['KWD', 15_500, 'KWD 15.500'],
])('what is left is said in the decimals of %s', (currency, left, text) => {
  expect(tooMuch(amountText({ currency, price: majorUnits(left, currency) }))).toContain(`at most ${text}:`);
});

const reason = 'Not needed any more';

it('needs a reason, and a part a key', () => {
  expect(refundSchema.safeParse({}).success).toBe(false);
  expect(refundSchema.safeParse({ reason }).success).toBe(true);
  expect(refundSchema.safeParse({ reason, amount: 5 }).success).toBe(false);
  expect(refundSchema.safeParse({ reason, amount: 5, clientKey: '12345678' }).success).toBe(true);
});
