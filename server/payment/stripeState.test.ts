import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { stateOf } from './stripeState.ts';

/** One state from everything that the provider has about a subscription. */

const day = 86_400;
/** The starts of four periods: the first was paid, the third is the current one. */
const [first, second, third, fourth] = [0, 30, 60, 90].map((days) => 1_800_000_000 + days * day) as [
  number,
  number,
  number,
  number,
];

type Status = Stripe.Subscription.Status;

/** Builds an object with only the fields that are read. */
function subscriptionOf(over: Partial<Stripe.Subscription>): Stripe.Subscription {
  const item = {
    current_period_start: third,
    current_period_end: fourth,
    quantity: 1,
    price: { unit_amount: 4900, recurring: { interval: 'month' } },
  };
  return Object.assign(Object.create(null), {
    id: 'sub_1',
    customer: 'cus_1',
    currency: 'sgd',
    metadata: {},
    cancel_at_period_end: false,
    cancel_at: null,
    collection_method: 'charge_automatically',
    pause_collection: null,
    default_payment_method: null,
    latest_invoice: null,
    ended_at: null,
    items: { data: [item] },
    ...over,
  });
}

/** The invoice of the period that begins then. */
const invoiceOf = (start: number, over: Partial<Stripe.Invoice>): Stripe.Invoice =>
  Object.assign(Object.create(null), {
    id: `in_${start}`,
    currency: 'sgd',
    created: start,
    // A renewal's invoice has the period before it.
    period_start: start - 30 * day,
    period_end: start,
    billing_reason: 'subscription_cycle',
    attempted: false,
    auto_advance: true,
    status_transitions: { paid_at: null },
    lines: {
      data: [
        { period: { start, end: start + 30 * day }, parent: { subscription_item_details: { proration: false } } },
        { period: { start: start - 10 * day, end: start }, parent: { subscription_item_details: { proration: true } } },
      ],
    },
    ...over,
  });

const paid = { status: 'paid' } as const;
const draft = { status: 'draft' } as const;
const waiting = { status: 'open' } as const;
const declined = { status: 'open', attempted: true } as const;
const voided = { status: 'void', attempted: true } as const;
const writtenOff = { status: 'uncollectible', attempted: true } as const;

/** The invoices of the current period and of the ones before. */
const read = (over: Partial<Stripe.Subscription>, periods: Partial<Stripe.Invoice>[], intent?: Stripe.PaymentIntent) =>
  stateOf({
    subscription: subscriptionOf(over),
    invoices: periods.map((invoice, index) => invoiceOf(third - index * 30 * day, invoice)),
    intent: intent ?? null,
  });
const untilOf = (...given: Parameters<typeof read>) => read(...given).paidUntil.getTime() / 1000;

const cancelled = { cancel_at_period_end: true, cancel_at: fourth };
const byInvoice = { collection_method: 'send_invoice' } as const;
const forgiving = { behavior: 'void' as const, resumes_at: null };
const paused = { pause_collection: { behavior: 'keep_as_draft' as const, resumes_at: null } };

describe('the paid time', () => {
  it.each<[string, Status, Partial<Stripe.Subscription>, Partial<Stripe.Invoice>[], number]>([
    ['paid', 'active', {}, [paid, paid], fourth],
    ['a renewal that is charged in an hour', 'active', {}, [draft, paid], third],
    ['a cancellation', 'active', cancelled, [paid, paid], fourth],
    ['a cancellation while the renewal is charged in an hour', 'active', cancelled, [draft, paid], fourth],
    ['a cancellation of a renewal that was declined', 'active', cancelled, [declined, paid], third],
    ['a cancellation of a draft that is not charged', 'active', cancelled, [{ ...draft, auto_advance: false }], third],
    ['a cancellation of one that is paid by invoice', 'active', { ...cancelled, ...byInvoice }, [waiting, paid], third],
    ['a cancellation of the second unpaid period', 'active', cancelled, [draft, writtenOff, paid], second],
    ['a date set at the provider', 'active', { cancel_at: fourth - day }, [paid], fourth - day],
    ['a trial', 'trialing', {}, [paid], fourth],
    ['paid by invoice, which is open', 'active', byInvoice, [waiting, paid], third],
    ['a renewal that was voided', 'active', {}, [voided, paid], fourth],
    ['a renewal that was written off', 'active', {}, [writtenOff, paid], third],
    ['an older one that was written off', 'active', {}, [paid, writtenOff, paid], fourth],
    ['an unpaid plan change', 'active', {}, [{ ...waiting, billing_reason: 'subscription_update' }, paid], fourth],
    ['declined', 'past_due', {}, [declined, paid], third],
    ['declined for a second period', 'past_due', {}, [declined, declined, paid], second],
    ['declined for a second period, which is a draft', 'past_due', {}, [draft, declined, paid], second],
    ['unpaid', 'unpaid', {}, [declined, paid], third],
    ['paused, which keeps two drafts', 'active', paused, [draft, draft, paid], second],
    ['paused, which forgives two periods', 'active', { pause_collection: forgiving }, [voided, voided, paid], fourth],
    ['paused, which writes two periods off', 'active', paused, [writtenOff, writtenOff, paid], second],
    ['declined, then paused', 'past_due', paused, [{ ...draft, auto_advance: false }, declined, paid], second],
    ['declined, then cancelled, then a draft', 'past_due', cancelled, [draft, declined, paid], second],
    ['a forgiven period between a paid one and a draft', 'active', {}, [draft, voided, paid], third],
    ['paused at the provider after a trial', 'paused', {}, [draft, paid], third],
    ['unpaid, and another period began', 'unpaid', {}, [{ ...draft, auto_advance: false }, declined, paid], second],
    ['unpaid for three periods', 'unpaid', {}, [draft, draft, declined], first],
    ['unpaid, and the debt was voided', 'unpaid', {}, [draft, voided, paid], second],
    ['the first payment', 'incomplete', {}, [{ ...waiting, billing_reason: 'subscription_create' }], third],
    ['ended in a paid period', 'canceled', { ended_at: third + 10 }, [paid, paid], third + 10],
    ['ended in an unpaid period', 'canceled', { ended_at: third + 10 }, [declined, paid], third],
    ['ended in an unpaid period, which was voided', 'canceled', { ended_at: third + 10 }, [voided, paid], third],
    ['ended after two unpaid periods', 'canceled', { ended_at: third + 10 }, [voided, declined, paid], second],
  ])('%s: %s', (_case, status, over, periods, until) => {
    expect(untilOf({ status, ...over }, periods)).toBe(until);
  });
});

