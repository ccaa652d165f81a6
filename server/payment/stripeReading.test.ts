import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readState } from './stripeReading.ts';

const START = 1_800_000_000;
const END = 1_802_678_400;

/** Builds an object with only the fields that are read. */
function subscription(over: Partial<Stripe.Subscription>): Stripe.Subscription {
  const item = {
    current_period_start: START,
    current_period_end: END,
    quantity: 1,
    price: { unit_amount: 4900, recurring: { interval: 'month' } },
  };
  return Object.assign(Object.create(null), {
    id: 'sub_1',
    customer: 'cus_1',
    currency: 'sgd',
    metadata: {},
    cancel_at_period_end: false,
    default_payment_method: null,
    latest_invoice: null,
    ended_at: null,
    items: { data: [item] },
    ...over,
  });
}

const seconds = (date: Date) => date.getTime() / 1000;

describe('the paid period', () => {
  it.each([
    ['active', {}, 'ACTIVE', END],
    ['trialing', {}, 'ACTIVE', END],
    // The provider's current period is already the unpaid one.
    ['past_due', {}, 'PAST_DUE', START],
    ['unpaid', {}, 'PAST_DUE', START],
    ['incomplete', {}, 'INCOMPLETE', START],
    ['incomplete_expired', { ended_at: START + 10 }, 'CANCELED', START],
    ['canceled', { ended_at: START + 10 }, 'CANCELED', START + 10],
    ['canceled', { ended_at: END }, 'CANCELED', END],
  ] as const)('%s %o is %s', (status, over, expected, until) => {
    const state = readState(subscription({ status, ...over }));
    expect(state.status).toBe(expected);
    expect(seconds(state.paidUntil)).toBe(until);
    expect(seconds(state.currentPeriodEnd)).toBe(END);
  });

  it('excludes a period that was unpaid when the subscription ended', () => {
    const unpaid = Object.assign(Object.create(null), {
      status: 'open',
      attempted: true,
      currency: 'sgd',
      status_transitions: { paid_at: null },
    });
    const state = readState(subscription({ status: 'canceled', ended_at: START + 10, latest_invoice: unpaid }));
    expect(seconds(state.paidUntil)).toBe(START);
    const paid = { ...unpaid, status: 'paid' };
    const given = readState(subscription({ status: 'canceled', ended_at: START + 10, latest_invoice: paid }));
    expect(seconds(given.paidUntil)).toBe(START + 10);
  });

  it.each([
    [{ employerId: '7' }, 7],
    [{}, null],
    [{ employerId: 'seven' }, null],
  ])('belongs to the employer in %o', (metadata, employerId) => {
    expect(readState(subscription({ status: 'active', metadata })).employerId).toBe(employerId);
  });
});
