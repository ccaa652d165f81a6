import { post } from './balance.ts';
import { invalidRequest } from './errors.ts';
import { newId } from './ids.ts';
import type { Payout } from './objects/payouts.ts';
import type { Metadata } from './objects/shape.ts';
import type { Store } from './store.ts';

/** Pays out what is available. Throws Stripe's balance_insufficient. */
export async function payOut(
  store: Store,
  {
    amount,
    currency,
    ...given
  }: { amount: number; currency: string; description?: string; metadata?: Metadata; statement_descriptor?: string },
): Promise<Payout> {
  const balance = await store.balance();
  const available = balance.find((one) => one.currency === currency)?.available ?? 0;
  if (amount > available) {
    throw invalidRequest(
      'You have insufficient funds in your Stripe account for this transfer. Your card balance is too low. You can use the the /v1/balance endpoint to view your Stripe balance (for more details, see stripe.com/docs/api#balance).',
      { code: 'balance_insufficient', param: 'amount' },
    );
  }
  const id = newId('po');
  const moved = await post(store, {
    amount: -amount,
    currency,
    description: 'STRIPE PAYOUT',
    reporting_category: 'payout',
    source: id,
    type: 'payout',
  });
  const payout: Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: store.now,
    automatic: false,
    balance_transaction: moved.id,
    created: store.now,
    currency,
    description: given.description ?? null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: given.metadata ?? {},
    method: 'standard',
    original_payout: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: given.statement_descriptor ?? null,
    status: 'pending',
    type: 'bank_account',
  };
  await store.announce('payout.created', payout);
  // It arrives at once. The response still says that it is pending, as with Stripe.
  const paid: Payout = { ...payout, status: 'paid' };
  await store.put('payout', paid);
  await store.announce('payout.paid', paid, { status: payout.status });
  return payout;
}

/** Pays out what is available on the first of each month, for demo data. */
export async function payOutMonths(store: Store, from: number, until: number): Promise<void> {
  const begun = new Date(from * 1000);
  for (let month = begun.getUTCMonth() + 1; ; month += 1) {
    const first = Date.UTC(begun.getUTCFullYear(), month, 1) / 1000;
    if (first > until) break;
    store.moveTo(first);
    for (const { currency, available } of await store.balance()) {
      if (available > 0) await payOut(store, { amount: available, currency });
    }
  }
  store.moveTo(until);
}