const expected = new Map<Status, string>([
  ['incomplete', 'INCOMPLETE'],
  ['incomplete_expired', 'CANCELED'],
  ['trialing', 'ACTIVE'],
  ['active', 'ACTIVE'],
  ['past_due', 'PAST_DUE'],
  ['unpaid', 'PAST_DUE'],
  ['paused', 'PAST_DUE'],
  ['canceled', 'CANCELED'],
]);

describe('every combination of what the provider has', () => {
  const ends: Partial<Stripe.Subscription>[] = [{}, cancelled, { cancel_at: fourth }, { cancel_at: fourth + day }];
  const collections: Partial<Stripe.Subscription>[] = [{}, byInvoice, paused];
  const invoices = (['draft', 'open', 'paid', 'void', 'uncollectible'] as const).flatMap((status) =>
    [true, false].flatMap((attempted) => [true, false].map((auto_advance) => ({ status, attempted, auto_advance }))),
  );
  const combinations = [...expected.keys()].flatMap((status) =>
    ends.flatMap((end) =>
      collections.flatMap((collection) =>
        invoices.flatMap((current) =>
          [[], [paid], ...invoices.map((before) => [before, paid])].map((before) => ({
            over: { status, ...end, ...collection, ended_at: status === 'canceled' ? third + 10 : null },
            periods: [current, ...before],
          })),
        ),
      ),
    ),
  );

  it('has one status, and never more time than its period has', () => {
    expect(combinations.length).toBeGreaterThan(40_000);
    for (const { over, periods } of combinations) {
      const { status, paidUntil, currentPeriodEnd } = read(over, periods);
      if (status === expected.get(over.status) && paidUntil <= currentPeriodEnd) continue;
      expect.fail(JSON.stringify({ over, periods, status, paidUntil }));
    }
  });

  it('has the current period only if that is paid, forgiven, or about to be charged', () => {
    for (const { over, periods } of combinations) {
      const [current] = periods;
      if (untilOf(over, periods) <= third || current?.status === 'paid') continue;
      const isCancelled = over.cancel_at_period_end === true || over.cancel_at === fourth;
      const isCharged =
        isCancelled && !current?.attempted && (current?.status === 'open' || current?.status === 'draft');
      const isRunning = expected.get(over.status) === 'ACTIVE';
      expect(isRunning && (current?.status === 'void' || isCharged), JSON.stringify({ over, periods })).toBe(true);
    }
  });

  it('gets no time from further periods that are not paid', () => {
    const debts = invoices.filter(({ status }) => status !== 'paid' && status !== 'void');
    for (const status of ['active', 'past_due', 'unpaid'] as const) {
      for (const debt of debts) {
        for (const more of [1, 2]) {
          const periods = [...Array.from({ length: more }, () => draft), debt, paid];
          expect(untilOf({ status }, periods), `${status} ${JSON.stringify(periods)}`).toBe(third - more * 30 * day);
        }
      }
    }
  });
});

describe('leftovers', () => {
  const change = { ...waiting, billing_reason: 'subscription_update' as const };
  it.each<[string, Status, Partial<Stripe.Invoice>[], boolean]>([
    ['a renewal that is charged in an hour', 'active', [draft, paid], false],
    ['a declined renewal', 'past_due', [declined, paid], false],
    ['an older one, after the newest was paid', 'active', [paid, declined, paid], true],
    ['an older one that was voided', 'active', [paid, voided, paid], false],
    ['a plan change that waits for the bank', 'active', [paid, change, paid], false],
    ['a first payment that waits for the bank', 'incomplete', [waiting], false],
    ['one that ended unpaid', 'canceled', [declined, paid], true],
    ['one that ended paid', 'canceled', [paid, paid], false],
  ])('of %s: %s', (_case, status, periods, hasLeftovers) => {
    expect(read({ status }, periods)).toMatchObject({ hasLeftovers });
  });
});

describe('the bank', () => {
  const intent = (over: object): Stripe.PaymentIntent =>
    Object.assign(Object.create(null), { last_payment_error: null, ...over });
  it.each([
    ['past_due', intent({ status: 'requires_action' }), true],
    ['unpaid', intent({ last_payment_error: { code: 'authentication_required' } }), true],
    ['past_due', intent({ last_payment_error: { code: 'card_declined' } }), false],
    ['past_due', undefined, false],
    ['active', intent({ status: 'requires_action' }), false],
    ['canceled', intent({ status: 'requires_action' }), false],
  ] as const)('of one that is %s wants a confirmation: %#', (status, asked, awaitsConfirmation) => {
    expect(read({ status }, [declined, paid], asked)).toMatchObject({ awaitsConfirmation });
  });
});

it.each([
  [{ employerId: '7' }, 7],
  [{}, null],
  [{ employerId: 'seven' }, null],
])('belongs to the employer in %o', (metadata, employerId) => {
  expect(read({ status: 'active', metadata }, [paid]).employerId).toBe(employerId);
});
